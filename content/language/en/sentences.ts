// The sentences in which answers are given. They speak about the owner, in the third person.
import { lowered, withArticle } from '../in-sentence.ts'
import type { OwnerWords } from '../owner-words.ts'
import { firmsIn, isNoFirm } from '../patterns/jobs/own-boss.ts'
import { toBeQuoted } from '../quotation.ts'
import type { At, Dated, Link, Measured } from '../sentence-parts.ts'

const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const count = (n: number) => small[n] ?? n.toLocaleString('en')
const Count = (n: number) => capital(count(n))
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const plural = (n: number, one: string, many = `${one}s`) => `${count(n)} ${n === 1 ? one : many}`
const list = (items: string[]) => new Intl.ListFormat('en').format(items)

/** Where somebody works; who is self-employed works at no firm of that name. */
const at = (company: string) => (isNoFirm(company) ? ` (${company.toLowerCase()})` : ` at ${company}`)
/** The same where it is no part of a title. */
const during = (company: string) => (isNoFirm(company) ? 'in self-employment' : `at ${company}`)
const work = (company: string) => (isNoFirm(company) ? 'self-employment' : company)

export const createSentences = (o: OwnerWords) => {
  const pronoun = o.pronouns ?? 'none'
  const she = { she: 'she', he: 'he', they: 'they', none: o.first }[pronoun]
  const She = capital(she)
  const her = { she: 'her', he: 'his', they: 'their', none: `${o.first}’s` }[pronoun]
  const [has, was, is] = pronoun === 'they' ? ['have', 'were', 'are'] : ['has', 'was', 'is']
  const yesOr = (yes: boolean | undefined, text: string) =>
    yes === undefined ? capital(text) : `${yes ? 'Yes' : 'No'}: ${text}`
  const jobLine = ({ title, company, period }: At) => `${title}${at(company)} (${period})`
  return {
    list,
    since: (date: string) => `since ${date}`,
    until: (date: string) => `until ${date}`,
    duration: (months: number) => {
      const [years, rest] = [Math.floor(months / 12), months % 12]
      const parts = [years > 0 ? plural(years, 'year') : '', rest > 0 ? plural(rest, 'month') : ''].filter(Boolean)
      return parts.length > 0 ? list(parts) : 'less than a month'
    },
    jobLine,
    isNow: (a: { title: string; company: string | undefined; place: string | undefined }) =>
      `${o.name} is ${withArticle(a.title)}${a.company ? ` at ${a.company}` : ''}${a.place ? `, based in ${a.place}` : ''}.`,
    career: (a: { since: number; jobs: number; employers: number; first: At }) =>
      `${She} ${has} worked since ${a.since}, in ${plural(a.jobs, 'job')} at ${plural(a.employers, 'employer')}; the first was ${a.first.title}${at(a.first.company)}.`,
    path: (a: { lines: string[] }) => `The path so far, in order: ${a.lines.join(', ')}.`,
    notAlone: () => 'No, others had a part in it:',
    othersUntold: () => 'This site does not say whether anybody else had a part in it. What it says:',
    noMoreOfIt: () => 'I find no more about it here than this:',
    gaps: (a: { periods: string[] }) => `Times for which no job is named here: ${a.periods.join('; ')}.`,
    noGaps: (a: { since: number; months: number }) =>
      `Since ${a.since} the jobs named here leave no gap of ${plural(a.months, 'month')} or more.`,
    totalYears: (a: { duration: string; since: number; jobs: number; yes?: boolean | undefined }) =>
      yesOr(a.yes, `${a.duration} of work, since ${a.since}, in ${plural(a.jobs, 'job')}.`),
    jobs: (a: { lines: string[] }) =>
      `${Count(a.lines.length)} ${a.lines.length === 1 ? 'job' : 'jobs, newest first'}: ${a.lines.join('; ')}.`,
    employers: (a: { names: string[] }) => {
      const firms = firmsIn(a.names)
      if (firms.length === 0) return `No employer is named: ${she} ${has} been self-employed.`
      const all = `${Count(firms.length)} ${firms.length === 1 ? 'employer' : 'employers, newest first'}: ${list(firms)}.`
      return firms.length < a.names.length ? `${all} ${She} ${has} been self-employed, too.` : all
    },
    wasAt: (a: At & { from: string; to: string | undefined; duration: string; yes?: boolean | undefined }) =>
      yesOr(
        a.yes,
        a.to
          ? `${she} ${was} ${a.title}${at(a.company)} from ${a.from} to ${a.to}, ${a.duration} in all.`
          : `${she} ${has} been ${a.title}${at(a.company)} since ${a.from}, ${a.duration} so far.`,
      ),
    /** Whoever rose there: titles with their times, oldest first. */
    roseAt: (a: {
      company: string
      titles: string[]
      from: string
      to: string | undefined
      duration: string
      yes?: boolean | undefined
    }) =>
      yesOr(
        a.yes,
        a.to
          ? `${she} ${was} ${during(a.company)} from ${a.from} to ${a.to}, ${a.duration} in all: ${list(a.titles)}.`
          : `${she} ${has} been ${during(a.company)} since ${a.from}, ${a.duration} so far: ${list(a.titles)}.`,
      ),
    neverAt: (a: { company: string; names: string[] }) =>
      `No: this site does not say that ${she} ever worked at ${a.company}. The ${plural(a.names.length, 'employer')} it names ${a.names.length === 1 ? 'is' : 'are'} ${list(a.names)}.`,
    /** `sort`: what no employer was, "a bank". */
    neverAtSort: (a: { sort: string; names: string[] }) =>
      `As far as this site says, ${a.names.length === 1 ? 'the one employer it names was not' : `none of the ${count(a.names.length)} employers was`} ${a.sort}: ${list(a.names)}.`,
    notThen: (a: { company: string; label: string; period: string }) =>
      `No: ${she} ${was} ${during(a.company)} at another time (${a.period}), not ${a.label}.`,
    notFigure: (a: { figure: string }) => `Not ${a.figure}, by what this site says.`,
    before: (a: { company: string; lines: string[] }) => `Before ${work(a.company)} ${she} ${was} ${list(a.lines)}.`,
    after: (a: { company: string; lines: string[] }) => `After ${work(a.company)} ${she} became ${list(a.lines)}.`,
    nothingBefore: (a: { company: string }) =>
      `${isNoFirm(a.company) ? 'Self-employment' : a.company} is the first job that this site names.`,
    nothingAfter: (a: { company: string }) => `Nothing came after ${work(a.company)} yet: it is ${her} current job.`,
    firstJob: (a: At & { yes?: boolean | undefined }) => yesOr(a.yes, `${her} first job was ${jobLine(a)}.`),
    lastJob: (a: At & { yes?: boolean | undefined }) =>
      yesOr(a.yes, `${her} most recent job before the current one was ${jobLine(a)}.`),
    currentJob: (a: At & { duration: string; yes?: boolean | undefined }) =>
      yesOr(a.yes, `${she} ${is} ${a.title}${at(a.company)}, ${a.period}: ${a.duration} so far.`),
    noCurrentJob: (a: At) => `No job goes on at the moment; the last was ${jobLine(a)}.`,
    longestJob: (a: At & { duration: string }) =>
      `${She} stayed longest ${during(a.company)}: ${a.duration}, as ${a.title} (${a.period}).`,
    shortestJob: (a: At & { duration: string }) =>
      `${capital(her)} shortest job was ${during(a.company)}: ${a.duration}, as ${a.title} (${a.period}).`,
    inTime: (a: { label: string; lines: string[] }) => `${capital(a.label)} ${she} ${was} ${list(a.lines)}.`,
    nothingInTime: (a: { label: string; since: number }) =>
      `This site names no job ${a.label}; the first began in ${a.since}.`,
    timeLabel: {
      in: (y: string) => `in ${y}`,
      month: (m: string) => `in ${m}`,
      since: (y: string) => `since ${y}`,
      before: (y: string) => `before ${y}`,
      after: (y: string) => `after ${y}`,
      between: (y: string) => `in the years ${y}`,
    },
    usedIn: (a: {
      name: string
      places: string[]
      jobs: number
      all: number
      /** Left out where nothing tells for how much of a job it was used. */
      duration: string | undefined
      /** Of some of the jobs nothing tells that. */
      isLeast: boolean
      current: boolean
      /** The year that a text of the first job names beside it. */
      since?: string | undefined
      /** A text names it, which is no tool that anybody knows: nobody says that it was worked with. */
      isOnlyNamed: boolean
      /** A matter of the work, such as bridges, and no tool. */
      isMatter: boolean
      yes?: boolean | undefined
    }) =>
      yesOr(
        a.yes,
        a.isOnlyNamed
          ? `${a.name} is named for the work at ${list(a.places)}; how long is not told.`
          : `${she} ${a.current ? `${has} ` : ''}${a.isMatter ? 'worked with' : 'used'} ${a.name} in ${count(a.jobs)} of ${plural(a.all, 'job')}, at ${list(a.places)}${!a.duration ? '; how long is not told' : a.since ? `, since ${a.since} as told there: about ${a.duration}` : `: ${a.isLeast ? 'at least ' : ''}${a.duration} in all`}.`,
      ),
    usedInProjects: (a: { name: string; projects: string[]; yes?: boolean | undefined }) =>
      yesOr(a.yes, `${she} used ${a.name} in ${list(a.projects)}.`),
    skillOnly: (a: { name: string; skills: string[]; yes?: boolean | undefined }) =>
      yesOr(
        a.yes,
        `${a.name} stands among ${her} skills (${list(a.skills)}), though no job or project is named with it.`,
      ),
    namedIn: (a: { name: string; yes?: boolean | undefined }) => yesOr(a.yes, `the facts on this site name ${a.name}.`),
    usedAt: (a: { name: string; place: string; period: string }) =>
      `Yes: ${she} used ${a.name} at ${a.place} (${a.period}).`,
    usedFor: (a: { name: string; project: string }) => `Yes: ${a.name} is part of ${a.project}.`,
    notUsedAt: (a: { name: string; place: string; there: string[]; elsewhere: string[] }) =>
      `No: for ${a.place} the facts do not name ${a.name}${a.there.length > 0 ? `; there it was ${list(a.there)}` : ''}.${a.elsewhere.length > 0 ? ` ${She} used ${a.name} at ${list(a.elsewhere)}.` : ''}`,
    unknownTechnology: (a: { name: string; related: string[] }) =>
      `No: nothing on this site says that ${she} ${has} used ${a.name}.${a.related.length > 0 ? ` Of that kind it names ${list(a.related)}.` : ''}`,
    notUsedThen: (a: { name: string; label: string; periods: string[] }) =>
      `No: the facts do not name ${a.name} ${a.label}; it was in use at ${list(a.periods)}.`,
    firstUsed: (a: { name: string; company: string; year: string }) =>
      `${She} first used ${a.name} ${during(a.company)}, from ${a.year} on.`,
    lastUsed: (a: { name: string; company: string; year: string; current: boolean; yes: boolean | undefined }) =>
      yesOr(
        a.yes,
        a.current
          ? `${she} ${is} using ${a.name} now, ${during(a.company)}.`
          : `${she} last used ${a.name} ${during(a.company)}, until ${a.year}.`,
      ),
    compareRow: (a: { name: string; duration: string | undefined; places: string[]; current: boolean }) =>
      a.duration
        ? `${a.name}: ${a.duration}, at ${list(a.places)}${a.current ? ', until today' : ''}.`
        : `${a.name}: ${a.places.length > 0 ? list(a.places) : 'not named in a job'}.`,
    more: (a: { more: string; less: string }) => `${She} ${has} worked longer with ${a.more} than with ${a.less}.`,
    alike: (a: { names: string[] }) => `${She} ${has} worked equally long with ${list(a.names)}.`,
    earlier: (a: { first: Dated; then: Dated; yes?: boolean | undefined }) =>
      yesOr(a.yes, `${a.first.name} came first (${a.first.period}), ${a.then.name} after it (${a.then.period}).`),
    /** Which of two has more of something that is counted, or less. */
    figureMore: (a: { one: Measured; other: Measured; isLess: boolean; yes?: boolean | undefined }) =>
      yesOr(
        a.yes,
        `${a.isLess ? 'less' : 'more'} for ${a.one.name} (${a.one.figure}) than for ${a.other.name} (${a.other.figure}).`,
      ),
    figureSame: (a: { one: Measured; other: Measured; yes?: boolean | undefined }) =>
      yesOr(a.yes, `as much for ${a.one.name} (${a.one.figure}) as for ${a.other.name} (${a.other.figure}).`),
    figureUntold: (a: { name: string }) => `For ${a.name} this site gives no figure to set beside it.`,
    validityUntold: () => 'How long it is valid is not told here.',
    generally: (a: { term: string; text: string }) => `${a.term}, in general: ${a.text}`,
    both: (a: { names: string[] }) => `Both are on this site: ${list(a.names)}.`,
    technologies: (a: { names: string[]; place?: string | undefined; count?: number }) =>
      `${a.place ? `For ${a.place} the facts name` : `Used in most jobs and projects:`} ${list(a.names)}${a.count && a.count > a.names.length ? ` (${a.count} in all)` : ''}.`,
    ofGroup: (a: { names: string[] }) => `The facts name ${list(a.names)}.`,
    noneOfGroup: () => `This site names none.`,
    projectIs: (a: { title: string; company: string | undefined; period: string | undefined }) =>
      `${a.title} is ${a.company ? `a project from ${her} time ${during(a.company)} (${a.period})` : `a project of ${o.first}’s`}.`,
    projects: (a: { titles: string[] }) =>
      `${Count(a.titles.length)} ${a.titles.length === 1 ? 'project has' : 'projects have'} a case study here: ${list(a.titles)}.`,
    projectWhen: (a: { title: string; company: string; period: string }) =>
      `${a.title} belongs to ${her} time ${during(a.company)} (${a.period}).`,
    projectRan: (a: {
      title: string
      from: string
      to: string | undefined
      duration: string
      yes?: boolean | undefined
    }) =>
      yesOr(
        a.yes,
        a.to
          ? `${a.title} ran from ${a.from} to ${a.to}: ${a.duration}.`
          : `${a.title} has run since ${a.from}: ${a.duration} so far.`,
      ),
    noProject: (a: { company: string }) => `No case study on this site is from ${work(a.company)}.`,
    results: (a: { name: string }) => `What came of ${a.name}:`,
    bestResults: () => `The results that stand out:`,
    challenge: (a: { name: string }) => `The problem behind ${a.name}:`,
    solution: (a: { name: string }) => `How ${a.name} was done:`,
    reasons: (a: { name: string }) => `Why ${a.name} is as it is:`,
    partTalks: (a: { gets: Link[]; sends: Link[] }) => {
      const gets = a.gets.map(({ label, part }) => `“${label}” from ${part}`)
      const sends = a.sends.map(({ label, part }) => `“${label}” to ${part}`)
      const does = [gets.length > 0 ? `gets ${list(gets)}` : '', sends.length > 0 ? `sends ${list(sends)}` : '']
      return `It ${does.filter(Boolean).join(', and ')}.`
    },
    lineIs: (a: { label: string; from: string; to: string }) => `“${a.label}” goes from ${a.from} to ${a.to}.`,
    whichProject: () => 'Which project do you mean?',
    whichDrawing: () => 'Which one shall I draw?',
    leading: (a: { places: string[]; yes?: boolean | undefined }) =>
      yesOr(a.yes, `${she} led people at ${list(a.places)}.`),
    ledFor: (a: { duration: string; places: string[]; yes?: boolean | undefined }) =>
      yesOr(a.yes, `${a.duration} in the jobs in which ${she} led people: ${list(a.places)}.`),
    noLeading: () => `This site names no team that ${she} led.`,
    /** The facts say so in words, such as "no direct reports". */
    ledNobody: (a: { company: string }) =>
      `No: for ${work(a.company)} this site says that there were no direct reports.`,
    notLed: (a: { company: string }) => `For ${work(a.company)} this site does not say that ${she} led people.`,
    employerSize: (a: { company: string; words: string }) =>
      `How many work at ${a.company}, as this site puts it: “${toBeQuoted(a.words, ['“', '”'])}”.`,
    employerSizeUnknown: (a: { company: string }) => `This site does not say how many people work at ${a.company}.`,
    teamAt: (a: { company: string; size: number }) => `${Count(a.size)} people ${during(a.company)}.`,
    teamUnknown: (a: { company: string }) => `For ${work(a.company)} this site does not say how large the team was.`,
    largestTeam: (a: { company: string; size: number; yes?: boolean | undefined }) =>
      yesOr(a.yes, `the largest team named here had ${count(a.size)} people, ${during(a.company)}.`),
    background: (a: { kind: keyof typeof kinds; items: string[]; yes?: boolean | undefined }) =>
      yesOr(a.yes, `${a.yes === undefined ? `${kinds[a.kind]}: ` : ''}${a.items.join('; ')}.`),
    noBackground: (a: { kind: keyof typeof kinds }) =>
      `This site says nothing about ${kindsOf[a.kind]} of ${o.first}; that does not mean there is nothing.`,
    noSuchItem: (a: { name: string; kind: keyof typeof kinds }) =>
      `No: this site does not name ${a.name} among ${kindsOf[a.kind]} of ${o.first}.`,
    speaks: (a: { language: string; level: string }) =>
      `Yes, ${she} speak${pronoun === 'they' ? '' : 's'} ${a.language} (${lowered(a.level)}).`,
    languages: (a: { items: string[] }) => `${She} speak${pronoun === 'they' ? '' : 's'} ${list(a.items)}.`,
    speaksNot: (a: { language: string; items: string[] }) =>
      `No: ${a.language} is not among the languages named here. ${a.items.length > 0 ? `Those are ${list(a.items)}.` : ''}`.trim(),
    offers: (a: { titles: string[] }) => `${o.first} offers ${list(a.titles)}.`,
    noServices: () => `This site names no services.`,
    /** What kinds of work, where, and from when on. */
    openTo: (a: { items: string[] }) => `${o.first} is open to new work: ${a.items.join('; ')}.`,
    location: (a: { place: string }) => `${o.first} is based in ${a.place}.`,
    workedAbroad: (a: { lines: string[] }) => `Yes, abroad ${she} ${was} ${list(a.lines)}.`,
    notAbroad: () => 'No: no job abroad is named here.',
    neverIn: (a: { country: string }) => `No: no job is named here in this country: ${a.country}.`,
    countries: (a: { names: string[] }) =>
      `Jobs are named in ${plural(a.names.length, 'country', 'countries')}: ${list(a.names)}.`,
    workedIn: (a: { places: string[] }) => `Jobs are named in ${list(a.places)}.`,
    noPlace: () => `This site does not say where.`,
    phone: (a: { number: string }) => `The phone number is ${a.number}.`,
    noPhone: () => 'No phone number is given here.',
    answersWithin: (a: { days: number }) => `${o.first} answers within ${plural(a.days, 'working day')}.`,
    contact: (a: { email: string }) => `You can reach ${o.first} with the form on this site or at ${a.email}.`,
    profiles: (a: { items: string[] }) => `Elsewhere: ${list(a.items)}.`,
    alsoSpeak: (a: { people: string[] }) =>
      `${list(a.people)} also ${a.people.length === 1 ? 'speaks' : 'speak'} of ${o.first} on this site.`,
    articleAppeared: (a: { title: string; date: string }) =>
      `The article “${toBeQuoted(a.title, ['“', '”'])}” appeared here on ${a.date}.`,
    saysAbout: (a: { author: string; role: string | undefined; quote: string }) =>
      `${a.author}${a.role ? ` (${a.role})` : ''} says: “${toBeQuoted(a.quote, ['“', '”'])}”`,
    inArticle: (a: { title: string; text: string }) =>
      `The article “${toBeQuoted(a.title, ['“', '”'])}” says: “${toBeQuoted(a.text, ['“', '”'])}”`,
    noTestimonials: () => `Nobody is quoted on this site.`,
    skills: (a: { names: string[] }) => `${capital(her)} main fields are ${list(a.names)}.`,
    skillYes: (a: { name: string; level: string | undefined; yes?: boolean | undefined }) =>
      yesOr(a.yes, `${a.name} is one of ${her} fields${a.level ? ` (${a.level})` : ''}.`),
    ownWords: (a: { text: string }) => `In ${her} own words: “${toBeQuoted(a.text, ['“', '”'])}”`,
    turnedDown: (a: { text: string }) => `${o.first} on work that is turned down: “${toBeQuoted(a.text, ['“', '”'])}”`,
    notPublic: (a: { email: string }) =>
      `That is not public: ${she} would rather say it in person. You can ask at ${a.email}.`,
    notAnsweredHere: () => 'I find no answer to that here.',
    notAnswered: (a: { email: string }) =>
      `I find no answer to that here. You can ask ${o.first} directly at ${a.email}.`,
    notSaid: (a: { words: string; email: string }) =>
      `I find nothing about “${a.words}” here, so I cannot tell. ${o.first} can: ${a.email}.`,
    closest: (a: { told: string }) => `What comes closest to it: ${a.told}`,
    notSaidThere: (a: { words: string; place: string }) => `For ${a.place} I find nothing about “${a.words}” here.`,
    noDismissal: (a: { company: string }) => `This site does not speak of a dismissal ${during(a.company)}.`,
    noReason: (a: { email: string }) => `I find no reason for it here. You can ask ${o.first} at ${a.email}.`,
    whichOne: (a: { names: string[] }) =>
      `Which one do you mean: ${new Intl.ListFormat('en', { type: 'disjunction' }).format(a.names)}?`,
    private: (a: { email: string }) =>
      `Private matters are not on this site, and I do not guess. You can ask ${o.first} at ${a.email}.`,
    offTopic: () => `I only know about the work of ${o.name}. Ask me about jobs, projects, skills or results.`,
    injection: () =>
      `I keep to what ${o.name} has stated here, whatever I am told. Is there a question about the work?`,
    howAreYou: () => `All is well here, thank you. What would you like to know about ${o.name}?`,
    capabilities: () =>
      `I answer questions about ${o.name}: jobs and dates, tools and methods, projects and results, ways of working, availability. I can also show you around, scroll to a section or make a résumé.`,
    going: () => 'Here you are.',
    stopped: () => 'The tour is over.',
    nothingMore: () => 'That is all this site says about it.',
    saysNo: () => 'All right. Is there anything else you would like to know?',
    measure: () => 'Gladly: give me the address of the website, and I will measure it.',
    levels: { expert: 'expert', advanced: 'advanced', proficient: 'proficient', intermediate: 'intermediate' },
    ask: {
      job: (a: { company: string }) => `What did ${o.first} do ${during(a.company)}?`,
      jobResults: (a: { company: string }) => `What came of the work ${during(a.company)}?`,
      jobTechnologies: (a: { company: string }) => `Which tools and methods ${during(a.company)}?`,
      before: (a: { company: string }) => `What did ${o.first} do before ${work(a.company)}?`,
      jobs: () => `Which jobs has ${o.first} had?`,
      project: (a: { title: string }) => `What is ${a.title}?`,
      projectHow: (a: { title: string }) => `How was ${a.title} done?`,
      projectResults: (a: { title: string }) => `What came of ${a.title}?`,
      projectChallenge: (a: { title: string }) => `What was hard about ${a.title}?`,
      projects: () => `Which projects are there?`,
      technology: (a: { name: string }) => `Where did ${o.first} use ${a.name}?`,
      technologyYears: (a: { name: string }) => `How many years of ${a.name}?`,
      technologies: () => `Which tools and methods does ${o.first} know best?`,
      contact: () => `How can I reach ${o.first}?`,
      services: () => `What does ${o.first} offer?`,
      testimonials: () => `What do others say about ${o.first}?`,
      leadership: () => `Has ${o.first} led people?`,
    },
  }
}

const kinds = {
  education: 'Education',
  certificates: 'Certificates',
  publications: 'Publications',
  talks: 'Talks',
  awards: 'Awards',
  volunteering: 'Voluntary work',
  interests: 'Interests',
  languages: 'Languages',
}
const kindsOf = {
  education: 'the education',
  certificates: 'the certificates',
  publications: 'the publications',
  talks: 'the talks',
  awards: 'the awards',
  volunteering: 'the voluntary work',
  interests: 'the interests',
  languages: 'the languages',
}

export type Sentences = ReturnType<typeof createSentences>
