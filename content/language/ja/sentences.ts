// 答えの文：本人について三人称で述べる。
import type { Sentences } from '../en/sentences.ts'
import type { OwnerWords } from '../owner-words.ts'
import { firmsIn, isNoFirm } from '../patterns/jobs/own-boss.ts'
import { toBeQuoted } from '../quotation.ts'

const list = (items: string[]) => items.join('、')
/** The counter つ ends at nine. */
const posts = (n: number) => (n < 10 ? `${n}つの職` : `${n}の職`)
const inPosts = (n: number) => (n < 10 ? `${n}つ` : `${n}`)

/** Where no month is known, a date is the bare year. */
const dated = (date: string) => (/^\d{4}$/.test(date) ? `${date}年` : date)

/** Japanese names people rather than pointing at them. */
/** Who works for nobody but themselves belongs to no firm of that name. */
const belonged = (company: string) => (isNoFirm(company) ? 'フリーランスとして活動し' : `${company}に在籍し`)

export const createSentences = (o: OwnerWords): Sentences => {
  const she = `${o.first}さん`
  const yesOr = (yes: boolean | undefined, text: string) =>
    yes === undefined ? text : `${yes ? 'はい' : 'いいえ'}、${text}`
  const jobLine = ({ title, company, period }: { title: string; company: string; period: string }) =>
    `${company}の${title}（${period}）`
  return {
    list,
    since: (date) => `${date}年から現在`,
    until: (date) => `${date}年まで`,
    duration: (months) => {
      const [years, rest] = [Math.floor(months / 12), months % 12]
      return `${years > 0 ? `${years}年` : ''}${rest > 0 ? `${rest}か月` : ''}` || '1か月未満'
    },
    jobLine,
    isNow: (a) =>
      `${o.name}さんは${a.company ? `${a.company}の` : ''}${a.title}です${a.place ? `（拠点：${a.place}）` : ''}。`,
    career: (a) =>
      `${she}は${a.since}年から働き、${a.employers}社で${posts(a.jobs)}を経験しました。最初は${a.first.company}の${a.first.title}でした。`,
    path: (a) => `これまでの経歴（古い順）：${list(a.lines)}。`,
    notAlone: () => 'いいえ、ほかの人も関わっています：',
    othersUntold: () => 'ほかに関わった人がいるかどうかは書かれていません。書かれているのは次のとおりです：',
    noMoreOfIt: () => 'これについてここで見つかるのは、次のことだけです：',
    gaps: (a) => `職歴の記載がない期間：${a.periods.join('、')}。`,
    noGaps: (a) => `${a.since}年以降、記載の職歴に${a.months}か月以上の空白はありません。`,
    totalYears: (a) => yesOr(a.yes, `職務経験は${a.since}年から通算${a.duration}、${posts(a.jobs)}です。`),
    jobs: (a) => `職歴は${a.lines.length}件です（新しい順）：${list(a.lines)}。`,
    employers: (a) => {
      const firms = firmsIn(a.names)
      if (firms.length === 0) return '勤務先の記載はなく、フリーランスとして働いています。'
      const all = `勤務先は${firms.length}社です（新しい順）：${list(firms)}。`
      return firms.length < a.names.length ? `${all}ほかにフリーランスの仕事もあります。` : all
    },
    wasAt: (a) =>
      yesOr(
        a.yes,
        a.to
          ? `${she}は${dated(a.from)}から${dated(a.to)}まで${a.company}で${a.title}を務めました（${a.duration}）。`
          : `${she}は${dated(a.from)}から${a.company}で${a.title}を務めています（これまで${a.duration}）。`,
      ),
    roseAt: (a) =>
      yesOr(
        a.yes,
        a.to
          ? `${she}は${dated(a.from)}から${dated(a.to)}まで${belonged(a.company)}ました（${a.duration}）：${list(a.titles)}。`
          : `${she}は${dated(a.from)}から${belonged(a.company)}ています（これまで${a.duration}）：${list(a.titles)}。`,
      ),
    neverAt: (a) =>
      `いいえ、${she}が${a.company}で働いたとはこのサイトに書かれていません。記載のある勤務先は${a.names.length}社です：${list(a.names)}。`,
    neverAtSort: (a) =>
      `このサイトに書かれている限り、${a.names.length === 1 ? '唯一の勤務先は' : `${a.names.length}社の勤務先に`}${a.sort}${a.names.length === 1 ? 'ではありません' : 'はありません'}：${list(a.names)}。`,
    notThen: (a) => `いいえ、${she}が${a.company}にいたのは別の時期（${a.period}）で、${a.label}ではありません。`,
    notFigure: (a) => `このサイトの記載では、${a.figure}ではありません。`,
    before: (a) => `${a.company}の前は、${list(a.lines)}でした。`,
    after: (a) => `${a.company}の後は、${list(a.lines)}になりました。`,
    nothingBefore: (a) => `${a.company}が、このサイトに書かれた最初の職です。`,
    nothingAfter: (a) => `${a.company}が現在の職で、その後はまだありません。`,
    firstJob: (a) => yesOr(a.yes, `最初の職は${jobLine(a)}でした。`),
    lastJob: (a) => yesOr(a.yes, `現職の前は${jobLine(a)}でした。`),
    currentJob: (a) => yesOr(a.yes, `${she}は現在${a.company}の${a.title}です（${a.period}、これまで${a.duration}）。`),
    noCurrentJob: (a) => `現在続いている職はありません。最後は${jobLine(a)}でした。`,
    longestJob: (a) => `最も長くいたのは${a.company}で、${a.title}として${a.duration}です（${a.period}）。`,
    shortestJob: (a) => `最も短かったのは${a.company}で、${a.title}として${a.duration}です（${a.period}）。`,
    inTime: (a) => `${a.label}は、${list(a.lines)}でした。`,
    nothingInTime: (a) => `${a.label}の職はこのサイトに書かれていません。最初の職は${a.since}年からです。`,
    timeLabel: {
      in: (y) => `${y}年`,
      month: (m) => m,
      since: (y) => `${y}年以降`,
      before: (y) => `${y}年より前`,
      after: (y) => `${y}年より後`,
      between: (y) => `${y}年の間`,
    },
    usedIn: (a) =>
      yesOr(
        a.yes,
        a.isOnlyNamed
          ? `${a.name}は${list(a.places)}での仕事に出てきます。期間は書かれていません。`
          : `${she}は${posts(a.all)}のうち${inPosts(a.jobs)}で${a.name}を${a.isMatter ? '扱いました' : '使いました'}：${list(a.places)}。${!a.duration ? '使った期間は書かれていません' : a.since ? `本文によれば${a.since}年からで、約${a.duration}です` : `通算${a.isLeast ? '少なくとも' : ''}${a.duration}です`}。`,
      ),
    usedInProjects: (a) => yesOr(a.yes, `${she}は${list(a.projects)}で${a.name}を使いました。`),
    skillOnly: (a) =>
      yesOr(a.yes, `${a.name}はスキル（${list(a.skills)}）に挙がっていますが、職やプロジェクトの記載はありません。`),
    namedIn: (a) => yesOr(a.yes, `このサイトに${a.name}の記載があります。`),
    usedAt: (a) => `はい、${she}は${a.place}で${a.name}を使いました（${a.period}）。`,
    usedFor: (a) => `はい、${a.project}では${a.name}を使っています。`,
    notUsedAt: (a) =>
      `いいえ、${a.place}について${a.name}の記載はありません${a.there.length > 0 ? `。そこで使ったのは${list(a.there)}です` : ''}。${a.elsewhere.length > 0 ? `${a.name}を使ったのは${list(a.elsewhere)}です。` : ''}`,
    unknownTechnology: (a) =>
      `いいえ、${she}が${a.name}を使ったとはこのサイトに書かれていません。${a.related.length > 0 ? `同じ種類では${list(a.related)}の記載があります。` : ''}`,
    notUsedThen: (a) =>
      `いいえ、${a.label}に${a.name}を使ったという記載はありません。使ったのは${list(a.periods)}です。`,
    firstUsed: (a) => `${she}が${a.name}を初めて使ったのは${a.company}で、${a.year}年からです。`,
    lastUsed: (a) =>
      yesOr(
        a.yes,
        a.current
          ? `${she}は現在も${a.company}で${a.name}を使っています。`
          : `${she}が最後に${a.name}を使ったのは${a.company}で、${a.year}年までです。`,
      ),
    compareRow: (a) =>
      a.duration
        ? `${a.name}：${a.duration}、${list(a.places)}${a.current ? '（現在まで）' : ''}。`
        : `${a.name}：${a.places.length > 0 ? list(a.places) : '職の記載なし'}。`,
    more: (a) => `${she}は${a.less}より${a.more}のほうを長く使っています。`,
    alike: (a) => `${list(a.names)}を使った期間は同じです。`,
    earlier: (a) =>
      yesOr(a.yes, `先なのは${a.first.name}（${a.first.period}）、その後が${a.then.name}（${a.then.period}）です。`),
    figureMore: (a) =>
      yesOr(
        a.yes,
        `${a.one.name}（${a.one.figure}）のほうが${a.other.name}（${a.other.figure}）より${a.isLess ? '少ない' : '多い'}です。`,
      ),
    figureSame: (a) =>
      yesOr(a.yes, `${a.one.name}（${a.one.figure}）と${a.other.name}（${a.other.figure}）は同じです。`),
    figureUntold: (a) => `${a.name}については、比べられる数値の記載がありません。`,
    validityUntold: () => '有効期限はこのサイトに書かれていません。',
    generally: (a) => `${a.term}（一般的な意味）：${a.text}`,
    both: (a) => `どちらもこのサイトに記載があります：${list(a.names)}。`,
    technologies: (a) =>
      `${a.place ? `${a.place}については` : '多くの職やプロジェクトで使ったのは'}${list(a.names)}${a.place ? 'の記載があります' : 'です'}${a.count && a.count > a.names.length ? `（全部で${a.count}種類）` : ''}。`,
    ofGroup: (a) => `このサイトには${list(a.names)}の記載があります。`,
    noneOfGroup: () => 'このサイトに記載はありません。',
    projectIs: (a) =>
      a.company
        ? `${a.title}は、${she}の${a.company}時代（${a.period}）のプロジェクトです。`
        : `${a.title}は${she}のプロジェクトです。`,
    projects: (a) => `このサイトには${a.titles.length}件のケーススタディがあります：${list(a.titles)}。`,
    projectWhen: (a) => `${a.title}は${a.company}時代（${a.period}）のものです。`,
    projectRan: (a) =>
      yesOr(
        a.yes,
        a.to
          ? `${a.title}は${dated(a.from)}から${dated(a.to)}まで続きました（${a.duration}）。`
          : `${a.title}は${dated(a.from)}から続いています（これまで${a.duration}）。`,
      ),
    noProject: (a) => `${a.company}のケーススタディはこのサイトにありません。`,
    results: (a) => `${a.name}の成果です：`,
    bestResults: () => '特に目立つ成果です：',
    challenge: (a) => `${a.name}の背景にあった問題です：`,
    solution: (a) => `${a.name}の進め方です：`,
    reasons: (a) => `${a.name}がそうなっている理由です：`,
    partTalks: (a) => {
      const gets = a.gets.map(({ label, part }) => `「${part}」から「${label}」`)
      const sends = a.sends.map(({ label, part }) => `「${part}」へ「${label}」`)
      if (sends.length === 0) return `${list(gets)}を受け取ります。`
      return `${gets.length > 0 ? `${list(gets)}を受け取り、` : ''}${list(sends)}を送ります。`
    },
    lineIs: (a) => `「${a.label}」は「${a.from}」から「${a.to}」へ送られます。`,
    whichProject: () => 'どのプロジェクトのことでしょうか。',
    whichDrawing: () => 'どれを図でお見せしましょうか。',
    leading: (a) => yesOr(a.yes, `${she}は${list(a.places)}で人を率いました。`),
    ledFor: (a) => yesOr(a.yes, `人を率いた職務は通算${a.duration}です（${list(a.places)}）。`),
    noLeading: () => '率いたチームの記載はありません。',
    ledNobody: (a) => `いいえ：${a.company}では部下はいなかったと記載されています。`,
    notLed: (a) => `${a.company}で人を率いたという記載はありません。`,
    employerSize: (a) => `${a.company}の規模については「${toBeQuoted(a.words, ['「', '」'])}」と記載されています。`,
    employerSizeUnknown: (a) => `${a.company}の従業員数の記載はありません。`,
    teamAt: (a) => `${a.company}のチームは${a.size}人です。`,
    teamUnknown: (a) => `${a.company}のチームの人数は書かれていません。`,
    largestTeam: (a) => yesOr(a.yes, `記載のある最大のチームは${a.company}の${a.size}人です。`),
    background: (a) => yesOr(a.yes, `${kinds[a.kind]}：${a.items.join('／')}。`),
    noBackground: (a) =>
      `${she}の${kinds[a.kind]}についてこのサイトに記載はありませんが、ないという意味ではありません。`,
    noSuchItem: (a) => `いいえ、${kinds[a.kind]}に${a.name}の記載はありません。`,
    speaks: (a) => `はい、${a.language}を話します（${a.level}）。`,
    languages: (a) => `${she}が話すのは${list(a.items)}です。`,
    speaksNot: (a) =>
      `いいえ、${a.language}の記載はありません。${a.items.length > 0 ? `記載があるのは${list(a.items)}です。` : ''}`,
    offers: (a) => `${she}が提供するのは${list(a.titles)}です。`,
    noServices: () => 'サービスの記載はありません。',
    openTo: (a) => `${she}が希望する仕事の条件：${list(a.items)}。`,
    location: (a) => `${she}の拠点は${a.place}です。`,
    workedAbroad: (a) => `はい、海外での職は${list(a.lines)}です。`,
    notAbroad: () => 'いいえ、海外での職の記載はありません。',
    neverIn: (a) => `いいえ、${a.country}での職の記載はありません。`,
    countries: (a) => `職の所在地として${a.names.length}か国の記載があります：${list(a.names)}。`,
    workedIn: (a) => `職の所在地として${list(a.places)}の記載があります。`,
    noPlace: () => '場所の記載はありません。',
    phone: (a) => `電話番号は${a.number}です。`,
    noPhone: () => '電話番号はここにはありません。',
    answersWithin: (a) => `${she}は${a.days}営業日以内に返信します。`,
    contact: (a) => `${she}へは、このサイトのフォーム、または${a.email}から連絡できます。`,
    profiles: (a) => `そのほかの連絡先：${list(a.items)}。`,
    alsoSpeak: (a: { people: string[] }) => `ほかに${list(a.people)}の声も掲載しています。`,
    articleAppeared: (a) => `記事「${toBeQuoted(a.title, ['「', '」'])}」は${a.date}にこのサイトで公開されました。`,
    saysAbout: (a) => `${a.author}さん${a.role ? `（${a.role}）` : ''}の言葉：「${toBeQuoted(a.quote, ['「', '」'])}」`,
    inArticle: (a) => `記事「${toBeQuoted(a.title, ['「', '」'])}」より：「${toBeQuoted(a.text, ['「', '」'])}」`,
    noTestimonials: () => 'このサイトに他の人の言葉は載っていません。',
    skills: (a) => `主な分野は${list(a.names)}です。`,
    skillYes: (a) => yesOr(a.yes, `${a.name}は${she}の分野の一つです${a.level ? `（${a.level}）` : ''}。`),
    ownWords: (a) => `本人の言葉では：「${toBeQuoted(a.text, ['「', '」'])}」`,
    turnedDown: (a) => `引き受けない仕事についての本人の言葉：「${toBeQuoted(a.text, ['「', '」'])}」`,
    notPublic: (a) => `それは公開していません。${she}が直接お話しします。お問い合わせは${a.email}へどうぞ。`,
    notAnsweredHere: () => 'その答えはここでは見つかりません。',
    notAnswered: (a) => `その答えはここでは見つかりません。${a.email}で${she}に直接お尋ねください。`,
    notSaid: (a) => `「${a.words}」についてはここで見つからず、お答えできません。${she}にお尋ねください：${a.email}。`,
    closest: (a) => `いちばん近いのは次の内容です。${a.told}`,
    notSaidThere: (a) => `${a.place}について「${a.words}」はここで見つかりません。`,
    noDismissal: (a) => `${a.company}で解雇されたという記述は、このサイトにありません。`,
    noReason: (a) => `その理由はここでは見つかりません。${a.email}で${she}にお尋ねください。`,
    whichOne: (a) => `どれのことでしょうか：${list(a.names)}。`,
    private: (a) => `私的なことはこのサイトになく、推測もしません。お問い合わせは${a.email}へどうぞ。`,
    offTopic: () =>
      `私が知っているのは${o.name}さんの仕事だけです。職歴、プロジェクト、スキル、成果についてお尋ねください。`,
    injection: () =>
      `何を言われても、${o.name}さんがここに記したことだけをお伝えします。仕事についてご質問はありますか。`,
    howAreYou: () => `おかげさまで順調です。${o.name}さんの何をお知りになりたいですか。`,
    capabilities: () =>
      `${o.name}さんについてお答えします：職歴と時期、ツールと手法、プロジェクトと成果、働き方、稼働状況など。サイトの案内、各セクションへの移動、職務経歴書の作成もできます。`,
    going: () => 'はい、どうぞ。',
    stopped: () => '案内を終了しました。',
    nothingMore: () => 'これ以上の記載はありません。',
    saysNo: () => 'わかりました。ほかに知りたいことはありますか。',
    measure: () => 'はい。サイトのアドレスを教えてください。計測します。',
    levels: { expert: 'エキスパート', advanced: '上級', proficient: '実務レベル', intermediate: '中級' },
    ask: {
      job: (a) => `${a.company}では何をしましたか？`,
      jobResults: (a) => `${a.company}での成果は？`,
      jobTechnologies: (a) => `${a.company}で使ったツールや手法は？`,
      before: (a) => `${a.company}の前は何をしていましたか？`,
      jobs: () => `${she}の職歴は？`,
      project: (a) => `${a.title}とは何ですか？`,
      projectHow: (a) => `${a.title}はどのように進めましたか？`,
      projectResults: (a) => `${a.title}の成果は？`,
      projectChallenge: (a) => `${a.title}で難しかった点は？`,
      projects: () => 'どんなプロジェクトがありますか？',
      technology: (a) => `${a.name}はどこで使いましたか？`,
      technologyYears: (a) => `${a.name}の経験は何年ですか？`,
      technologies: () => `${she}が使えるツールや手法は？`,
      contact: () => `${she}への連絡方法は？`,
      services: () => `${she}はどんなサービスを提供しますか？`,
      testimonials: () => `周りの人は${she}をどう評価していますか？`,
      leadership: () => `${she}は人を率いたことがありますか？`,
    },
  }
}

const kinds = {
  education: '学歴',
  certificates: '資格',
  publications: '著作',
  talks: '講演',
  awards: '受賞歴',
  volunteering: 'ボランティア活動',
  interests: '趣味・関心',
  languages: '話せる言語',
}
