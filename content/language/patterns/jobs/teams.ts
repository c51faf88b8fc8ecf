// How texts say how many people somebody led: the number is the first group. And words that tell that people were led.
import type { Language } from '#contract/language.ts'

interface TeamPhrases {
  /** Global ones, since a text may name several teams. */
  sizes: RegExp[]
  /** How a text says that a team grew, or shrank: the number that it came to is the first group. */
  grown: RegExp
  /** What may stand behind a number of people: more people, whose number is the first group. */
  more: RegExp
  /** How adverts ask for a number of people. */
  asked: RegExp[]
  /** What shows that these people are to be led. */
  asksLeading: RegExp
  /** Words for people of any trade. */
  anybody: RegExp
  leading: RegExp
  /** How a text says that nobody was led: what it says so with are mostly the words of leading themselves. Global, to be left out. */
  denied: RegExp
  /** How a text counts those who work somewhere, or are led: not as a team that can be named by its size. */
  counted: RegExp[]
  /** Words for all who work for an employer: beside a number, and with no word of leading, they make no team. */
  workforce: RegExp
  numbers: Record<string, number>
}

const numbered = (words: string, from = 1) => Object.fromEntries(words.split(' ').map((word, i) => [word, i + from]))

const enNumbers = numbered(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
)
const deNumbers = {
  ...numbered(
    'ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
  ),
  ...numbered(
    'einköpfig zweiköpfig dreiköpfig vierköpfig fünfköpfig sechsköpfig siebenköpfig achtköpfig neunköpfig zehnköpfig',
  ),
}
const frNumbers = numbered(
  'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
)
const esNumbers = numbered(
  'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte',
)
const zhNumbers = { ...numbered('一 二 三 四 五 六 七 八 九 十'), 两: 2 }

const any = (numbers: Record<string, number>) =>
  `(?<![\\d.,]|\\d[ \\u00a0\\u202f])(\\d{1,4}(?![.,]?\\d|\\s?[%‰])|${Object.keys(numbers)
    .sort((a, b) => b.length - a.length)
    .join('|')})`

/** What people who work together are called, in texts as in adverts: whoever is responsible for one leads it. */
const groups = {
  en: 'team|group|staff|department|unit|section|crew|brigade|shift|squad|studio|desk',
  de: 'Team|Gruppe|Abteilung|Mannschaft|Kolonne|Brigade|Crew|Belegschaft',
  fr: 'équipe|brigade|effectif',
  es: 'equipo|brigada|cuadrilla|plantilla',
}

/** Words of any trade for those who do it, by how they end. */
const enPeople = '\\p{L}+(?:ers|ors|ians|ists|ants|ees|ices|nurses|people|staff)'
const dePeople = '\\p{Lu}\\p{L}*(?:innen|er|ende|enden|te|ten|kräfte|leute)'
const frPeople = '\\p{L}+(?:eurs|euses|iers|ières|iens|iennes|istes|ants|antes|nels|personnes|és|ées|tis)'
const esPeople = '\\p{L}+(?:ores|oras|eros|eras|istas|antes|entes|icos|icas|ados|adas|personas)'

/** "Ran the audio department of a hire company: 4 technicians": who was led stands behind a colon. */
const ledBehindColon = (led: string, numbers: Record<string, number>, people: string) =>
  new RegExp(`${led}[^.;:\\d]{0,80}: ${any(numbers)} (?:\\p{L}+ )?${people}(?!\\p{L})`, 'giu')

/** @param people beginnings of words, or whole ones. @param group what goes before a number. @param lead what people are led by. */
function countedBy(numbers: Record<string, number>, people: string, group: string, lead: string): RegExp[] {
  const number = `(?<!\\p{Script=Latin})${any(numbers)}(?!\\d|[.,]\\d|%)`
  return [
    `${number}[^.,;。、，]{0,20}?(?:${people})`,
    `${group} ?${number}`,
    `(?:${lead})[^.,;。、，\\d]{0,12} ?${number}`,
  ].map((source) => new RegExp(source, 'iu'))
}

export const teamPhrases: Record<Language, TeamPhrases> = {
  en: {
    sizes: [
      new RegExp(`\\b(?:${groups.en}) of ${any(enNumbers)}\\b`, 'gi'),
      new RegExp(
        `\\b(?:team|crew|desk|department)(?: was|:) ${any(enNumbers)}(?= when\\b| people\\b| persons\\b| of us\\b|[.;]|$)`,
        'gi',
      ),
      new RegExp(
        `\\b(?:led|lead|leads|leading|manag(?:e|es|ed|ing)|supervis(?:e|es|ed|ing)|head(?:ed|ing)?) (?:a |an |the )?(?:team of |group of )?${any(enNumbers)}[- ](?:\\p{L}+ ){0,2}?(?:engineers|people|developers|nurses|midwives|analysts|staff|specialists|employees|persons|educators|consultants|scientists|designers|teachers|cooks|chefs|technicians|apprentices|assistants|volunteers|colleagues|architects|surveyors|researchers|students|editors|writers|lawyers|managers|\\p{L}+(?:wrights|smiths|ists|ians))`,
        'giu',
      ),
      ledBehindColon('\\b(?:ran|runs?|led|leads?|head(?:ed|s)?|manag(?:ed|es))\\b', enNumbers, enPeople),
      new RegExp(`\\b${any(enNumbers)}-(?:person|people|strong)`, 'gi'),
      new RegExp(
        `\\b${any(enNumbers)}-member (?:[\\p{L}-]{1,20} ){0,2}?(?:team|crew|group|staff|department|unit|squad|board|section|committee|choir)`,
        'giu',
      ),
      new RegExp(`\\b${any(enNumbers)} direct reports`, 'gi'),
      new RegExp(
        `\\b(?:lead|head) with ${any(enNumbers)} (?:\\p{L}+ ){0,1}?(?:engineers|people|designers|nurses|analysts)`,
        'giu',
      ),
    ],
    grown: new RegExp(
      `\\bfrom [\\p{L}\\d]{1,12} to ${any(enNumbers)} (?:\\p{L}+ ){0,1}?(?:people|persons|engineers|staff|employees|colleagues|developers|nurses|analysts|members|designers|reports|heads)\\b`,
      'iu',
    ),
    more: new RegExp(`^[^.,;()\\d]{0,40}?,? and ${any(enNumbers)} (?:\\p{L}+ ){0,2}?${enPeople}\\b`, 'iu'),
    asked: [
      new RegExp(
        `\\b(?:(?:${groups.en})s?|organi[sz]ation) of (?:at least |more than |over |up to |about |around )?${any(enNumbers)}`,
        'iu',
      ),
      new RegExp(
        `${any(enNumbers)}\\s?(?:\\+|or more|plus)?\\s(?:\\p{L}+ ){0,2}?(?:people|engineers|designers|nurses|educators|developers|staff|employees|persons|specialists|analysts|craftspeople|carpenters|direct reports|reports)`,
        'iu',
      ),
    ],
    asksLeading:
      /\b(?:led|lead|leads|leading|leadership|manag(?:e|es|ed|ing|ement)|head(?:ed)?|supervis\p{L}+|built|build|building|coached|hired|responsib\p{L}+)\b/iu,
    anybody: /^(?:people|persons?|staff|employees|reports|direct|members|colleagues|team|teams)$/iu,
    leading:
      /\b(?:led|lead|leads|leading|manage|managed|manages|managing|headed|supervised|supervise|direct reports|team lead(?:er)?|crew (?:chief|leader)|foreman|forewoman|head of|coordinat(?:ed|es|e|ing) (?:a |the )?(?:team|crew|staff)|(?:responsible for|in charge of|ran|runs?) (?:an? |the )(?:\p{L}+ )?(?:team|crew|staff|brigade|squad|department|kitchen|section))\b/iu,
    denied:
      /\b(?:no|without|zero|not any) (?:\p{L}+ ){0,2}?(?:direct reports?|line management|people management|management responsibilit\p{L}+|managerial responsibilit\p{L}+|leadership responsibilit\p{L}+|people responsibilit\p{L}+|staff responsibilit\p{L}+|personnel responsibilit\p{L}+|subordinates)|\b(?:did not|didn['’]t|do not|don['’]t|never|not) (?:formally )?(?:led?|leading|managed?|managing|supervised?|supervising) (?:a team|any (?:people|team|staff)|anyone|anybody|people|staff)\b/giu,
    counted: countedBy(
      enNumbers,
      'crew|staff|employees?|apprentices?|trainees?|assistants?|team|people|colleagues|volunteers',
      '(?:crew|staff|team|group) of',
      'led|lead|leads|leading|managed|supervised|headed',
    ),
    workforce: /\bemployees\b/i,
    numbers: enNumbers,
  },
  de: {
    sizes: [
      new RegExp(
        `(${Object.keys(deNumbers)
          .filter((word) => word.endsWith('köpfig'))
          .join('|')})e[nrsm]? `,
        'gi',
      ),
      new RegExp(
        `(?<!\\p{L})(?:führ(?:e|te?)|leite(?:t|te)?|verantwort\\p{L}+) (?:ein Team (?:von|aus) )?${any(deNumbers)} (?!Projekt|Abteilung|Bereich|Team|Standort|Kurs|Station|Studie|Million|Prozent)\\p{Lu}`,
        'giu',
      ),
      ledBehindColon('(?<!\\p{L})(?:leite(?:te?|t)?|führte?|verantwort\\p{L}+)(?!\\p{L})', deNumbers, dePeople),
      new RegExp(`(?:${groups.de})s? (?:von|aus|mit) ${any(deNumbers)}(?!\\p{L})`, 'giu'),
      new RegExp(
        `(?<!\\p{L})${any(deNumbers)} (?:Personen|Leute|Mitarbeitende|Mitarbeiter|Beschäftigte|Ingenieure|Pflegekräfte|Fachkräfte|Entwickler)`,
        'giu',
      ),
    ],
    grown: new RegExp(
      `(?<!\\p{L})von [\\p{L}\\d]{1,12} auf ${any(deNumbers)} (?:\\p{L}+ ){0,1}?(?:Personen|Leute|Köpfe|Mitarbeit\\p{L}+|Beschäftigte|Fachkräfte|Menschen|Kolleg\\p{L}+)`,
      'iu',
    ),
    more: new RegExp(`^[^.,;()\\d]{0,40}?,? und ${any(deNumbers)} (?:\\p{L}+ ){0,2}?${dePeople}(?!\\p{L})`, 'u'),
    asked: [
      new RegExp(
        `(?:(?:${groups.de})s?|Bereichs?|Organisation|Schicht|Station) (?:von|aus|mit) (?:mindestens |mehr als |über |bis zu |rund |etwa )?${any(deNumbers)}`,
        'iu',
      ),
      new RegExp(
        `${any(deNumbers)}\\s?(?:\\+|oder mehr)?\\s(?:\\p{L}+ ){0,2}?(?:Personen|Leuten?|Mitarbeitenden?|Mitarbeitern?|Mitarbeiterinnen|Beschäftigten?|Ingenieur\\p{L}*|Pflegekräften?|Fachkräften?|Entwickler\\p{L}*|Menschen|Gesellen|Designer\\p{L}*)`,
        'iu',
      ),
    ],
    asksLeading: /(?:leit|führ|aufgebaut|aufbau|verantwort)/iu,
    anybody: /^(?:Personen|Leuten?|Mitarbeit\p{L}+|Beschäftigten?|Menschen|Köpfen?|Mitglieder\p{L}*|direkt\p{L}*)$/iu,
    leading: new RegExp(
      `(?:(?<!\\p{L})(?:geleitet|leitete?|leite)(?!\\p{L})|verantwortlich für (?:\\p{L}+ ){0,2}?(?:${groups.de})|Leitung|(?<!\\p{L})(?:angeführt|geführt|führe|führte|führt)(?!\\p{L})|Führungsrolle|disziplinarisch|Teamleit|Leiter|Leiterin|Teamchef|Vorarbeiter|Polier|Vorgesetzte|Führung (?:von|eines|des))`,
      'iu',
    ),
    denied:
      /(?<!\p{L})(?:keine?r?|ohne) (?:\p{L}+ ){0,2}?(?:(?:Personal|Führungs|Mitarbeiter|Team|Budget- und Personal|Leitungs)verantwortung|Führungs(?:aufgaben?|funktion|rolle|position)|Mitarbeiter(?:führung|innen? geführt)|Personalführung|Teamleitung|Leitungsfunktion|unterstellten?(?: \p{L}+)?|Untergebenen?|direkten? Mitarbeit\p{L}+)|niemanden (?:geführt|geleitet)/giu,
    counted: countedBy(
      deNumbers,
      'team|mitarbeit|angestellt|auszubildend|lehrling|gesell|personen|leute|kolleg',
      'team (?:von|aus|mit)',
      'geleitet|leitung von|leitet|leite|führte?',
    ),
    workforce: /Beschäftigte/i,
    numbers: deNumbers,
  },
  fr: {
    sizes: [
      ledBehindColon('(?:dirig\\p{L}*|encadr\\p{L}*|à la tête|responsable)', frNumbers, frPeople),
      new RegExp(`(?:${groups.fr})(?: \\p{L}+){0,2} de ${any(frNumbers)}(?!\\p{L})`, 'giu'),
      new RegExp(
        `(?<!\\p{L})${any(frNumbers)} (?:ingénieurs|ingénieures|personnes|collaborateurs|développeurs|infirmi[eè]re?s|spécialistes)`,
        'giu',
      ),
    ],
    grown: new RegExp(
      `(?<!\\p{L})de [\\p{L}\\d]{1,12} à ${any(frNumbers)} (?:personnes|collaborat\\p{L}+|salariés|employés|membres|permanents)`,
      'iu',
    ),
    more: new RegExp(`^[^.,;()\\d]{0,40}?,? et ${any(frNumbers)} (?:\\p{L}+ ){0,1}?${frPeople}(?!\\p{L})`, 'iu'),
    asked: [
      new RegExp(
        `(?:(?:${groups.fr})s?|groupe|service|organisation|atelier|section)(?: \\p{L}+){0,2} (?:de|d’|d') ?(?:au moins |plus de |environ |jusqu’à )?${any(frNumbers)}`,
        'iu',
      ),
      new RegExp(
        `${any(frNumbers)}\\s?(?:\\+|ou plus)?\\s(?:\\p{L}+ ){0,1}?(?:ingénieurs|ingénieures|personnes|collaborateurs|développeurs|infirmi[eè]re?s|spécialistes|designers|salariés)`,
        'iu',
      ),
    ],
    asksLeading: /(?:dirig|direction|encadr|manag|pilot|responsab|à la tête|construi|recrut)/iu,
    anybody: /^(?:personnes|collaborat\p{L}+|salariés|employés|membres|gens)$/iu,
    leading: new RegExp(
      `(?:dirig|encadr|à la tête|responsable d.(?:une )?(?:\\p{L}+ )?(?:${groups.fr})|chef(?:fe)? (?:d.équipe|de service|de groupe|d.atelier)|coordonn\\p{L}{1,6} (?:une|l.|d.une) ?équipe|piloté|manag|direction d.une équipe|direction de (?:cinq|l.équipe))`,
      'iu',
    ),
    denied:
      /(?<!\p{L})(?:pas|sans|aucune?|ni|non|hors) (?:de |d['’])?(?:\p{L}+ )?(?:management|managériale?s?|encadrement|responsabilités? (?:hiérarchiques?|managériales?|d['’]équipe|d['’]encadrement)|subordonnée?s?|(?:équipe|personnel|personne) (?:à (?:encadrer|manager|diriger|charge)|sous (?:ma|sa|mes|ses) \p{L}+))(?: (?:hiérarchique|d['’]équipe|direct))?/giu,
    counted: countedBy(
      frNumbers,
      'employé|salarié|apprenti|personnes|collaborat|collègues',
      '(?:équipe|brigade) de',
      'dirig\\p{L}*|encadr\\p{L}*',
    ),
    workforce: /salarié|employé/i,
    numbers: frNumbers,
  },
  es: {
    sizes: [
      ledBehindColon(
        '(?:diri[gj]\\p{L}*|lider\\p{L}*|al frente|responsable|encabez\\p{L}*|a cargo)',
        esNumbers,
        esPeople,
      ),
      new RegExp(`(?:${groups.es})(?: \\p{L}+){0,2} de ${any(esNumbers)}(?!\\p{L})`, 'giu'),
      new RegExp(
        `(?<!\\p{L})${any(esNumbers)} (?:ingenier[oa]s|personas|empleados|desarrolladores|enfermer[oa]s|especialistas)`,
        'giu',
      ),
    ],
    grown: new RegExp(
      `(?<!\\p{L})de [\\p{L}\\d]{1,12} a ${any(esNumbers)} (?:personas|emplead[oa]s|miembros|colaborador[ae]s|integrantes)`,
      'iu',
    ),
    more: new RegExp(`^[^.,;()\\d]{0,40}?,? y ${any(esNumbers)} (?:\\p{L}+ ){0,1}?${esPeople}(?!\\p{L})`, 'iu'),
    asked: [
      new RegExp(
        `(?:(?:${groups.es})s?|grupo|organización|departamento|turno|sección)(?: \\p{L}+){0,2} de (?:al menos |más de |unas? |hasta )?${any(esNumbers)}`,
        'iu',
      ),
      new RegExp(
        `${any(esNumbers)}\\s?(?:\\+|o más)?\\s(?:\\p{L}+ ){0,1}?(?:ingenier[oa]s|personas|empleados|desarrolladores|enfermer[oa]s|especialistas|diseñador[ae]s)`,
        'iu',
      ),
    ],
    asksLeading: /(?:diri[gj]|direcci[óo]n|lider|gesti[óo]n|gestion|a cargo|responsab|construi|contrat)/iu,
    anybody: /^(?:personas|emplead[oa]s|miembros|colaborador[ae]s|gente)$/iu,
    leading: new RegExp(
      `(?:diri[gj]|dirección de|lider|responsable de (?:una? |la |el )?(?:${groups.es})|jef[ea] de (?:equipo|grupo|obra|sala|turno|cuadrilla|sección|servicio)|capata[cz]|coordin(?:o|é|ó|aba|ando) (?:(?:a |un |el )?(?:equipo|grupo|personas)|a (?:\\d{1,2}|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) [a-zñ])|con una? (?:${groups.es}) de|al mando|al frente|encabez|a cargo de una? (?:${groups.es})|a mi cargo|a su cargo|gestion[óé] (?:un|a) )`,
      'iu',
    ),
    denied:
      /(?<!\p{L})(?:sin|ning[uú]n|ninguna|no (?:tuve|tenía|tengo|tuvo|había|llevaba|llevé)) (?:\p{L}+ )?(?:(?:personal|equipo|gente|personas?|nadie|empleados) a (?:mi |su )?cargo|subordinad[oa]s?|responsabilidad(?:es)? (?:sobre|de) (?:personal|personas|equipos?)|mando(?: directo)?(?: sobre \p{L}+)?|gestión de (?:personas|personal|equipos?))|(?<!\p{L})no (?:dirig\p{L}+|lider\p{L}+) (?:a nadie|personas|equipos?|un equipo)/giu,
    counted: countedBy(
      esNumbers,
      'emplead|aprendi[cz]|personas|colaborador|colegas',
      'equipo de',
      'diri[gj]\\p{L}*|lider\\p{L}*',
    ),
    workforce: /emplead[oa]s/i,
    numbers: esNumbers,
  },
  zh: {
    sizes: [
      new RegExp(
        `(?<![\\d.,])(\\d{1,4}|${Object.keys(zhNumbers).join('|')}) ?(?:人|名|位)(?:的)?[^，。]{0,8}?(?:团队|小组|工程师|员工|护士|人员|平台团队)?`,
        'gu',
      ),
    ],
    grown: new RegExp(
      `(?:\\d{1,4}|[一二三四五六七八九十两]) ?(?:人|名|位)[^，。；]{0,8}?(?:到|至|成|为) ?${any(zhNumbers)} ?(?:人|名|位)`,
      'u',
    ),
    more: new RegExp(`^[^，。；（）\\d]{0,12}?(?:和|、|及|与)${any(zhNumbers)} ?(?:人|名|位)`, 'u'),
    asked: [
      new RegExp(
        `${any(zhNumbers)} ?(?:人|名|位)(?:及)?(?:以上|\\+)?(?:的)?[^，。]{0,8}?(?:团队|小组|工程师|员工|护士|人员|下属)`,
        'u',
      ),
      new RegExp(`(?:团队|下属)[^，。]{0,6}?${any(zhNumbers)} ?(?:人|名|位)`, 'u'),
    ],
    asksLeading: /(?:带领|领导|管理|负责|率领|组建|团队)/u,
    anybody: /./u,
    leading: /(?:带领|领导|管理|负责.{0,8}(?:团队|小组|班组|部门)|率领|组建并领导|带队|主管|组长|队长)/u,
    denied:
      /(?:没有|没|无|不带|未带|不含|未曾|不)(?:直接|正式)?(?:下属|带人|带团队|带领团队|管理团队|管理人员|团队管理|人员管理|管理职责|管理职能|领导职责)/gu,
    counted: countedBy(zhNumbers, '人|名|位', '(?:团队|员工)', '带领|领导|管理|率领'),
    workforce: /(?:员工|雇员)/u,
    numbers: zhNumbers,
  },
  ja: {
    sizes: [
      new RegExp(
        `(?<![\\d.,])(\\d{1,4}|${Object.keys(zhNumbers).join('|')}) ?(?:人|名)(?:の)?(?:[^、。]{0,10}?)(?:チーム|エンジニア|メンバー|部下|スタッフ)?`,
        'gu',
      ),
    ],
    grown: new RegExp(
      `(?:\\d{1,4}|[一二三四五六七八九十]) ?(?:人|名)(?:だった|から|より|→|の)[^、。]{0,8}?${any(zhNumbers)} ?(?:人|名)`,
      'u',
    ),
    more: new RegExp(`^[^、。；（）\\d]{0,12}?(?:と|、|および)(?:[^、。\\d]{0,10}?)${any(zhNumbers)} ?(?:人|名)`, 'u'),
    asked: [
      new RegExp(
        `${any(zhNumbers)} ?(?:人|名)(?:以上)?(?:の)?[^、。]{0,10}?(?:チーム|エンジニア|メンバー|部下|スタッフ|組織)`,
        'u',
      ),
    ],
    asksLeading: /(?:率い|統括|リード|マネジメント|指揮|部下|束ね|管理|チーム)/u,
    anybody: /./u,
    leading:
      /(?:率い|統括|リード|マネジメント|指揮|部下|束ね|班長|チームリーダー|チーム長|とりまとめ|取りまとめ|(?:チーム|班|部署|部門|メンバー)[^。、]{0,6}(?:責任者|責任を持))/u,
    denied:
      /(?:部下|直属の部下|直属部下|マネジメント|管理職|ピープルマネジメント|人事権|チーム管理|マネジメント経験)(?:[はもの]|業務は|責任は|経験は)?(?:なし|無し|ない|なかった|いない|いなかった|いません|持たず|もたず|ありません|せず)/gu,
    counted: countedBy(zhNumbers, '人|名', '(?:チーム|社員|スタッフ)', '率い|統括'),
    workforce: /(?:社員|従業員)/u,
    numbers: zhNumbers,
  },
}
