// How many work for an employer: how that is asked, what makes it a question of something else, and how texts tell it.
import type { Language } from '#contract/language.ts'

interface EmployerSize {
  asks: RegExp
  /** A team, those who were led, a sum: something else is large. In a text, too, where it stands before the number. */
  ofOther: RegExp
  /** The whole match is what is told. */
  told: RegExp[]
}

export const employerSize: Record<Language, EmployerSize> = {
  en: {
    asks: /\bhow (?:big|large|small)\b|\b(?:is|was|are|were) (?:it|that|this|they) (?:a |an )?(?:very )?(?:big|large|small)\b|\b(?:what|company|firm) size\b|\bsize of\b|\bheadcount\b|\bhow many (?:people|employees|staff|workers|colleagues)\b/i,
    ofOther:
      /\b(?:teams?|groups?|crews?|squads?|departments?|projects?|reports?|led|lead|leads|leading|manag\p{L}+|supervis\p{L}+|(?:under|for) (?:her|him|them|me)|(?:work|worked|working) with|budgets?|grants?|savings?|train\p{L}*|hir(?:e|ed|ing))\b/iu,
    told: [
      /(?:(?:about|around|some|over|nearly|roughly|almost|ca\.|~) ?)?(?<![\d.,])\d{1,3}(?:[.,]?\d{3}){0,2} (?:\p{L}{1,20} )?(?:employees|staff|workers)\b/iu,
      /\b(?:company|firm|consultancy|agency|studio|practice|business|office|startup|start-up|shop|workshop|manufacturer|maker|clinic|hospital|school|charity|bakery|restaurant|hotel|brewery|winery|lab|laboratory|publisher|museum|farm|plant)\b(?: of| with|,)? \(?(?:about |around |some |over )?(?:(?<![\d.,])\d{1,3}(?:[.,]?\d{3}){0,2}|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)(?:(?: people| staff| employees| strong)\b\)?|\b)/iu,
      /\b(?:(?<![\d.,])\d{1,3}(?:[.,]?\d{3}){0,2}|two|three|four|five|six|seven|eight|nine|ten|twelve)-(?:person|people|strong|employee) (?:[\p{L}-]{1,20} )?(?:company|firm|consultancy|agency|studio|practice|business|office|startup|start-up|shop|workshop|manufacturer|clinic|hospital|school|charity|bakery|restaurant|hotel|brewery|winery|lab|publisher|museum|farm|plant)\b/iu,
      /\bemploy(?:s|ed|ing)? (?:about |around |some |over )?(?<![\d.,])\d{1,3}(?:[.,]?\d{3}){0,2}(?: people)?\b/iu,
    ],
  },
  de: {
    asks: /(?<!\p{L})(?:ist|war|sind|waren) (?:das|es|die|die firma) (?:eine? )?(?:sehr )?(?:große?r?s?|kleine?r?s?)(?!\p{L})|wie (?:groß|gross|klein|viele (?:leute|menschen|personen|mitarbeit\p{L}*|beschäftigte|angestellte|kolleg\p{L}*))(?!\p{L})|(?:firmen|unternehmens|betriebs)(?:größe|grösse)|(?<!\p{L})größe d(?:er|es)|mitarbeiterzahl/iu,
    ofOther:
      /(?<!\p{L})(?:teams?|gruppen?|abteilung\p{L}*|schichten?|projekt\p{L}*|geführt|führ\p{L}*|leit\p{L}*|geleitet|verantwort\p{L}*|unterstell\p{L}*|disziplinarisch\p{L}*|fachlich\p{L}*|(?:unter|für) (?:ihr|ihm|dir|ihnen|mir|sie|ihn|dich|mich)|unterstehen|unterstanden|budgets?|ersparnis\p{L}*|einsparung\p{L}*|ausgebildet|eingestellt|geschult)(?!\p{L})/iu,
    told: [
      /(?:(?:rund|rd\.|etwa|ca\.|circa|über|knapp|gut|fast) ?)?(?<![\d.,])\d{1,3}(?:[.,]?\d{3}){0,2} (?:Beschäftigten?|Mitarbeit\p{L}+|Angestellten?|MA)(?!\p{L})/u,
      /(?:Betrieb|Firma|Unternehmen|Büro|Praxis|Agentur|Kanzlei|Werkstatt|Mittelständler|Start-?up|Klinik|Hersteller|Laden|Bäckerei|Gasthof|Hotel|Verlag|Labor|Werk)\p{L}* (?:mit|von) (?:rund |etwa |ca\. |über |knapp )?(?:(?<![\d.,])\d{1,3}(?:[.,]?\d{3}){0,2}|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf) (?:Leuten|Personen|Köpfen|Mitarbeit\p{L}+|Angestellten|Beschäftigten)/iu,
      /(?<!\d)\d{1,4}-(?:Personen|Mann|Frau|Leute|Mitarbeiter)-\p{L}{1,30}/u,
    ],
  },
  fr: {
    asks: /(?<!\p{L})(?:(?:grande?|gros(?:se)?) comment|(?:c['’]est|c['’]était|était|est)(?:[ -](?:elle|il|ce))? (?:une )?grande?|taille|effectifs?|combien (?:de |d['’])(?:personnes|salariés|employés|gens|monde|collègues|collaborateurs))(?!\p{L})/iu,
    ofOther:
      /(?<!\p{L})(?:équipes?|brigades?|groupe de|services?|projets?|dirig\p{L}*|encadr\p{L}*|manag\p{L}*|sous (?:ses|mes|sa|ma|elle|lui)|pour (?:elle|lui|eux|elles|moi)|budgets?|économies?|formée?s?|recrutée?s?|panel|plateau)(?!\p{L})/iu,
    told: [
      /(?:(?:environ|près de|plus de|quelque) )?(?<![\d.,]|\d[ \u00a0\u202f])\d{1,3}(?:[ \u00a0\u202f]?\d{3}){0,2}[ \u00a0\u202f]?(?:salariée?s?|employée?s?|collaborateurs|collaboratrices)(?!\p{L})/iu,
      /(?:entreprise|PME|société|agence|cabinet|maison|atelier|bureau|studio|usine|clinique|hôpital|start-?up|fabricant|restaurant|boulangerie|imprimerie) (?:\p{L}+ )?(?:de|d['’]environ|d['’]une) (?:environ )?(?:(?<![\d.,]|\d[ \u00a0\u202f])\d{1,3}(?:[ \u00a0\u202f]?\d{3}){0,2}[ \u00a0\u202f]?|trois |quatre |cinq |six |sept |huit |neuf |dix |douzaine de )personnes/iu,
    ],
  },
  es: {
    asks: /(?<!\p{L})(?:es|era) (?:una )?(?:gran|empresa (?:muy )?(?:grande|pequeña))(?!\p{L})|(?<!\p{L})(?:(?:c[óo]mo|cu[áa]n|qu[ée] tan) (?:de )?grandes?|tama[ñn]o|plantilla|cu[áa]nt[ao]s? (?:gente|personas|emplead[oa]s|trabajador[ea]s|compañer[oa]s))(?!\p{L})/iu,
    ofOther:
      /(?<!\p{L})(?:equipos?|grupos?|proyectos?|dirig\p{L}*|lider\p{L}*|a (?:mi|su|tu) cargo|para (?:ella|él|ellos|ellas|mí)|a sus órdenes|a cargo|coordin\p{L}*|presupuestos?|ahorros?|formad[oa]s?|contratad[oa]s?)(?!\p{L})/iu,
    told: [
      /(?:(?:un[oa]s|cerca de|más de|casi|alrededor de) )?(?<![\d.,])\d{1,3}(?:[.,]?\d{3}){0,2} (?:emplead[oa]s|trabajador[ea]s)(?!\p{L})/iu,
      /(?:empresa|despacho|estudio|taller|pyme|bodega|agencia|consultora|clínica|hospital|fábrica|tienda|restaurante|imprenta|laboratorio) (?:\p{L}+ )?de (?:un[oa]s )?(?:(?<![\d.,])\d{1,3}(?:[.,]?\d{3}){0,2}|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce) personas/iu,
      /plantilla de (?:un[oa]s )?(?<![\d.,])\d{1,3}(?:[.,]?\d{3}){0,2}(?: personas)?/iu,
    ],
  },
  zh: {
    asks: /规模|多大|是(?:一家|家|个)?(?:大|小)(?:公司|企业)|有多少(?:人|员工)|多少(?:人|员工)|几个人|员工(?:人数|数量|数)/u,
    ofOther: /团队|小组|部门|项目|带领?|领导|下属|手下|管理|负责|预算|节省/u,
    told: [
      /(?:员工|雇员|职工)(?:总数)?(?:约|近|超过|超|共|有|逾)?(?<![\d.,])\d{1,3}(?:[.,]?\d{3}){0,2}[多余]?(?:人|名)?/u,
      /(?:约|近|超过)?(?<![\d.,])\d{1,3}(?:[.,]?\d{3}){0,2}[多余]?(?:名|位|个|人的)?(?:员工|雇员|职工)/u,
      /(?:约|近|超过)?(?:(?<![\d.,])\d{1,3}(?:[.,]?\d{3}){0,2}|(?<![三四五六七八九十])[三四五六七八九十]{1,3})[多余]?人(?:左右)?(?:规模)?的?[^，。；、]{0,6}?(?:公司|企业|工作室|事务所|工厂|诊所|医院|学校|机构|店)/u,
    ],
  },
  ja: {
    asks: /規模|(?:どのくらい|どれくらい|どのぐらい|どれぐらい)の?大き|何人(?:くらい|ぐらい|ほど)?(?:の(?:会社|職場|事務所|組織)|が?働|いました|いる|規模)|(?:従業員|社員|スタッフ)(?:数|は何人|は何名)|大き[いな]会社/u,
    ofOther: /チーム|部下|(?:彼女?|本人|さん)の(?:下|もと)で|率い|課|部署|班|プロジェクト|予算|削減|育成|採用/u,
    told: [
      /(?:社員|従業員|スタッフ|職員)(?:数)?(?:は)?(?:約|およそ|総勢)?(?<![\d.,])\d{1,3}(?:[.,]?\d{3}){0,2}(?:名|人)/u,
      /(?:約|およそ)?(?:(?<![\d.,])\d{1,3}(?:[.,]?\d{3}){0,2}|(?<![三四五六七八九十])[三四五六七八九十]{1,3})(?:名|人)(?:ほど|程度|規模)?の[^、。；]{0,8}?(?:会社|企業|事務所|メーカー|工場|スタジオ|工房|法人|店|病院|学校|代理店)/u,
    ],
  },
}
