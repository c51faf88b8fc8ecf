// Las frases en que se responde: sobre la persona, en tercera persona.
import type { Sentences } from '../en/sentences.ts'
import { lowered } from '../in-sentence.ts'
import type { OwnerWords } from '../owner-words.ts'
import { firmsIn, isNoFirm } from '../patterns/jobs/own-boss.ts'
import { toBeQuoted } from '../quotation.ts'

const small = [
  'ningún',
  'un',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
]
const count = (n: number) => small[n] ?? n.toLocaleString('es')
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const list = (items: string[]) => new Intl.ListFormat('es').format(items)
const many = (n: number, one: string, others = `${one}s`) => `${count(n)} ${n === 1 ? one : others}`
const quoted = (title: string) => `«${toBeQuoted(title, ['«', '»'])}»`
/** Spanish ends a sentence behind the quotation marks, not within them. */
const ending = (text: string) => `${quoted(text.replace(/(?<!\.)\.$/, ''))}.`
const people = (n: number) => (n === 1 ? 'una persona' : `${count(n)} personas`)

/** Spanish leaves the person to the verb. */
/** As words stand within a sentence: names of languages and of levels have no capital there, unlike "B2". */
const within = (text: string) => text.replace(/(?<=^|\()\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase())

/** Where somebody works; who is self-employed works at no firm of that name. */
const at = (company: string) => (isNoFirm(company) ? ` (${company.toLowerCase()})` : ` en ${company}`)
/** The same where it is no part of a title. */
const during = (company: string) => (isNoFirm(company) ? 'por cuenta propia' : `en ${company}`)
const work = (company: string) => (isNoFirm(company) ? 'el trabajo por cuenta propia' : company)

const de = (name: string) => (name.startsWith('el ') ? `del ${name.slice(3)}` : `de ${name}`)

export const createSentences = (o: OwnerWords): Sentences => {
  const yesOr = (yes: boolean | undefined, text: string) =>
    yes === undefined ? capital(text) : `${yes ? 'Sí' : 'No'}: ${text}`
  const jobLine = ({ title, company, period }: { title: string; company: string; period: string }) =>
    `${lowered(title)}${at(company)} (${period})`
  return {
    list,
    since: (date) => `desde ${date}`,
    until: (date) => `hasta ${date}`,
    duration: (months) => {
      const [years, rest] = [Math.floor(months / 12), months % 12]
      return (
        list([years > 0 ? many(years, 'año') : '', rest > 0 ? many(rest, 'mes', 'meses') : ''].filter(Boolean)) ||
        'menos de un mes'
      )
    },
    jobLine,
    isNow: (a) =>
      `${o.name} es ${lowered(a.title)}${a.company ? ` en ${a.company}` : ''}${a.place ? `, ${a.place}` : ''}.`,
    career: (a) =>
      `Trabaja desde ${a.since}, hasta ahora en ${many(a.jobs, 'puesto')} con ${many(a.employers, 'empleador', 'empleadores')}; el primero fue ${lowered(a.first.title)}${at(a.first.company)}.`,
    path: (a) => `El recorrido, en orden: ${a.lines.join(', ')}.`,
    notAlone: () => 'No, otras personas tomaron parte:',
    othersUntold: () => 'Este sitio no dice si alguien más tomó parte. Dice:',
    noMoreOfIt: () => 'Aquí no encuentro más que esto:',
    gaps: (a) => `Periodos para los que aquí no consta ningún puesto: ${a.periods.join('; ')}.`,
    noGaps: (a) => `Desde ${a.since}, los puestos citados no dejan ningún hueco de ${count(a.months)} meses o más.`,
    totalYears: (a) => yesOr(a.yes, `${a.duration} de experiencia, desde ${a.since}, en ${many(a.jobs, 'puesto')}.`),
    jobs: (a) =>
      `${capital(many(a.lines.length, 'puesto'))}${a.lines.length > 1 ? ', del más reciente al más antiguo' : ''}: ${a.lines.join('; ')}.`,
    employers: (a) => {
      const firms = firmsIn(a.names)
      if (firms.length === 0) return 'No se nombra ningún empleador: trabaja por cuenta propia.'
      const all = `${capital(many(firms.length, 'empleador', 'empleadores'))}${firms.length > 1 ? ', del más reciente al más antiguo' : ''}: ${list(firms)}.`
      return firms.length < a.names.length ? `${all} A esto se suma el trabajo por cuenta propia.` : all
    },
    wasAt: (a) =>
      yesOr(
        a.yes,
        a.to
          ? `fue ${lowered(a.title)}${at(a.company)} de ${a.from} a ${a.to}, en total ${a.duration}.`
          : `es ${lowered(a.title)}${at(a.company)} desde ${a.from}, hasta ahora ${a.duration}.`,
      ),
    roseAt: (a) =>
      yesOr(
        a.yes,
        a.to
          ? `trabajó ${during(a.company)} de ${a.from} a ${a.to}, en total ${a.duration}: ${list(a.titles)}.`
          : `está ${during(a.company)} desde ${a.from}, hasta ahora ${a.duration}: ${list(a.titles)}.`,
      ),
    neverAt: (a) =>
      `No: este sitio no dice que ${o.first} haya trabajado en ${a.company}. ${a.names.length > 1 ? `Los ${count(a.names.length)} empleadores que nombra son` : 'El empleador que nombra es'} ${list(a.names)}.`,
    neverAtSort: (a) =>
      `Según este sitio, ${a.names.length === 1 ? 'el único empleador que nombra no es' : `ninguno de los ${count(a.names.length)} empleadores es`} ${a.sort}: ${list(a.names)}.`,
    notThen: (a) => `No: estuvo ${during(a.company)} en otra época (${a.period}), no ${a.label}.`,
    notFigure: (a) => `No ${a.figure}, según lo que dice este sitio.`,
    before: (a) => `Antes ${de(work(a.company))} fue ${list(a.lines)}.`,
    after: (a) => `Después ${de(work(a.company))} pasó a ser ${list(a.lines)}.`,
    nothingBefore: (a) =>
      `${isNoFirm(a.company) ? 'El trabajo por cuenta propia' : a.company} es el primer puesto que nombra este sitio.`,
    nothingAfter: (a) => `Después ${de(work(a.company))} aún no hay nada: es el puesto actual.`,
    firstJob: (a) => yesOr(a.yes, `su primer puesto fue ${jobLine(a)}.`),
    lastJob: (a) => yesOr(a.yes, `su último puesto antes del actual fue ${jobLine(a)}.`),
    currentJob: (a) =>
      yesOr(a.yes, `hoy es ${lowered(a.title)}${at(a.company)}, ${a.period}: hasta ahora ${a.duration}.`),
    noCurrentJob: (a) => `Ahora no hay ningún puesto en curso; el último fue ${jobLine(a)}.`,
    longestJob: (a) =>
      `Donde más tiempo estuvo fue ${during(a.company)}: ${a.duration}, como ${lowered(a.title)} (${a.period}).`,
    shortestJob: (a) =>
      `Donde menos tiempo estuvo fue ${during(a.company)}: ${a.duration}, como ${lowered(a.title)} (${a.period}).`,
    inTime: (a) => `${capital(a.label)}: ${list(a.lines)}.`,
    nothingInTime: (a) => `Este sitio no nombra ningún puesto ${a.label}; el primero empezó en ${a.since}.`,
    timeLabel: {
      in: (y) => `en ${y}`,
      month: (m) => `en ${m}`,
      since: (y) => `desde ${y}`,
      before: (y) => `antes de ${y}`,
      after: (y) => `después de ${y}`,
      between: (y) => `en los años ${y}`,
    },
    usedIn: (a) =>
      yesOr(
        a.yes,
        a.isOnlyNamed
          ? `${a.name} aparece en el trabajo en ${list(a.places)}; no se dice durante cuánto tiempo.`
          : `ha ${a.isMatter ? 'trabajado con' : 'usado'} ${a.name} en ${a.all === 1 ? 'su único puesto' : `${a.jobs === 1 ? 'uno' : count(a.jobs)} de sus ${many(a.all, 'puesto')}`}, en ${list(a.places)}${!a.duration ? '; no se dice durante cuánto tiempo' : a.since ? `, desde ${a.since} según el texto: alrededor de ${a.duration}` : `: ${a.isLeast ? 'al menos ' : ''}${a.duration} en total`}.`,
      ),
    usedInProjects: (a) => yesOr(a.yes, `ha usado ${a.name} aquí: ${list(a.projects.map(quoted))}.`),
    skillOnly: (a) =>
      yesOr(
        a.yes,
        `${a.name} figura entre sus competencias (${list(a.skills)}), sin puesto ni proyecto que lo nombre.`,
      ),
    namedIn: (a) => yesOr(a.yes, `este sitio nombra ${a.name}.`),
    usedAt: (a) => `Sí: usó ${a.name} en ${a.place} (${a.period}).`,
    usedFor: (a) => `Sí: ${a.name} forma parte de ${quoted(a.project)}.`,
    notUsedAt: (a) =>
      `No: para ${a.place} este sitio no nombra ${a.name}${a.there.length > 0 ? `; allí fueron ${list(a.there)}` : ''}.${a.elsewhere.length > 0 ? ` Usó ${a.name} en ${list(a.elsewhere)}.` : ''}`,
    unknownTechnology: (a) =>
      `No: este sitio no dice que haya usado ${a.name}.${a.related.length > 0 ? ` De ese tipo nombra ${list(a.related)}.` : ''}`,
    notUsedThen: (a) => `No: ${a.name} no aparece ${a.label}; se usó en ${list(a.periods)}.`,
    firstUsed: (a) => `Usó ${a.name} por primera vez ${during(a.company)}, desde ${a.year}.`,
    lastUsed: (a) =>
      yesOr(
        a.yes,
        a.current
          ? `hoy usa ${a.name} ${during(a.company)}.`
          : `usó ${a.name} por última vez ${during(a.company)}, hasta ${a.year}.`,
      ),
    compareRow: (a) =>
      a.duration
        ? `${a.name}: ${a.duration}, en ${list(a.places)}${a.current ? ', hasta hoy' : ''}.`
        : `${a.name}: ${a.places.length > 0 ? list(a.places) : 'sin puesto que lo nombre'}.`,
    more: (a) => `Ha trabajado más tiempo con ${a.more} que con ${a.less}.`,
    alike: (a) => `Ha trabajado el mismo tiempo con ${list(a.names)}.`,
    earlier: (a) =>
      yesOr(a.yes, `primero fue ${a.first.name} (${a.first.period}); después, ${a.then.name} (${a.then.period}).`),
    figureMore: (a) =>
      yesOr(
        a.yes,
        `${a.isLess ? 'menos' : 'más'} en ${a.one.name} (${a.one.figure}) que en ${a.other.name} (${a.other.figure}).`,
      ),
    figureSame: (a) =>
      yesOr(a.yes, `lo mismo en ${a.one.name} (${a.one.figure}) que en ${a.other.name} (${a.other.figure}).`),
    figureUntold: (a) => `De ${a.name} este sitio no da una cifra comparable.`,
    validityUntold: () => 'La vigencia no se indica aquí.',
    generally: (a) => `${a.term}, en general: ${a.text}`,
    both: (a) => `Los dos están descritos aquí: ${list(a.names)}.`,
    technologies: (a) =>
      `${a.place ? `Para ${a.place} este sitio nombra` : 'En la mayoría de los puestos y proyectos:'} ${list(a.names)}${a.count && a.count > a.names.length ? ` (${a.count} en total)` : ''}.`,
    ofGroup: (a) => `Este sitio nombra ${list(a.names)}.`,
    noneOfGroup: () => 'Este sitio no nombra ninguna.',
    projectIs: (a) =>
      a.company
        ? `${quoted(a.title)} es un proyecto de su época ${during(a.company)} (${a.period}).`
        : `${quoted(a.title)} es un proyecto de ${o.first}.`,
    projects: (a) =>
      `${capital(many(a.titles.length, 'proyecto'))} ${a.titles.length > 1 ? 'tienen' : 'tiene'} aquí un caso de estudio: ${list(a.titles.map(quoted))}.`,
    projectWhen: (a) => `${quoted(a.title)} pertenece a su época ${during(a.company)} (${a.period}).`,
    projectRan: (a) =>
      yesOr(
        a.yes,
        a.to
          ? `${quoted(a.title)} duró de ${a.from} a ${a.to}: ${a.duration}.`
          : `${quoted(a.title)} está en marcha desde ${a.from}: ${a.duration} hasta hoy.`,
      ),
    noProject: (a) => `Ningún caso de estudio de este sitio es ${de(work(a.company))}.`,
    results: (a) => `Estos son los resultados (${a.name}):`,
    bestResults: () => 'Estos son los resultados más destacados:',
    challenge: (a) => `El problema detrás de ${quoted(a.name)}:`,
    solution: (a) => `Así se hizo ${quoted(a.name)}:`,
    reasons: (a) => `Por qué ${quoted(a.name)} es así:`,
    partTalks: (a) => {
      const gets = a.gets.map(({ label, part }) => `${quoted(label)} de ${quoted(part)}`)
      const sends = a.sends.map(({ label, part }) => `${quoted(label)} a ${quoted(part)}`)
      const does = [gets.length > 0 ? `recibe ${list(gets)}` : '', sends.length > 0 ? `envía ${list(sends)}` : '']
      return `Este componente ${does.filter(Boolean).join(', y ')}.`
    },
    lineIs: (a) => `${quoted(a.label)} va de ${quoted(a.from)} a ${quoted(a.to)}.`,
    whichProject: () => '¿A qué proyecto se refiere?',
    whichDrawing: () => '¿Cuál de ellos le dibujo?',
    leading: (a) => yesOr(a.yes, `ha dirigido personas en ${list(a.places)}.`),
    ledFor: (a) => yesOr(a.yes, `${a.duration} en los puestos en los que dirigió personas: ${list(a.places)}.`),
    noLeading: () => 'Este sitio no nombra ningún equipo a su cargo.',
    ledNobody: (a) => `No: ${de(work(a.company))} se dice aquí que no hubo personal a cargo.`,
    notLed: (a) => `Para ${work(a.company)}, este sitio no dice que se dirigiera un equipo.`,
    employerSize: (a) => `Tamaño de ${a.company}, según este sitio: «${toBeQuoted(a.words, ['«', '»'])}».`,
    employerSizeUnknown: (a) => `Este sitio no dice cuántas personas trabajan en ${a.company}.`,
    teamAt: (a) => `${capital(people(a.size))} ${during(a.company)}.`,
    teamUnknown: (a) => `Este sitio no dice cuántas personas había ${during(a.company)}.`,
    largestTeam: (a) =>
      yesOr(a.yes, `el equipo más grande que se nombra tenía ${people(a.size)}, ${during(a.company)}.`),
    background: (a) => yesOr(a.yes, `${a.yes === undefined ? `${kinds[a.kind]}: ` : ''}${a.items.join('; ')}.`),
    noBackground: (a) => `Este sitio no dice nada ${kindsOf[a.kind]}; eso no significa que no haya nada.`,
    noSuchItem: (a) => `No: este sitio no nombra ${a.name} al hablar ${kindsOf[a.kind]}.`,
    speaks: (a) => `Sí, habla ${within(a.language)} (${within(a.level)}).`,
    languages: (a) => `Habla ${list(a.items.map(within))}.`,
    speaksNot: (a) =>
      `No: ese idioma (${within(a.language)}) no figura aquí.${a.items.length > 0 ? ` Los idiomas nombrados son ${list(a.items.map(within))}.` : ''}`,
    offers: (a) => `${o.first} ofrece: ${list(a.titles)}.`,
    noServices: () => 'Este sitio no nombra servicios.',
    openTo: (a) => `${o.first} escucha propuestas: ${a.items.join('; ')}.`,
    location: (a) => `Ubicación: ${a.place}.`,
    workedAbroad: (a) => `Sí: en el extranjero fue ${list(a.lines)}.`,
    notAbroad: () => 'No: aquí no se nombra ningún puesto en el extranjero.',
    neverIn: (a) => `No: aquí no se nombra ningún puesto en este país: ${a.country}.`,
    countries: (a) =>
      `Se nombran puestos en ${a.names.length === 1 ? 'un país' : `${count(a.names.length)} países`}: ${list(a.names)}.`,
    workedIn: (a) => `Se nombran puestos en ${list(a.places)}.`,
    noPlace: () => 'Este sitio no dice dónde.',
    phone: (a) => `El teléfono es ${a.number}.`,
    noPhone: () => 'Aquí no figura ningún número de teléfono.',
    answersWithin: (a) => `${o.first} contesta en ${many(a.days, 'día laborable', 'días laborables')} como máximo.`,
    contact: (a) => `Puede contactar con ${o.first} mediante el formulario de este sitio o por correo a ${a.email}.`,
    profiles: (a) => `En otros sitios: ${list(a.items)}.`,
    alsoSpeak: (a: { people: string[] }) =>
      `También ${a.people.length === 1 ? 'opina' : 'opinan'} aquí ${list(a.people)}.`,
    articleAppeared: (a) => `El artículo ${ending(a.title).replace(/\.$/, '')} apareció aquí el ${a.date}.`,
    saysAbout: (a) => `${a.author}${a.role ? ` (${a.role})` : ''} dice: ${ending(a.quote)}`,
    inArticle: (a) => `El artículo «${toBeQuoted(a.title, ['«', '»'])}» dice: ${ending(a.text)}`,
    noTestimonials: () => 'En este sitio no se cita a nadie.',
    skills: (a) => `Sus áreas principales son ${list(a.names)}.`,
    skillYes: (a) => yesOr(a.yes, `${a.name} es una de sus áreas${a.level ? ` (${a.level})` : ''}.`),
    ownWords: (a) => `En sus propias palabras: ${ending(a.text)}`,
    turnedDown: (a) => `${o.first}, sobre el trabajo que rechaza: ${ending(a.text)}`,
    notPublic: (a) => `No es público: ${o.first} prefiere decirlo en persona. Puede preguntar por correo a ${a.email}.`,
    notAnsweredHere: () => 'Aquí no encuentro respuesta a eso.',
    notAnswered: (a) =>
      `Aquí no encuentro respuesta a eso. Puede preguntar directamente a ${o.first} por correo: ${a.email}.`,
    notSaid: (a) => `Aquí no encuentro nada sobre «${a.words}», así que no puedo saberlo. ${o.first} sí: ${a.email}.`,
    closest: (a) => `Lo más cercano que encuentro: ${a.told}`,
    notSaidThere: (a) => `Para ${a.place} no encuentro aquí nada sobre «${a.words}».`,
    noDismissal: (a) => `Este sitio no habla de ningún despido ${during(a.company)}.`,
    noReason: (a) => `Aquí no encuentro el motivo. Puede preguntar a ${o.first} por correo: ${a.email}.`,
    whichOne: (a) => `¿A cuál se refiere: ${new Intl.ListFormat('es', { type: 'disjunction' }).format(a.names)}?`,
    private: (a) => `Lo privado no está en este sitio y no adivino. Puede preguntar por correo a ${a.email}.`,
    offTopic: () =>
      `Solo conozco el trabajo de ${o.name}. Pregúnteme por puestos, proyectos, competencias o resultados.`,
    injection: () =>
      `Me atengo a lo que ${o.name} ha indicado aquí, me digan lo que me digan. ¿Tiene alguna pregunta sobre su trabajo?`,
    howAreYou: () => `Aquí todo bien, gracias. ¿Qué quiere saber de ${o.name}?`,
    capabilities: () =>
      `Respondo a preguntas sobre ${o.name}: puestos y fechas, herramientas y métodos, proyectos y resultados, forma de trabajar, disponibilidad. También puedo guiarle, ir a una sección o preparar un currículum.`,
    going: () => 'Aquí lo tiene.',
    stopped: () => 'La visita ha terminado.',
    nothingMore: () => 'Este sitio no dice más al respecto.',
    saysNo: () => 'De acuerdo. ¿Quiere saber algo más?',
    measure: () => 'Con gusto: deme la dirección del sitio y lo mido.',
    levels: {
      expert: 'nivel experto',
      advanced: 'nivel avanzado',
      proficient: 'buen nivel',
      intermediate: 'nivel intermedio',
    },
    ask: {
      job: (a) => `¿Qué hizo ${o.first} ${during(a.company)}?`,
      jobResults: (a) => `¿Qué se logró ${during(a.company)}?`,
      jobTechnologies: (a) => `¿Qué herramientas y métodos usó ${during(a.company)}?`,
      before: (a) => `¿Qué hizo ${o.first} antes ${de(work(a.company))}?`,
      jobs: () => `¿Qué puestos ha tenido ${o.first}?`,
      project: (a) => `¿Qué es ${quoted(a.title)}?`,
      projectHow: (a) => `¿Cómo se hizo ${quoted(a.title)}?`,
      projectResults: (a) => `¿Qué se logró con ${quoted(a.title)}?`,
      projectChallenge: (a) => `¿Qué fue difícil en ${quoted(a.title)}?`,
      projects: () => '¿Qué proyectos hay?',
      technology: (a) => `¿Dónde usó ${o.first} ${a.name}?`,
      technologyYears: (a) => `¿Cuántos años lleva ${o.first} con ${a.name}?`,
      technologies: () => `¿Qué herramientas y métodos conoce ${o.first}?`,
      contact: () => `¿Cómo contacto con ${o.first}?`,
      services: () => `¿Qué ofrece ${o.first}?`,
      testimonials: () => `¿Qué dicen otros de ${o.first}?`,
      leadership: () => `¿Ha dirigido ${o.first} equipos?`,
    },
  }
}

const kinds = {
  education: 'Formación',
  certificates: 'Certificados',
  publications: 'Publicaciones',
  talks: 'Charlas',
  awards: 'Premios',
  volunteering: 'Voluntariado',
  interests: 'Intereses',
  languages: 'Idiomas',
}
const kindsOf = {
  education: 'de su formación',
  certificates: 'de certificados',
  publications: 'de publicaciones',
  talks: 'de charlas',
  awards: 'de premios',
  volunteering: 'de un voluntariado',
  interests: 'de sus intereses',
  languages: 'de los idiomas que habla',
}
