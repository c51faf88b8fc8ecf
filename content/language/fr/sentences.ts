// Les phrases dans lesquelles on répond : au sujet de la personne, à la troisième personne.
import { elided } from '../elided.ts'
import type { Sentences } from '../en/sentences.ts'
import { lowered } from '../in-sentence.ts'
import type { OwnerWords } from '../owner-words.ts'
import { firmsIn, isNoFirm } from '../patterns/jobs/own-boss.ts'
import { toBeQuoted } from '../quotation.ts'

const small = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze']
const count = (n: number) => small[n] ?? n.toLocaleString('fr')
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const list = (items: string[]) => new Intl.ListFormat('fr').format(items)
const many = (n: number, one: string, others = `${one}s`) => `${count(n)} ${n > 1 ? others : one}`
const de = (text: string) => elided('de ', text)
const que = (text: string) => elided('que ', text)
const quoted = (title: string) => `« ${toBeQuoted(title, ['«', '»'])} »`

/** As words stand within a sentence: names of languages and of levels have no capital there, unlike "B2". */
const within = (text: string) => text.replace(/(?<=^|\()\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase())

/** Where somebody works; who is self-employed works at no firm of that name. */
const at = (company: string) => (isNoFirm(company) ? ` (${company.toLowerCase()})` : ` chez ${company}`)
/** The same where it is no part of a title. */
const during = (company: string) => (isNoFirm(company) ? 'à son compte' : `chez ${company}`)
const work = (company: string) => (isNoFirm(company) ? 'le travail à son compte' : company)

export const createSentences = (o: OwnerWords): Sentences => {
  const isNamed = o.pronouns === undefined || o.pronouns === 'they'
  const she = isNamed ? o.first : o.pronouns === 'he' ? 'il' : 'elle'
  const She = capital(she)
  const yesOr = (yes: boolean | undefined, text: string) =>
    yes === undefined ? capital(text) : `${yes ? 'Oui' : 'Non'} : ${text}`
  const jobLine = ({ title, company, period }: { title: string; company: string; period: string }) =>
    `${title}${at(company)} (${period})`
  const that = que(she)
  return {
    list,
    since: (date) => `depuis ${date}`,
    until: (date) => `jusqu’en ${date}`,
    duration: (months) => {
      const [years, rest] = [Math.floor(months / 12), months % 12]
      return (
        list([years > 0 ? many(years, 'an') : '', rest > 0 ? `${count(rest)} mois` : ''].filter(Boolean)) ||
        'moins d’un mois'
      )
    },
    jobLine,
    isNow: (a) =>
      `${o.name} est ${lowered(a.title)}${a.company ? ` chez ${a.company}` : ''}${a.place ? `, ${a.place}` : ''}.`,
    career: (a) =>
      `${She} travaille depuis ${a.since}, dans ${many(a.jobs, 'poste')} chez ${many(a.employers, 'employeur')} ; le premier était ${lowered(a.first.title)}${at(a.first.company)}.`,
    path: (a) => `Le parcours, dans l’ordre : ${a.lines.join(', ')}.`,
    notAlone: () => 'Non, d’autres y ont pris part :',
    othersUntold: () => 'Ce site ne dit pas si d’autres y ont pris part. Il dit :',
    noMoreOfIt: () => 'Je ne trouve ici rien de plus que ceci :',
    gaps: (a) => `Périodes pour lesquelles aucun poste n’est cité ici : ${a.periods.join(' ; ')}.`,
    noGaps: (a) =>
      `Depuis ${a.since}, les postes cités ne laissent aucun intervalle de ${count(a.months)} mois ou plus.`,
    totalYears: (a) => yesOr(a.yes, `${a.duration} d’expérience, depuis ${a.since}, dans ${many(a.jobs, 'poste')}.`),
    jobs: (a) =>
      `${capital(many(a.lines.length, 'poste'))}${a.lines.length > 1 ? ', du plus récent au plus ancien' : ''} : ${a.lines.join(' ; ')}.`,
    employers: (a) => {
      const firms = firmsIn(a.names)
      if (firms.length === 0) return `Aucun employeur n’est cité : ${she} travaille à son compte.`
      const all = `${capital(many(firms.length, 'employeur'))}${firms.length > 1 ? ', du plus récent au plus ancien' : ''} : ${list(firms)}.`
      return firms.length < a.names.length ? `${all} S’y ajoute du travail à son compte.` : all
    },
    wasAt: (a) =>
      yesOr(
        a.yes,
        a.to
          ? `${she} a été ${lowered(a.title)}${at(a.company)} ${de(a.from)} à ${a.to}, soit ${a.duration}.`
          : `${she} est ${lowered(a.title)}${at(a.company)} depuis ${a.from}, soit ${a.duration} à ce jour.`,
      ),
    roseAt: (a) =>
      yesOr(
        a.yes,
        a.to
          ? `${she} a travaillé ${during(a.company)} ${de(a.from)} à ${a.to}, soit ${a.duration} : ${list(a.titles)}.`
          : `${she} est ${during(a.company)} depuis ${a.from}, soit ${a.duration} à ce jour : ${list(a.titles)}.`,
      ),
    neverAt: (a) =>
      `Non : ce site ne dit pas ${that} ait travaillé chez ${a.company}. ${a.names.length > 1 ? `Les ${count(a.names.length)} employeurs cités sont` : 'L’employeur cité est'} ${list(a.names)}.`,
    neverAtSort: (a) =>
      `D’après ce site, ${a.names.length === 1 ? 'le seul employeur cité n’est pas' : `aucun des ${count(a.names.length)} employeurs n’est`} ${a.sort} : ${list(a.names)}.`,
    notThen: (a) => `Non : ${she} était ${during(a.company)} à une autre période (${a.period}), pas ${a.label}.`,
    notFigure: (a) => `Pas ${a.figure}, d’après ce que dit ce site.`,
    before: (a) => `Avant ${work(a.company)}, ${she} était ${list(a.lines)}.`,
    after: (a) => `Après ${work(a.company)} : ${list(a.lines)}.`,
    nothingBefore: (a) =>
      `${isNoFirm(a.company) ? 'Le travail à son compte' : a.company} est le premier poste que cite ce site.`,
    nothingAfter: (a) => `Rien n’a encore suivi ${work(a.company)} : c’est le poste actuel.`,
    firstJob: (a) => yesOr(a.yes, `le premier poste était ${jobLine(a)}.`),
    lastJob: (a) => yesOr(a.yes, `le dernier poste avant l’actuel était ${jobLine(a)}.`),
    currentJob: (a) =>
      yesOr(a.yes, `${she} est ${lowered(a.title)}${at(a.company)}, ${a.period} : ${a.duration} à ce jour.`),
    noCurrentJob: (a) => `Aucun poste n’est en cours ; le dernier était ${jobLine(a)}.`,
    longestJob: (a) => `Le poste le plus long : ${jobLine(a)}, ${a.duration}.`,
    shortestJob: (a) => `Le poste le plus court : ${jobLine(a)}, ${a.duration}.`,
    inTime: (a) => `${capital(a.label)} : ${list(a.lines)}.`,
    nothingInTime: (a) => `Ce site ne cite aucun poste ${a.label} ; le premier a commencé en ${a.since}.`,
    timeLabel: {
      in: (y) => `en ${y}`,
      month: (m) => `en ${m}`,
      since: (y) => `depuis ${y}`,
      before: (y) => `avant ${y}`,
      after: (y) => `après ${y}`,
      between: (y) => `sur la période ${y}`,
    },
    usedIn: (a) =>
      yesOr(
        a.yes,
        a.isOnlyNamed
          ? `« ${a.name} » est cité pour le travail chez ${list(a.places)} ; la durée n’est pas précisée.`
          : `${she} a ${a.isMatter ? 'travaillé sur le sujet' : 'utilisé'} ${a.isMatter ? `« ${a.name} »` : a.name} dans ${a.all === 1 ? 'son seul poste' : `${count(a.jobs)} de ses ${many(a.all, 'poste')}`}, chez ${list(a.places)}${!a.duration ? ' ; la durée n’est pas précisée' : a.since ? `, depuis ${a.since} selon le texte : environ ${a.duration}` : ` : ${a.isLeast ? 'au moins ' : ''}${a.duration} en tout`}.`,
      ),
    usedInProjects: (a) => yesOr(a.yes, `${she} a utilisé ${a.name} ici : ${list(a.projects.map(quoted))}.`),
    skillOnly: (a) =>
      yesOr(a.yes, `${a.name} figure parmi les compétences (${list(a.skills)}), sans poste ni projet cité.`),
    namedIn: (a) => yesOr(a.yes, `ce site cite ${a.name}.`),
    usedAt: (a) => `Oui : ${she} a utilisé ${a.name} chez ${a.place} (${a.period}).`,
    usedFor: (a) => `Oui : ${a.name} fait partie du projet ${quoted(a.project)}.`,
    notUsedAt: (a) =>
      `Non : pour ${a.place}, ce site ne cite pas ${a.name}${a.there.length > 0 ? ` ; il cite ${list(a.there)}` : ''}.${a.elsewhere.length > 0 ? ` ${She} a utilisé ${a.name} chez ${list(a.elsewhere)}.` : ''}`,
    unknownTechnology: (a) =>
      `Non : ce site ne dit pas ${that} ait utilisé ${a.name}.${a.related.length > 0 ? ` Dans ce domaine, il cite ${list(a.related)}.` : ''}`,
    notUsedThen: (a) => `Non : ${a.name} n’est pas cité ${a.label} ; c’était chez ${list(a.periods)}.`,
    firstUsed: (a) => `${She} a utilisé ${a.name} pour la première fois ${during(a.company)}, dès ${a.year}.`,
    lastUsed: (a) =>
      yesOr(
        a.yes,
        a.current
          ? `${she} utilise ${a.name} aujourd’hui, ${during(a.company)}.`
          : `${she} a utilisé ${a.name} pour la dernière fois ${during(a.company)}, jusqu’en ${a.year}.`,
      ),
    compareRow: (a) =>
      a.duration
        ? `${a.name} : ${a.duration}, chez ${list(a.places)}${a.current ? ', jusqu’à aujourd’hui' : ''}.`
        : `${a.name} : ${a.places.length > 0 ? list(a.places) : 'cité dans aucun poste'}.`,
    more: (a) => `${She} a travaillé plus longtemps avec ${a.more} qu’avec ${a.less}.`,
    alike: (a) => `${She} a travaillé aussi longtemps avec ${list(a.names)}.`,
    earlier: (a) =>
      yesOr(a.yes, `d’abord ${a.first.name} (${a.first.period}), ensuite ${a.then.name} (${a.then.period}).`),
    figureMore: (a) =>
      yesOr(
        a.yes,
        `${a.isLess ? 'moins' : 'plus'} pour ${a.one.name} (${a.one.figure}) que pour ${a.other.name} (${a.other.figure}).`,
      ),
    figureSame: (a) =>
      yesOr(a.yes, `autant pour ${a.one.name} (${a.one.figure}) que pour ${a.other.name} (${a.other.figure}).`),
    figureUntold: (a) => `Pour ${a.name}, ce site ne donne pas de chiffre à comparer.`,
    validityUntold: () => 'La durée de validité n’est pas indiquée ici.',
    generally: (a) => `${a.term}, en général : ${a.text}`,
    both: (a) => `Les deux sont décrits ici : ${list(a.names)}.`,
    technologies: (a) =>
      `${a.place ? `Pour ${a.place}, ce site cite` : 'Dans la plupart des postes et projets :'} ${list(a.names)}${a.count && a.count > a.names.length ? ` (${a.count} en tout)` : ''}.`,
    ofGroup: (a) => `Ce site cite ${list(a.names)}.`,
    noneOfGroup: () => 'Ce site n’en cite pas.',
    projectIs: (a) =>
      a.company
        ? `${quoted(a.title)} est un projet mené ${during(a.company)} (${a.period}).`
        : `${quoted(a.title)} est un projet ${de(o.first)}.`,
    projects: (a) =>
      `${capital(many(a.titles.length, 'projet'))} ${a.titles.length > 1 ? 'ont' : 'a'} une étude de cas ici : ${list(a.titles.map(quoted))}.`,
    projectWhen: (a) => `${quoted(a.title)} date de la période ${during(a.company)} (${a.period}).`,
    projectRan: (a) =>
      yesOr(
        a.yes,
        a.to
          ? `le projet ${quoted(a.title)} s’est déroulé ${de(a.from)} à ${a.to} : ${a.duration}.`
          : `le projet ${quoted(a.title)} est en cours depuis ${a.from} : ${a.duration} à ce jour.`,
      ),
    noProject: (a) => `Aucune étude de cas de ce site n’a été menée ${during(a.company)}.`,
    results: (a) => `Voici les résultats (${a.name}) :`,
    bestResults: () => 'Voici les résultats les plus marquants :',
    challenge: (a) => `Le problème derrière ${quoted(a.name)} :`,
    solution: (a) => `La solution trouvée pour ${quoted(a.name)} :`,
    reasons: (a) => `Pourquoi ${quoted(a.name)} est ainsi :`,
    partTalks: (a) => {
      const gets = a.gets.map(({ label, part }) => `${quoted(label)} de ${quoted(part)}`)
      const sends = a.sends.map(({ label, part }) => `${quoted(label)} à ${quoted(part)}`)
      const does = [gets.length > 0 ? `reçoit ${list(gets)}` : '', sends.length > 0 ? `envoie ${list(sends)}` : '']
      return `Ce composant ${does.filter(Boolean).join(', et ')}.`
    },
    lineIs: (a) => `${quoted(a.label)} va de ${quoted(a.from)} à ${quoted(a.to)}.`,
    whichProject: () => 'De quel projet parlez-vous ?',
    whichDrawing: () => 'Lequel dois-je dessiner ?',
    leading: (a) => yesOr(a.yes, `${she} a dirigé une équipe chez ${list(a.places)}.`),
    ledFor: (a) => yesOr(a.yes, `${a.duration} dans les postes où ${she} a dirigé une équipe : ${list(a.places)}.`),
    noLeading: () => 'Ce site ne cite aucune équipe dirigée.',
    ledNobody: (a) => `Non : pour ${work(a.company)}, il est dit ici que personne n’était encadré.`,
    notLed: (a) => `Pour ${work(a.company)}, ce site ne dit pas qu’une équipe ait été dirigée.`,
    employerSize: (a) => `Taille de ${a.company}, selon ce site : « ${toBeQuoted(a.words, ['«', '»'])} ».`,
    employerSizeUnknown: (a) => `Ce site ne dit pas combien de personnes travaillent chez ${a.company}.`,
    teamAt: (a) => `${capital(many(a.size, 'personne'))} ${during(a.company)}.`,
    teamUnknown: (a) => `Ce site ne dit pas quelle était la taille de l’équipe ${during(a.company)}.`,
    largestTeam: (a) =>
      yesOr(a.yes, `la plus grande équipe citée comptait ${many(a.size, 'personne')}, ${during(a.company)}.`),
    background: (a) => yesOr(a.yes, `${a.yes === undefined ? `${kinds[a.kind]} : ` : ''}${a.items.join(' ; ')}.`),
    noBackground: (a) => `Ce site ne dit rien ${kindsOf[a.kind]} ; cela ne veut pas dire qu’il n’y a rien.`,
    noSuchItem: (a) => `Non : ce site ne cite pas « ${a.name} » ${kindsAmong[a.kind]}.`,
    speaks: (a) => `Oui : ${within(a.language)}, ${within(a.level)}.`,
    languages: (a) => `${She} parle ${list(a.items.map(within))}.`,
    speaksNot: (a) =>
      `Non : cette langue (${within(a.language)}) n’est pas citée ici.${a.items.length > 0 ? ` Les langues citées : ${list(a.items.map(within))}.` : ''}`,
    offers: (a) => `${o.first} propose : ${list(a.titles)}.`,
    noServices: () => 'Ce site ne cite aucun service.',
    openTo: (a) => `${o.first} est à l’écoute de propositions : ${a.items.join(' ; ')}.`,
    location: (a) => `Lieu : ${a.place}.`,
    workedAbroad: (a) => `Oui : à l’étranger, ${she} était ${list(a.lines)}.`,
    notAbroad: () => 'Non : aucun poste à l’étranger n’est cité ici.',
    neverIn: (a) => `Non : aucun poste n’est cité ici dans ce pays : ${a.country}.`,
    countries: (a) =>
      `Des postes sont cités dans ${a.names.length === 1 ? 'un pays' : `${count(a.names.length)} pays`} : ${list(a.names)}.`,
    workedIn: (a) => `Des postes sont cités à : ${list(a.places)}.`,
    noPlace: () => 'Ce site ne dit pas où.',
    phone: (a) => `Le numéro de téléphone est le ${a.number}.`,
    noPhone: () => 'Aucun numéro de téléphone n’est donné ici.',
    answersWithin: (a) => `${o.first} répond sous ${many(a.days, 'jour')} ${a.days === 1 ? 'ouvré' : 'ouvrés'}.`,
    contact: (a) => `Vous pouvez joindre ${o.first} par le formulaire de ce site ou à l’adresse ${a.email}.`,
    profiles: (a) => `Ailleurs : ${list(a.items)}.`,
    alsoSpeak: (a: { people: string[] }) =>
      `${list(a.people)} ${a.people.length === 1 ? 'témoigne' : 'témoignent'} aussi sur ce site.`,
    articleAppeared: (a) => `L’article « ${toBeQuoted(a.title, ['« ', ' »'])} » a paru ici le ${a.date}.`,
    saysAbout: (a) => `${a.author}${a.role ? ` (${a.role})` : ''} dit : « ${toBeQuoted(a.quote, ['« ', ' »'])} »`,
    inArticle: (a) =>
      `L’article « ${toBeQuoted(a.title, ['« ', ' »'])} » dit : « ${toBeQuoted(a.text, ['« ', ' »'])} »`,
    noTestimonials: () => 'Personne n’est cité sur ce site.',
    skills: (a) => `Les principaux domaines sont ${list(a.names)}.`,
    skillYes: (a) =>
      yesOr(a.yes, `${a.name} fait partie des domaines ${de(o.first)}${a.level ? ` (${a.level})` : ''}.`),
    ownWords: (a) =>
      `${isNamed ? `Selon ${o.first}` : 'Selon ses propres mots'} : « ${toBeQuoted(a.text, ['«', '»'])} »`,
    turnedDown: (a) => `Sur le travail refusé, selon ${o.first} : « ${toBeQuoted(a.text, ['«', '»'])} »`,
    notPublic: (a) =>
      `Ce n’est pas public : ${she} préfère le dire de vive voix. Vous pouvez poser la question à l’adresse ${a.email}.`,
    notAnsweredHere: () => 'Je ne trouve pas de réponse à cela ici.',
    notAnswered: (a) =>
      `Je ne trouve pas de réponse à cela ici. Vous pouvez poser la question directement à l’adresse ${a.email}.`,
    notSaid: (a) =>
      `Je ne trouve rien ici sur « ${a.words} », je ne peux donc pas le dire. ${o.first} le peut : ${a.email}.`,
    closest: (a) => `Ce qui s’en approche le plus : ${a.told}`,
    notSaidThere: (a) => `Pour ${a.place}, je ne trouve rien ici sur « ${a.words} ».`,
    noDismissal: (a) => `Ce site ne parle d’aucun licenciement ${during(a.company)}.`,
    noReason: (a) => `Je n’en trouve pas la raison ici. Vous pouvez demander à ${o.first} : ${a.email}.`,
    whichOne: (a) => `Vous voulez dire : ${new Intl.ListFormat('fr', { type: 'disjunction' }).format(a.names)} ?`,
    private: (a) =>
      `La vie privée n’est pas sur ce site, et je ne devine pas. Vous pouvez poser la question à l’adresse ${a.email}.`,
    offTopic: () =>
      `Je ne connais que le travail ${de(o.name)}. Interrogez-moi sur les postes, les projets, les compétences ou les résultats.`,
    injection: () =>
      `Je m’en tiens à ce ${que(o.name)} a indiqué ici, quoi qu’on me dise. Avez-vous une question sur son travail ?`,
    howAreYou: () => `Tout va bien ici, merci. Que voulez-vous savoir sur ${o.name} ?`,
    capabilities: () =>
      `Je réponds aux questions sur ${o.name} : postes et dates, outils et méthodes, projets et résultats, façon de travailler, disponibilité. Je peux aussi vous guider, aller à une section ou préparer un CV.`,
    going: () => 'Voilà.',
    stopped: () => 'La visite est terminée.',
    nothingMore: () => 'Ce site n’en dit pas plus.',
    saysNo: () => 'Très bien. Souhaitez-vous savoir autre chose ?',
    measure: () => 'Volontiers : donnez-moi l’adresse du site, et je le mesure.',
    levels: {
      expert: 'niveau expert',
      advanced: 'niveau avancé',
      proficient: 'bon niveau',
      intermediate: 'niveau intermédiaire',
    },
    ask: {
      job: (a) => `Qu’a fait ${o.first} ${during(a.company)} ?`,
      jobResults: (a) => `Quels résultats ${during(a.company)} ?`,
      jobTechnologies: (a) => `Quels outils et méthodes ${during(a.company)} ?`,
      before: (a) => `Qu’a fait ${o.first} avant ${work(a.company)} ?`,
      jobs: () => `Quels postes a occupés ${o.first} ?`,
      project: (a) => `Qu’est-ce que ${quoted(a.title)} ?`,
      projectHow: (a) => `Comment a été réalisé ${quoted(a.title)} ?`,
      projectResults: (a) => `Quels résultats pour ${quoted(a.title)} ?`,
      projectChallenge: (a) => `Quelle difficulté pour ${quoted(a.title)} ?`,
      projects: () => 'Quels projets y a-t-il ?',
      technology: (a) => `Où est-ce ${que(o.first)} a utilisé ${a.name} ?`,
      technologyYears: (a) => `Combien d’années ${de(a.name)} ?`,
      technologies: () => `Quels outils et méthodes connaît ${o.first} ?`,
      contact: () => `Comment joindre ${o.first} ?`,
      services: () => `Que propose ${o.first} ?`,
      testimonials: () => `Que disent les autres ${de(o.first)} ?`,
      leadership: () => `Est-ce ${que(o.first)} a dirigé des équipes ?`,
    },
  }
}

const kinds = {
  education: 'Formation',
  certificates: 'Certifications',
  publications: 'Publications',
  talks: 'Conférences',
  awards: 'Distinctions',
  volunteering: 'Bénévolat',
  interests: 'Centres d’intérêt',
  languages: 'Langues',
}
const kindsAmong = {
  education: 'dans la formation',
  certificates: 'parmi les certifications',
  publications: 'parmi les publications',
  talks: 'parmi les conférences',
  awards: 'parmi les distinctions',
  volunteering: 'dans le bénévolat',
  interests: 'parmi les centres d’intérêt',
  languages: 'parmi les langues parlées',
}
const kindsOf = {
  education: 'de la formation',
  certificates: 'de certifications',
  publications: 'de publications',
  talks: 'de conférences',
  awards: 'de distinctions',
  volunteering: 'd’un bénévolat',
  interests: 'des centres d’intérêt',
  languages: 'des langues parlées',
}
