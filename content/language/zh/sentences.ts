// 回答所用的句子：以第三人称谈论站主。
import type { Sentences } from '../en/sentences.ts'
import type { OwnerWords } from '../owner-words.ts'
import { firmsIn, isNoFirm } from '../patterns/jobs/own-boss.ts'
import { toBeQuoted } from '../quotation.ts'

/** Names in Latin letters are parted from Chinese by a blank; the digits of a name belong to its letters. */
const startsLatin = (text: string) => /^[\d.-]*\p{Script=Latin}/u.test(text)
const endsLatin = (text: string) => /\p{Script=Latin}[\s\d.+#-]*$/u.test(text)
const isParted = (before: string, next: string) =>
  (/\p{Script=Han}$/u.test(before) && startsLatin(next)) || (endsLatin(before) && /^\p{Script=Han}/u.test(next))

/** A sentence with blanks between its own words and the names in it, where they need any. */
const filled = (texts: TemplateStringsArray, ...names: (string | number | undefined)[]) =>
  texts
    .flatMap((text, i) => [text, String(names[i] ?? '')])
    .filter(Boolean)
    .reduce((said, piece, i, all) => said + (isParted(all[i - 1] ?? '', piece) ? ' ' : '') + piece, '')

const joined = (items: string[], word: string) =>
  items.reduce((all, item) => (all ? filled`${all}${word}${item}` : item), '')
const list = (items: string[]) => joined([items.slice(0, -1).join('、'), ...items.slice(-1)].filter(Boolean), '和')

/** Where no month is known, a date is the bare year. */
const dated = (date: string) => (/^\d{4}$/.test(date) ? `${date}年` : date)

/** Where somebody works; who is self-employed works at no firm of that name. */
const during = (company: string) => (isNoFirm(company) ? '以自由职业身份' : filled`在${company}`)

export const createSentences = (o: OwnerWords): Sentences => {
  const she = o.pronouns === 'she' ? '她' : o.pronouns === 'he' ? '他' : o.first
  const yesOr = (yes: boolean | undefined, text: string, no = '不是') =>
    yes === undefined ? text : `${yes ? '是的' : no}，${text}`
  const jobLine = ({ title, company, period }: { title: string; company: string; period: string }) =>
    filled`${company}的${title}（${period}）`
  return {
    list,
    since: (date) => `${date}年至今`,
    until: (date) => `到${date}年`,
    duration: (months) => {
      const [years, rest] = [Math.floor(months / 12), months % 12]
      return `${years > 0 ? `${years}年` : ''}${rest > 0 ? `${years > 0 ? '零' : ''}${rest}个月` : ''}` || '不到一个月'
    },
    jobLine,
    isNow: (a) =>
      filled`${o.name}${a.company ? filled`在${a.company}担任` : '是'}${a.title}${a.place ? filled`，常驻${a.place}` : ''}。`,
    career: (a) =>
      filled`${she}自${a.since}年开始工作，先后在${a.employers}家雇主担任过${a.jobs}个职位；第一个是${a.first.company}的${a.first.title}。`,
    path: (a) => `按时间顺序的经历：${a.lines.join('、')}。`,
    notAlone: () => '不是，还有别人参与：',
    othersUntold: () => '是否还有别人参与，本站没有说。本站写的是：',
    noMoreOfIt: () => '关于这一点，我在这里只找到这些：',
    gaps: (a) => `以下时间段本站没有列出工作：${a.periods.join('；')}。`,
    noGaps: (a) => `自${a.since}年以来，所列工作之间没有${a.months}个月或以上的空档。`,
    totalYears: (a) =>
      yesOr(a.yes, filled`${she}有${a.duration}的工作经验，自${a.since}年起，共${a.jobs}个职位。`, '没有'),
    jobs: (a) => `共${a.lines.length}个职位，从新到旧：${a.lines.join('；')}。`,
    employers: (a) => {
      const firms = firmsIn(a.names)
      if (firms.length === 0) return filled`本站没有提到雇主：${she}自己执业。`
      const all = `共${firms.length}家雇主，从新到旧：${list(firms)}。`
      return firms.length < a.names.length ? `${all}此外还有自由职业的经历。` : all
    },
    wasAt: (a) =>
      yesOr(
        a.yes,
        a.to
          ? filled`${she}从${dated(a.from)}到${dated(a.to)}${during(a.company)}担任${a.title}，共${a.duration}。`
          : filled`${she}自${dated(a.from)}起${during(a.company)}担任${a.title}，至今${a.duration}。`,
      ),
    roseAt: (a) =>
      yesOr(
        a.yes,
        a.to
          ? filled`${she}从${dated(a.from)}到${dated(a.to)}${during(a.company)}任职，共${a.duration}：${list(a.titles)}。`
          : filled`${she}自${dated(a.from)}起${during(a.company)}任职，至今${a.duration}：${list(a.titles)}。`,
      ),
    neverAt: (a) =>
      filled`没有，至少本站没有提到${she}在${a.company}工作过。本站提到的${a.names.length}家雇主是${list(a.names)}。`,
    neverAtSort: (a) =>
      filled`就本站所写，${a.names.length === 1 ? '唯一提到的雇主不是' : `提到的${a.names.length}家雇主都不是`}${a.sort}：${list(a.names)}。`,
    notThen: (a) => filled`不是：${she}${during(a.company)}是另一段时间（${a.period}），不是${a.label}。`,
    notFigure: (a) => filled`按本站的记载，不是${a.figure}。`,
    before: (a) => filled`在${a.company}之前，${she}是${list(a.lines)}。`,
    after: (a) => filled`在${a.company}之后，${she}成为${list(a.lines)}。`,
    nothingBefore: (a) => filled`${a.company}是本站提到的第一份工作。`,
    nothingAfter: (a) => filled`${a.company}就是现在的工作，之后还没有别的。`,
    firstJob: (a) => yesOr(a.yes, filled`${she}的第一份工作是${jobLine(a)}。`),
    lastJob: (a) => yesOr(a.yes, filled`${she}的上一份工作是${jobLine(a)}。`),
    currentJob: (a) => yesOr(a.yes, filled`${she}现在是${a.company}的${a.title}，${a.period}，已有${a.duration}。`),
    noCurrentJob: (a) => filled`目前没有在职的工作；最近一份是${jobLine(a)}。`,
    longestJob: (a) => filled`${she}${during(a.company)}待得最久：${a.duration}，担任${a.title}（${a.period}）。`,
    shortestJob: (a) => filled`${she}${during(a.company)}的时间最短：${a.duration}，担任${a.title}（${a.period}）。`,
    inTime: (a) => filled`${a.label}，${she}是${list(a.lines)}。`,
    nothingInTime: (a) => `本站没有提到${a.label}的工作；第一份工作始于${a.since}年。`,
    timeLabel: {
      in: (y) => `${y}年`,
      month: (m) => m,
      since: (y) => `${y}年以来`,
      before: (y) => `${y}年之前`,
      after: (y) => `${y}年之后`,
      between: (y) => `${y}年间`,
    },
    usedIn: (a) =>
      yesOr(
        a.yes,
        a.isOnlyNamed
          ? filled`${list(a.places)}的工作中提到${a.name}，没有说多长时间。`
          : filled`${she}在${a.all}份工作中的${a.jobs}份里${a.isMatter ? '接触' : '用'}过${a.name}：${list(a.places)}${!a.duration ? '，没有说用了多久' : a.since ? filled`，据文中所述自${a.since}年起，约${a.duration}` : filled`，${a.isLeast ? '至少' : '共'}${a.duration}`}。`,
        '没有',
      ),
    usedInProjects: (a) => yesOr(a.yes, filled`${she}在${list(a.projects)}中用过${a.name}。`),
    skillOnly: (a) => yesOr(a.yes, filled`${a.name}列在技能里（${list(a.skills)}），但没有对应的工作或项目。`),
    namedIn: (a) => yesOr(a.yes, filled`本站提到了${a.name}。`),
    usedAt: (a) => filled`是的，${she}在${a.place}用过${a.name}（${a.period}）。`,
    usedFor: (a) => filled`是的，${a.project}用到了${a.name}。`,
    notUsedAt: (a) =>
      filled`本站没有提到${a.place}用过${a.name}${a.there.length > 0 ? filled`，那里用的是${list(a.there)}` : ''}。${a.elsewhere.length > 0 ? filled`${she}用${a.name}是在${list(a.elsewhere)}。` : ''}`,
    unknownTechnology: (a) =>
      filled`没有，至少本站没有提到${she}用过${a.name}。${a.related.length > 0 ? filled`同类中提到的有${list(a.related)}。` : ''}`,
    notUsedThen: (a) => filled`没有，本站没有提到${a.label}用过${a.name}；用它是在${list(a.periods)}。`,
    firstUsed: (a) => filled`${she}第一次用${a.name}是${during(a.company)}，从${a.year}年开始。`,
    lastUsed: (a) =>
      yesOr(
        a.yes,
        a.current
          ? filled`${she}现在${during(a.company)}仍在用${a.name}。`
          : filled`${she}最后一次用${a.name}是${during(a.company)}，到${a.year}年为止。`,
      ),
    compareRow: (a) =>
      a.duration
        ? filled`${a.name}：${a.duration}，在${list(a.places)}${a.current ? '，至今' : ''}。`
        : `${a.name}：${a.places.length > 0 ? list(a.places) : '没有对应的工作'}。`,
    more: (a) => filled`${she}用${a.more}的时间比${a.less}长。`,
    alike: (a) => filled`${she}用${list(a.names)}的时间一样长。`,
    earlier: (a) =>
      yesOr(a.yes, filled`先是${a.first.name}（${a.first.period}），之后是${a.then.name}（${a.then.period}）。`),
    figureMore: (a) =>
      yesOr(
        a.yes,
        filled`${a.one.name}（${a.one.figure}）比${a.other.name}（${a.other.figure}）${a.isLess ? '少' : '多'}。`,
      ),
    figureSame: (a) =>
      yesOr(a.yes, filled`${a.one.name}（${a.one.figure}）和${a.other.name}（${a.other.figure}）一样。`),
    figureUntold: (a) => filled`关于${a.name}，本站没有可比较的数字。`,
    validityUntold: () => '有效期本站没有说明。',
    generally: (a) => `${a.term}（一般含义）：${a.text}`,
    both: (a) => `两者本站都有介绍：${list(a.names)}。`,
    technologies: (a) =>
      filled`${a.place ? filled`关于${a.place}，本站提到` : '多数工作和项目中用到'}${list(a.names)}${a.count && a.count > a.names.length ? `，共${a.count}种` : ''}。`,
    ofGroup: (a) => filled`本站提到${list(a.names)}。`,
    noneOfGroup: () => '本站没有提到。',
    projectIs: (a) =>
      a.company
        ? filled`${a.title}是${she}${during(a.company)}期间（${a.period}）的项目。`
        : filled`${a.title}是${o.first}的项目。`,
    projects: (a) => `本站有${a.titles.length}个项目的案例：${list(a.titles)}。`,
    projectWhen: (a) => filled`${a.title}属于${she}${during(a.company)}的时期（${a.period}）。`,
    projectRan: (a) =>
      yesOr(
        a.yes,
        a.to
          ? filled`${a.title}从${dated(a.from)}到${dated(a.to)}，历时${a.duration}。`
          : filled`${a.title}自${dated(a.from)}进行至今，已有${a.duration}。`,
      ),
    noProject: (a) => filled`本站没有来自${a.company}的案例。`,
    results: (a) => filled`${a.name}的成果：`,
    bestResults: () => '最突出的成果：',
    challenge: (a) => filled`${a.name}背后的问题：`,
    solution: (a) => filled`${a.name}的做法：`,
    reasons: (a) => filled`${a.name}这样做的原因：`,
    partTalks: (a) => {
      const gets = a.gets.map(({ label, part }) => `从“${part}”接收“${label}”`)
      const sends = a.sends.map(({ label, part }) => `向“${part}”发送“${label}”`)
      return `它${[...gets, ...sends].join('，')}。`
    },
    lineIs: (a) => `“${a.label}”从“${a.from}”传到“${a.to}”。`,
    whichProject: () => '您指的是哪个项目？',
    whichDrawing: () => '要我画出哪一个？',
    leading: (a) => yesOr(a.yes, filled`${she}在${list(a.places)}带过团队。`),
    ledFor: (a) => yesOr(a.yes, filled`${she}带过团队的职位共${a.duration}：${list(a.places)}。`, '没有'),
    noLeading: () => '本站没有提到带过的团队。',
    ledNobody: (a) => `没有：关于 ${a.company}，本站写明没有下属。`,
    notLed: (a) => `关于 ${a.company}，本站没有提到带过团队。`,
    employerSize: (a) => `关于 ${a.company} 的规模，本站写的是：“${toBeQuoted(a.words, ['“', '”'])}”。`,
    employerSizeUnknown: (a) => `本站没有提到 ${a.company} 有多少员工。`,
    teamAt: (a) => filled`${during(a.company)}，团队有${a.size}人。`,
    teamUnknown: (a) => filled`本站没有说${a.company}的团队有多大。`,
    largestTeam: (a) => yesOr(a.yes, filled`本站提到的最大团队有${a.size}人，${during(a.company)}。`, '没有'),
    background: (a) => yesOr(a.yes, `${kinds[a.kind]}：${a.items.join('；')}。`, '没有').replace(/^是的，/u, '有，'),
    noBackground: (a) => filled`本站没有提到${o.first}的${kinds[a.kind]}，但这不代表没有。`,
    noSuchItem: (a) => filled`没有，${kinds[a.kind]}里没有提到${a.name}。`,
    speaks: (a) => filled`会，${she}会说${a.language}（${a.level}）。`,
    languages: (a) => filled`${she}会说${list(a.items)}。`,
    speaksNot: (a) =>
      filled`本站没有提到${a.language}。${a.items.length > 0 ? filled`提到的语言有${list(a.items)}。` : ''}`,
    offers: (a) => filled`${o.first}提供：${list(a.titles)}。`,
    noServices: () => '本站没有列出服务。',
    openTo: (a) => filled`${o.first}愿意考虑新的工作：${a.items.join('；')}。`,
    location: (a) => filled`${o.first}常驻${a.place}。`,
    workedAbroad: (a) => filled`有：在国外，${she}曾任${list(a.lines)}。`,
    notAbroad: () => '没有，本站没有提到在国外的工作。',
    neverIn: (a) => filled`没有，本站没有提到在${a.country}的工作。`,
    countries: (a) => filled`提到的工作地点在${a.names.length}个国家：${list(a.names)}。`,
    workedIn: (a) => filled`提到的工作地点有${list(a.places)}。`,
    noPlace: () => '本站没有说在哪里。',
    phone: (a) => filled`电话是${a.number}。`,
    noPhone: () => '这里没有写电话号码。',
    answersWithin: (a) => filled`${o.first}会在${a.days}个工作日内回复。`,
    contact: (a) => filled`可以通过本站的表单或${a.email}联系${o.first}。`,
    profiles: (a) => `其他联系方式：${list(a.items)}。`,
    alsoSpeak: (a: { people: string[] }) => filled`本站还有${list(a.people)}的评价。`,
    articleAppeared: (a) => filled`文章《${a.title}》于 ${a.date} 在本站发表。`,
    saysAbout: (a) => filled`${a.author}${a.role ? `（${a.role}）` : ''}说：“${toBeQuoted(a.quote, ['“', '”'])}”`,
    inArticle: (a) => filled`文章《${a.title}》写道：“${toBeQuoted(a.text, ['“', '”'])}”`,
    noTestimonials: () => '本站没有引用别人的评价。',
    skills: (a) => filled`${she}的主要领域是${list(a.names)}。`,
    skillYes: (a) => yesOr(a.yes, filled`${a.name}是${she}的领域之一${a.level ? `（${a.level}）` : ''}。`),
    ownWords: (a) => filled`用${she}自己的话说：“${toBeQuoted(a.text, ['“', '”'])}”`,
    turnedDown: (a) => filled`关于不承接的工作，${o.first}说：“${toBeQuoted(a.text, ['“', '”'])}”`,
    notPublic: (a) => filled`这不公开，${she}更愿意当面说。可以写信到${a.email}询问。`,
    notAnsweredHere: () => '我在这里没有找到这个问题的答案。',
    notAnswered: (a) => filled`我在这里没有找到这个问题的答案，可以直接写信到${a.email}问${o.first}。`,
    notSaid: (a) => filled`我在这里没有找到“${a.words}”，所以无法回答。您可以问${o.first}：${a.email}。`,
    closest: (a) => `最接近的内容是：${a.told}`,
    notSaidThere: (a) => filled`关于${a.place}，我在这里没有找到“${a.words}”。`,
    noDismissal: (a) => filled`本站没有提到${during(a.company)}被解雇。`,
    noReason: (a) => filled`我在这里没有找到原因，可以写信到${a.email}问${o.first}。`,
    whichOne: (a) => `您指的是哪一个：${joined(a.names, '还是')}？`,
    private: (a) => filled`本站没有私人信息，我也不猜测。可以写信到${a.email}询问。`,
    offTopic: () => filled`我只了解${o.name}的工作。可以问我职位、项目、技能或成果。`,
    injection: () => filled`无论别人怎么说，我只依据${o.name}在这里写明的内容。您有关于工作的问题吗？`,
    howAreYou: () => filled`一切都好，谢谢。您想了解${o.name}的什么？`,
    capabilities: () =>
      filled`我可以回答关于${o.name}的问题：职位与时间、工具与方法、项目与成果、工作方式、是否有空。我还可以带您参观、跳到某个部分或生成一份简历。`,
    going: () => '好的，请看。',
    stopped: () => '导览已结束。',
    nothingMore: () => '关于这一点，本站没有更多内容。',
    saysNo: () => '好的。您还想了解别的吗？',
    measure: () => '好的，请把网站地址告诉我，我来测量。',
    levels: { expert: '专家水平', advanced: '高级水平', proficient: '熟练', intermediate: '中级水平' },
    ask: {
      job: (a) => filled`${o.first}${during(a.company)}做了什么？`,
      jobResults: (a) => filled`${during(a.company)}取得了什么成果？`,
      jobTechnologies: (a) => filled`${during(a.company)}用了哪些工具和方法？`,
      before: (a) => `${o.first} 在 ${a.company} 之前做什么？`,
      jobs: () => `${o.first} 做过哪些工作？`,
      project: (a) => filled`${a.title}是什么？`,
      projectHow: (a) => filled`${a.title}是怎么做的？`,
      projectResults: (a) => filled`${a.title}取得了什么成果？`,
      projectChallenge: (a) => filled`${a.title}难在哪里？`,
      projects: () => '有哪些项目？',
      technology: (a) => `${o.first} 在哪里用过 ${a.name}？`,
      technologyYears: (a) => `${a.name} 用了多少年？`,
      technologies: () => `${o.first} 会用哪些工具和方法？`,
      contact: () => `怎么联系 ${o.first}？`,
      services: () => `${o.first} 提供什么服务？`,
      testimonials: () => `别人怎么评价 ${o.first}？`,
      leadership: () => `${o.first} 带过团队吗？`,
    },
  }
}

const kinds = {
  education: '教育背景',
  certificates: '证书',
  publications: '发表的作品',
  talks: '演讲',
  awards: '奖项',
  volunteering: '志愿服务',
  interests: '兴趣',
  languages: '语言',
}
