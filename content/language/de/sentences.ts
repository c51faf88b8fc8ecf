// Die Sätze, in denen geantwortet wird: über die Person, in der dritten Person.
import type { Sentences } from '../en/sentences.ts'
import type { OwnerWords } from '../owner-words.ts'
import { firmsIn, isNoFirm } from '../patterns/jobs/own-boss.ts'
import { toBeQuoted } from '../quotation.ts'

const small = [
  'keine',
  'eine',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
]
const count = (n: number) => small[n] ?? n.toLocaleString('de')
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const Count = (n: number) => capital(count(n))
const list = (items: string[]) => new Intl.ListFormat('de').format(items)
const number = (n: number, one: string, many: string) =>
  n === 1 ? `ein${one.endsWith('r') ? '' : 'e'} ${one}` : `${count(n)} ${many}`
const quoted = (title: string) => `„${toBeQuoted(title, ['„', '“'])}“`

/** Where somebody works; who is self-employed works at no firm of that name. */
const at = (company: string) => (isNoFirm(company) ? ` (${company.toLowerCase()})` : ` bei ${company}`)
/** The same where it is no part of a title. */
const during = (company: string) => (isNoFirm(company) ? 'in der Selbstständigkeit' : `bei ${company}`)
const work = (company: string) => (isNoFirm(company) ? 'der Selbstständigkeit' : company)
const theWork = (company: string) => (isNoFirm(company) ? 'die Selbstständigkeit' : company)

export const createSentences = (o: OwnerWords): Sentences => {
  const isNamed = o.pronouns === undefined || o.pronouns === 'they'
  const she = isNamed ? o.first : o.pronouns === 'he' ? 'er' : 'sie'
  const She = capital(she)
  /** "ihre Stelle", "sein Beruf": with the ending that the noun asks for. */
  const own = (ending: string) =>
    isNamed ? `${o.first}${/[sßxz]$/.test(o.first) ? '’' : 's'}` : `${o.pronouns === 'he' ? 'sein' : 'ihr'}${ending}`
  const yesOr = (yes: boolean | undefined, text: string) =>
    yes === undefined ? capital(text) : `${yes ? 'Ja' : 'Nein'}: ${capital(text)}`
  const jobLine = ({ title, company, period }: { title: string; company: string; period: string }) =>
    `${title}${at(company)} (${period})`
  return {
    list,
    since: (date) => `seit ${date}`,
    until: (date) => `bis ${date}`,
    duration: (months) => {
      const [years, rest] = [Math.floor(months / 12), months % 12]
      const parts = [
        years > 0 ? number(years, 'Jahr', 'Jahre').replace('eine ', 'ein ') : '',
        rest > 0 ? number(rest, 'Monat', 'Monate').replace('eine ', 'ein ') : '',
      ]
      return list(parts.filter(Boolean)) || 'weniger als ein Monat'
    },
    jobLine,
    isNow: (a) =>
      `${o.name} ist ${a.title}${a.company ? ` bei ${a.company}` : ''}${a.place ? `; Standort: ${a.place}` : ''}.`,
    career: (a) =>
      `${She} arbeitet seit ${a.since}, bisher in ${a.jobs === 1 ? 'einer Stelle' : `${count(a.jobs)} Stellen`} bei ${a.employers === 1 ? 'einem Arbeitgeber' : `${count(a.employers)} Arbeitgebern`}; die erste war ${a.first.title}${at(a.first.company)}.`,
    path: (a) => `Der Weg bisher, der Reihe nach: ${a.lines.join(', ')}.`,
    notAlone: () => 'Nein, andere waren daran beteiligt:',
    othersUntold: () => 'Ob andere daran beteiligt waren, steht hier nicht. Hier steht:',
    noMoreOfIt: () => 'Mehr als dies finde ich hier dazu nicht:',
    gaps: (a) => `Zeiten, für die hier keine Stelle genannt ist: ${a.periods.join('; ')}.`,
    noGaps: (a) => `Seit ${a.since} lassen die genannten Stellen keine Lücke von ${count(a.months)} oder mehr Monaten.`,
    totalYears: (a) =>
      yesOr(
        a.yes,
        `${a.duration} Berufserfahrung, seit ${a.since}, in ${a.jobs === 1 ? 'einer Stelle' : `${count(a.jobs)} Stellen`}.`,
      ),
    jobs: (a) =>
      `${Count(a.lines.length)} ${a.lines.length === 1 ? 'Stelle' : 'Stellen, die neueste zuerst'}: ${a.lines.join('; ')}.`,
    employers: (a) => {
      const firms = firmsIn(a.names)
      if (firms.length === 0) return `Ein Arbeitgeber ist nicht genannt: ${She} arbeitet selbstständig.`
      const all = `${firms.length === 1 ? 'Ein Arbeitgeber' : `${Count(firms.length)} Arbeitgeber, der neueste zuerst`}: ${list(firms)}.`
      return firms.length < a.names.length ? `${all} Dazu kommt selbstständige Arbeit.` : all
    },
    wasAt: (a) =>
      yesOr(
        a.yes,
        a.to
          ? `${she} war von ${a.from} bis ${a.to} ${a.title}${at(a.company)}, insgesamt ${a.duration}.`
          : `${she} ist seit ${a.from} ${a.title}${at(a.company)}, bisher ${a.duration}.`,
      ),
    roseAt: (a) =>
      yesOr(
        a.yes,
        a.to
          ? `${she} war von ${a.from} bis ${a.to} ${during(a.company)}, insgesamt ${a.duration}: ${list(a.titles)}.`
          : `${she} ist seit ${a.from} ${during(a.company)}, bisher ${a.duration}: ${list(a.titles)}.`,
      ),
    neverAt: (a) =>
      `Nein: Dass ${she} je bei ${a.company} gearbeitet hätte, steht hier nicht. ${a.names.length === 1 ? 'Genannt ist ein Arbeitgeber' : `Genannt sind ${count(a.names.length)} Arbeitgeber`}: ${list(a.names)}.`,
    neverAtSort: (a) =>
      `Soweit hier steht, war ${a.names.length === 1 ? 'der eine genannte Arbeitgeber' : `keiner der ${count(a.names.length)} Arbeitgeber`} ${a.names.length === 1 ? `nicht ${a.sort}` : a.sort}: ${list(a.names)}.`,
    notThen: (a) =>
      `Nein: ${capital(during(a.company))} war ${she} zu einer anderen Zeit (${a.period}), nicht ${a.label}.`,
    notFigure: (a) => `Nicht ${a.figure}, nach dem, was hier steht.`,
    before: (a) => `Vor ${work(a.company)} war ${she} ${list(a.lines)}.`,
    after: (a) => `Nach ${work(a.company)} wurde ${she} ${list(a.lines)}.`,
    nothingBefore: (a) =>
      `${isNoFirm(a.company) ? 'Die Selbstständigkeit' : a.company} ist die erste Stelle, die hier genannt ist.`,
    nothingAfter: (a) => `Nach ${work(a.company)} kam noch nichts: Das ist die heutige Stelle.`,
    firstJob: (a) => yesOr(a.yes, `Die erste Stelle war ${jobLine(a)}.`),
    lastJob: (a) => yesOr(a.yes, `Die letzte Stelle vor der heutigen war ${jobLine(a)}.`),
    currentJob: (a) => yesOr(a.yes, `${She} ist ${a.title}${at(a.company)}, ${a.period}: bisher ${a.duration}.`),
    noCurrentJob: (a) => `Zurzeit läuft keine Stelle; die letzte war ${jobLine(a)}.`,
    longestJob: (a) => `Am längsten war ${she} ${during(a.company)}: ${a.duration}, als ${a.title} (${a.period}).`,
    shortestJob: (a) => `Am kürzesten war ${she} ${during(a.company)}: ${a.duration}, als ${a.title} (${a.period}).`,
    inTime: (a) => `${capital(a.label)}: ${list(a.lines)}.`,
    nothingInTime: (a) => `${capital(a.label)} ist hier keine Stelle genannt; die erste begann ${a.since}.`,
    timeLabel: {
      in: (y) => `im Jahr ${y}`,
      month: (m) => `im ${m}`,
      since: (y) => `seit ${y}`,
      before: (y) => `vor ${y}`,
      after: (y) => `nach ${y}`,
      between: (y) => `in den Jahren ${y}`,
    },
    usedIn: (a) =>
      yesOr(
        a.yes,
        a.isOnlyNamed
          ? `${a.name} ist für die Arbeit bei ${list(a.places)} genannt; wie lange, steht hier nicht.`
          : `${she} hat ${a.isMatter ? 'mit ' : ''}${a.name} in ${a.all === 1 ? 'der einzigen Stelle' : `${a.jobs === 1 ? 'einer' : count(a.jobs)} von ${count(a.all)} Stellen`} ${a.isMatter ? 'gearbeitet' : 'eingesetzt'}, bei ${list(a.places)}${!a.duration ? '; wie lange, steht hier nicht' : a.since ? `, laut Text dort seit ${a.since}: rund ${a.duration}` : `: insgesamt ${a.isLeast ? 'mindestens ' : ''}${a.duration}`}.`,
      ),
    usedInProjects: (a) => yesOr(a.yes, `${she} hat ${a.name} hier eingesetzt: ${list(a.projects.map(quoted))}.`),
    skillOnly: (a) =>
      yesOr(
        a.yes,
        `${a.name} steht unter den Kenntnissen (${list(a.skills)}), ist aber mit keiner Stelle und keinem Projekt genannt.`,
      ),
    namedIn: (a) => yesOr(a.yes, `${a.name} ist in den Fakten genannt.`),
    usedAt: (a) => `Ja: ${She} hat ${a.name} bei ${a.place} eingesetzt (${a.period}).`,
    usedFor: (a) => `Ja: ${a.name} gehört zu ${quoted(a.project)}.`,
    notUsedAt: (a) =>
      `Nein: Für ${a.place} nennen die Fakten ${a.name} nicht${a.there.length > 0 ? `; dort waren es ${list(a.there)}` : ''}.${a.elsewhere.length > 0 ? ` Mit ${a.name} gearbeitet hat ${she} bei ${list(a.elsewhere)}.` : ''}`,
    unknownTechnology: (a) =>
      `Nein: Dass ${she} mit ${a.name} gearbeitet hätte, steht hier nicht.${a.related.length > 0 ? ` Aus diesem Bereich sind ${list(a.related)} genannt.` : ''}`,
    notUsedThen: (a) =>
      `Nein: ${capital(a.label)} ist ${a.name} nicht genannt; im Einsatz war es bei ${list(a.periods)}.`,
    firstUsed: (a) => `Zum ersten Mal hat ${she} ${a.name} ${during(a.company)} eingesetzt, ab ${a.year}.`,
    lastUsed: (a) =>
      yesOr(
        a.yes,
        a.current
          ? `${she} setzt ${a.name} heute ein, ${during(a.company)}.`
          : `zuletzt hat ${she} ${a.name} ${during(a.company)} eingesetzt, bis ${a.year}.`,
      ),
    compareRow: (a) =>
      a.duration
        ? `${a.name}: ${a.duration}, bei ${list(a.places)}${a.current ? ', bis heute' : ''}.`
        : `${a.name}: ${a.places.length > 0 ? list(a.places) : 'mit keiner Stelle genannt'}.`,
    more: (a) => `Mit ${a.more} hat ${she} länger gearbeitet als mit ${a.less}.`,
    alike: (a) => `Mit ${list(a.names)} hat ${she} gleich lange gearbeitet.`,
    earlier: (a) =>
      yesOr(a.yes, `Zuerst kam ${a.first.name} (${a.first.period}), danach ${a.then.name} (${a.then.period}).`),
    figureMore: (a) =>
      yesOr(
        a.yes,
        `${a.isLess ? 'Weniger' : 'Mehr'} ist es bei ${a.one.name} (${a.one.figure}) als bei ${a.other.name} (${a.other.figure}).`,
      ),
    figureSame: (a) =>
      yesOr(
        a.yes,
        `Gleich viel ist es bei ${a.one.name} (${a.one.figure}) und bei ${a.other.name} (${a.other.figure}).`,
      ),
    figureUntold: (a) => `Für ${a.name} steht hier keine Zahl zum Vergleich.`,
    validityUntold: () => 'Wie lange das gilt, steht hier nicht.',
    generally: (a) => `${a.term}, allgemein erklärt: ${a.text}`,
    both: (a) => `Beides ist hier beschrieben: ${list(a.names)}.`,
    technologies: (a) =>
      `${a.place ? `Für ${a.place} nennen die Fakten` : 'In den meisten Stellen und Projekten kommen vor:'} ${list(a.names)}${a.count && a.count > a.names.length ? ` (insgesamt ${a.count})` : ''}.`,
    ofGroup: (a) => `Die Fakten nennen ${list(a.names)}.`,
    noneOfGroup: () => 'Hier ist nichts davon genannt.',
    projectIs: (a) =>
      a.company
        ? `${quoted(a.title)} ist ein Projekt aus der Zeit ${during(a.company)} (${a.period}).`
        : `${quoted(a.title)} ist eines von ${own('en')} Projekten.`,
    projects: (a) =>
      `${a.titles.length === 1 ? 'Zu einem Projekt' : `Zu ${count(a.titles.length)} Projekten`} gibt es hier eine Fallstudie: ${list(a.titles.map(quoted))}.`,
    projectWhen: (a) => `${quoted(a.title)} gehört in die Zeit ${during(a.company)} (${a.period}).`,
    projectRan: (a) =>
      yesOr(
        a.yes,
        a.to
          ? `${quoted(a.title)} lief von ${a.from} bis ${a.to}: ${a.duration}.`
          : `${quoted(a.title)} läuft seit ${a.from}: bisher ${a.duration}.`,
      ),
    noProject: (a) => `Aus der Zeit ${during(a.company)} steht hier keine Fallstudie.`,
    results: (a) => `Das sind die Ergebnisse (${a.name}):`,
    bestResults: () => 'Diese Ergebnisse ragen heraus:',
    challenge: (a) => `Das Problem hinter ${quoted(a.name)}:`,
    solution: (a) => `So wurde ${quoted(a.name)} gemacht:`,
    reasons: (a) => `Warum ${quoted(a.name)} so ist:`,
    partTalks: (a) => {
      const gets = a.gets.map(({ label, part }) => `${quoted(label)} von ${quoted(part)}`)
      const sends = a.sends.map(({ label, part }) => `${quoted(label)} an ${quoted(part)}`)
      const does = [gets.length > 0 ? `erhält ${list(gets)}` : '', sends.length > 0 ? `schickt ${list(sends)}` : '']
      return `Dieser Teil ${does.filter(Boolean).join(' und ')}.`
    },
    lineIs: (a) => `${quoted(a.label)} geht von ${quoted(a.from)} an ${quoted(a.to)}.`,
    whichProject: () => 'Welches Projekt meinen Sie?',
    whichDrawing: () => 'Welches davon soll ich zeichnen?',
    leading: (a) => yesOr(a.yes, `${she} hat bei ${list(a.places)} Menschen geführt.`),
    ledFor: (a) =>
      yesOr(a.yes, `${a.duration} in den Stellen, in denen ${she} Menschen geführt hat: ${list(a.places)}.`),
    noLeading: () => 'Ein geführtes Team ist hier nicht genannt.',
    ledNobody: (a) => `Nein: Für ${theWork(a.company)} steht hier, dass es dort keine Personalverantwortung gab.`,
    notLed: (a) => `Für ${theWork(a.company)} ist hier keine Führung von Mitarbeitenden genannt.`,
    employerSize: (a) => `Zur Größe von ${a.company} steht hier: „${toBeQuoted(a.words, ['„', '“'])}“.`,
    employerSizeUnknown: (a) => `Wie viele bei ${a.company} arbeiten, steht hier nicht.`,
    teamAt: (a) => `${Count(a.size)} Personen ${during(a.company)}.`,
    teamUnknown: (a) => `Wie groß das Team ${during(a.company)} war, steht hier nicht.`,
    largestTeam: (a) => yesOr(a.yes, `das größte genannte Team hatte ${count(a.size)} Personen, ${during(a.company)}.`),
    background: (a) => yesOr(a.yes, `${a.yes === undefined ? `${kinds[a.kind]}: ` : ''}${a.items.join('; ')}.`),
    noBackground: (a) => `${kindsOf[a.kind]} steht hier nichts; das heißt nicht, dass es nichts gibt.`,
    noSuchItem: (a) => `Nein: ${kindsWithout[a.kind]} ist ${a.name} hier nicht genannt.`,
    speaks: (a) => `Ja, ${she} spricht ${a.language} (${a.level}).`,
    languages: (a) => `${She} spricht ${list(a.items)}.`,
    speaksNot: (a) =>
      `Nein: ${a.language} ist hier nicht genannt.${a.items.length > 0 ? ` Genannt sind ${list(a.items)}.` : ''}`,
    offers: (a) => `${o.first} bietet an: ${list(a.titles)}.`,
    noServices: () => 'Leistungen sind hier nicht genannt.',
    openTo: (a) => `${o.first} ist offen für Neues: ${a.items.join('; ')}.`,
    location: (a) => `Standort von ${o.first}: ${a.place}.`,
    workedAbroad: (a) => `Ja: Im Ausland war ${she} ${list(a.lines)}.`,
    notAbroad: () => 'Nein: Stellen im Ausland sind hier nicht genannt.',
    neverIn: (a) => `Nein: In diesem Land ist hier keine Stelle genannt: ${a.country}.`,
    countries: (a) =>
      `Genannt sind Stellen in ${a.names.length === 1 ? 'einem Land' : `${count(a.names.length)} Ländern`}: ${list(a.names)}.`,
    workedIn: (a) => `Genannt sind Stellen in ${list(a.places)}.`,
    noPlace: () => 'Wo, steht hier nicht.',
    phone: (a) => `Die Telefonnummer ist ${a.number}.`,
    noPhone: () => 'Eine Telefonnummer steht hier nicht.',
    answersWithin: (a) =>
      `${o.first} antwortet innerhalb ${a.days === 1 ? 'eines Werktags' : `von ${count(a.days)} Werktagen`}.`,
    contact: (a) => `Sie erreichen ${o.first} über das Formular auf dieser Seite oder unter ${a.email}.`,
    profiles: (a) => `Anderswo: ${list(a.items)}.`,
    alsoSpeak: (a: { people: string[] }) =>
      `Auch ${list(a.people)} ${a.people.length === 1 ? 'äußert' : 'äußern'} sich hier über ${o.first}.`,
    articleAppeared: (a) => `Der Artikel „${toBeQuoted(a.title, ['„', '“'])}“ ist hier am ${a.date} erschienen.`,
    saysAbout: (a) => `${a.author}${a.role ? ` (${a.role})` : ''} sagt: „${toBeQuoted(a.quote, ['„', '“'])}“`,
    inArticle: (a) => `Im Artikel „${toBeQuoted(a.title, ['„', '“'])}“ steht: „${toBeQuoted(a.text, ['„', '“'])}“`,
    noTestimonials: () => 'Auf dieser Seite wird niemand zitiert.',
    skills: (a) => `Die Schwerpunkte sind ${list(a.names)}.`,
    skillYes: (a) => yesOr(a.yes, `${a.name} gehört zu ${own('en')} Fachgebieten${a.level ? ` (${a.level})` : ''}.`),
    ownWords: (a) =>
      `In ${own('en')} eigenen Worten: „${toBeQuoted(a.text, ['„', '“'])}“`.replace(`In ${o.first}`, `Mit ${o.first}`),
    turnedDown: (a) => `${o.first} über Arbeit, die nicht in Frage kommt: „${toBeQuoted(a.text, ['„', '“'])}“`,
    notPublic: (a) => `Das ist nicht öffentlich; ${she} sagt es lieber selbst. Fragen können Sie unter ${a.email}.`,
    notAnsweredHere: () => 'Darauf finde ich hier keine Antwort.',
    notAnswered: (a) => `Darauf finde ich hier keine Antwort. Sie können ${o.first} direkt unter ${a.email} fragen.`,
    notSaid: (a) =>
      `Über „${a.words}“ finde ich hier nichts, deshalb kann ich es nicht sagen. ${o.first} kann es: ${a.email}.`,
    closest: (a) => `Am nächsten kommt dem: ${a.told}`,
    notSaidThere: (a) => `Zu „${a.words}“ finde ich hier für ${a.place} nichts.`,
    noDismissal: (a) => `Von einer Entlassung ${during(a.company)} steht hier nichts.`,
    noReason: (a) => `Einen Grund dafür finde ich hier nicht. Sie können ${o.first} unter ${a.email} fragen.`,
    whichOne: (a) => `Was meinen Sie: ${new Intl.ListFormat('de', { type: 'disjunction' }).format(a.names)}?`,
    private: (a) => `Privates steht hier nicht, und ich rate nicht. Fragen können Sie unter ${a.email}.`,
    offTopic: () =>
      `Ich kenne nur die Arbeit von ${o.name}. Fragen Sie mich nach Stellen, Projekten, Kenntnissen oder Ergebnissen.`,
    injection: () =>
      `Ich bleibe bei dem, was ${o.name} hier angegeben hat, was man mir auch sagt. Haben Sie eine Frage zur Arbeit?`,
    howAreYou: () => `Hier ist alles in Ordnung, danke. Was möchten Sie über ${o.name} wissen?`,
    capabilities: () =>
      `Ich beantworte Fragen zu ${o.name}: Stellen und Zeiten, Werkzeuge und Methoden, Projekte und Ergebnisse, Arbeitsweise, Verfügbarkeit. Ich kann Sie auch herumführen, zu einem Abschnitt blättern oder einen Lebenslauf erstellen.`,
    going: () => 'Bitte sehr.',
    stopped: () => 'Der Rundgang ist beendet.',
    nothingMore: () => 'Mehr steht hier dazu nicht.',
    saysNo: () => 'In Ordnung. Möchten Sie sonst etwas wissen?',
    measure: () => 'Gern: Nennen Sie mir die Adresse der Website, dann messe ich sie.',
    levels: { expert: 'Expertenniveau', advanced: 'sehr erfahren', proficient: 'versiert', intermediate: 'solide' },
    ask: {
      job: (a) => `Was hat ${o.first} ${during(a.company)} gemacht?`,
      jobResults: (a) => `Was kam ${during(a.company)} heraus?`,
      jobTechnologies: (a) => `Welche Werkzeuge und Methoden ${during(a.company)}?`,
      before: (a) => `Was hat ${o.first} vor ${work(a.company)} gemacht?`,
      jobs: () => `Welche Stellen hatte ${o.first}?`,
      project: (a) => `Was ist ${quoted(a.title)}?`,
      projectHow: (a) => `Wie ist ${quoted(a.title)} entstanden?`,
      projectResults: (a) => `Was brachte ${quoted(a.title)}?`,
      projectChallenge: (a) => `Was war schwierig bei ${quoted(a.title)}?`,
      projects: () => 'Welche Projekte gibt es?',
      technology: (a) => `Wo hat ${o.first} ${a.name} eingesetzt?`,
      technologyYears: (a) => `Wie viele Jahre ${a.name}?`,
      technologies: () => `Welche Werkzeuge und Methoden kennt ${o.first}?`,
      contact: () => `Wie erreiche ich ${o.first}?`,
      services: () => `Was bietet ${o.first} an?`,
      testimonials: () => `Was sagen andere über ${o.first}?`,
      leadership: () => `Hat ${o.first} Menschen geführt?`,
    },
  }
}

const kinds = {
  education: 'Ausbildung',
  certificates: 'Zertifikate',
  publications: 'Veröffentlichungen',
  talks: 'Vorträge',
  awards: 'Auszeichnungen',
  volunteering: 'Ehrenamt',
  interests: 'Interessen',
  languages: 'Sprachen',
}
const kindsWithout = {
  education: 'bei der Ausbildung',
  certificates: 'unter den Zertifikaten',
  publications: 'unter den Veröffentlichungen',
  talks: 'unter den Vorträgen',
  awards: 'unter den Auszeichnungen',
  volunteering: 'beim Ehrenamt',
  interests: 'unter den Interessen',
  languages: 'unter den Sprachen',
}
const kindsOf = {
  education: 'Über die Ausbildung',
  certificates: 'Über Zertifikate',
  publications: 'Über Veröffentlichungen',
  talks: 'Über Vorträge',
  awards: 'Über Auszeichnungen',
  volunteering: 'Über ein Ehrenamt',
  interests: 'Über Interessen',
  languages: 'Über Sprachkenntnisse',
}
