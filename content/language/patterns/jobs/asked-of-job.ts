/** How people ask what everybody asks of a job, whatever trade it was in. */
import type { Language } from '#contract/language.ts'

/** @see `askedOfJob` for what is told of each. */
export const jobAspects = [
  'again',
  'boss',
  'business',
  'hardest',
  'joined',
  'learned',
  'liked',
  'pay',
  'promoted',
  'terms',
] as const

export type JobAspect = (typeof jobAspects)[number]

export const askedOfJob: Record<JobAspect, Record<Language, RegExp>> = {
  again: {
    en: /\b(?:would|could|will|wants?|consider)\b[^.?!]{0,20}\b(?:back|return|returning|again)\b/iu,
    es: /(?<!\p{L})(?:volver|regresar)ía[ns]?(?!\p{L})|(?<!\p{L})(?:quiere|querría|podría|piensa)[^.?!]{0,12}(?:volver|regresar)(?!\p{L})/iu,
    fr: /(?<!\p{L})(?:retourner|reviendr|retravailler)(?:ait|iez|ais)(?!\p{L})|(?<!\p{L})(?:veut|voudrait|pourrait|souhaite)[^.?!]{0,12}(?:retourner|revenir)(?!\p{L})/iu,
    de: /(?<!\p{L})(?:würde|könnte|möchte|will|ginge)[^.?!]{0,30}(?:zurück|noch ?(?:ein)?mal|wieder)/iu,
    zh: /(?:会|愿意|想)(?:再|重新)?(?:回去|回到|回那)|(?:愿意|会|想)再(?:去|在)那/u,
    ja: /(?:戻り|復帰し)たい|(?:戻る|復帰する)(?:つもり|気|可能性|こと)|また(?:そこ|あそこ|同じ会社)で働/u,
  },
  boss: {
    en: /\breport(?:ed|s|ing)? to(?! (?:her|him|them|you|me)\b)|\b(?:her|his|their|the) boss(?:es)?\b|\bline manager\b|\bsupervis(?:or|ed by)\b|\bwho (?:managed|led|supervised) (?:her|him|them)\b|\b(?:her|his|their) (?:own |direct )?manager\b/iu,
    es: /(?<!\p{L})a quién (?:report|rend|rind|respond|inform)\p{L}*|(?<!\p{L})(?:su|quién (?:era|es|fue) (?:el|la)) (?:jef[ea]|superior|responsable|supervisora?)(?!\p{L})/iu,
    fr: /(?<!\p{L})(?:à|a) qui (?:rend|répond|rapport|repor)\p{L}*|(?<!\p{L})(?:son|sa) (?:chef|cheffe|supérieure?|responsable|patronn?e?|manager|n\+1)(?!\p{L})|(?<!\p{L})sous (?:la direction|les ordres) de qui(?!\p{L})/iu,
    de: /(?<!\p{L})(?:ihre?[nm]?|seine?[nm]?) (?:direkte[rn]? )?(?:chef(?:in)?|vorgesetzte[rn]?|teamleiter(?:in)?)(?!\p{L})|(?<!\p{L})(?:wem (?:(?:war|ist) (?:sie|er) unterst|unterst|berichtet|hat (?:sie|er) berichtet)|an wen (?:hat|berichtet))/iu,
    zh: /(?:上司|上级|老板|领导|主管)是谁|谁是(?:她|他|TA)的?(?:直接|直属)?(?:上司|上级|老板|领导|主管)|(?:向|跟|对)谁(?:汇报|负责)|汇报(?:给谁|对象)/u,
    ja: /上司(?:は|って)|(?:誰|だれ)(?:に|へ)(?:報告|直属)|(?:誰|だれ)の(?:部下|下で)/u,
  },
  business: {
    en: /\bwhat (?:does|did|do) (?:the|that|this) (?:company|firm|organi[sz]ation|employer|business) (?:do|make|sell)\b|\bwhat (?:do|did) they (?:do|make|sell)\b|\bwhat (?:kind|sort|type) of (?:company|firm|business|organi[sz]ation)\b|\b(?:what|which) (?:industry|sector|line of business)\b/iu,
    es: /(?<!\p{L})(?:a qué se dedican?|qué hacen?) (?:la|esa|esta|su) (?:empresa|compañía|firma)(?!\p{L})|(?<!\p{L})qué (?:tipo|clase) de (?:empresa|compañía)(?!\p{L})|(?<!\p{L})(?:a qué se dedican|(?:de )?qué sector|en qué sector)(?!\p{L})/iu,
    fr: /(?<!\p{L})(?:que fait|elle fait quoi,?) (?:cette|la|l['’]) ?(?:entreprise|société|boîte)(?!\p{L})|(?<!\p{L})quel(?:le)? (?:type|genre|sorte) d['’]entreprise(?!\p{L})|(?<!\p{L})(?:quel secteur|quelle branche)(?!\p{L})/iu,
    de: /(?<!\p{L})was (?:macht|machen|machte|stellt|produziert|verkauft) (?:die|das|der|diese[sr]?) (?:firma|unternehmen|betrieb|konzern|laden)(?!\p{L})|(?<!\p{L})was für eine? (?:firma|unternehmen|betrieb)(?!\p{L})|(?<!\p{L})was machen die(?!\p{L})|(?<!\p{L})welcher? branche(?!\p{L})/iu,
    zh: /(?:公司|企业|单位)是?(?:做|干|搞)(?:什么|啥)|什么(?:样的)?(?:公司|企业)|(?:什么|哪个)行业/u,
    ja: /(?:何|なん)の(?:会社|企業)|どんな(?:会社|企業)|何をしている(?:会社|企業)|(?:業界|業種)(?:は|です)/u,
  },
  hardest: {
    en: /\b(?:hardest|toughest|trickiest|most difficult|(?:biggest|greatest|main) (?:challenge|difficulty))\b|\b(?:was|is) (?:it|that) (?:hard|difficult|tough|challenging)\b/iu,
    es: /(?<!\p{L})más (?:difícil|dur[oa]|complicad[oa])(?!\p{L})|(?<!\p{L})mayor (?:reto|desafío|dificultad)(?!\p{L})|(?<!\p{L})(?:fue|era) (?:muy )?(?:difícil|duro)(?!\p{L})/iu,
    fr: /(?<!\p{L})plus (?:dure?|difficile|compliquée?)(?!\p{L})|(?<!\p{L})plus (?:grand défi|grande difficulté|gros défi|grosse difficulté)(?!\p{L})|(?<!\p{L})(?:c['’]était|était-ce) (?:dur|difficile)(?!\p{L})/iu,
    de: /(?<!\p{L})(?:schwierigste|schwerste|härteste|kniffligste)[nrs]?(?!\p{L})|(?<!\p{L})größten? (?:herausforderung|schwierigkeit)(?!\p{L})|(?<!\p{L})(?:war|ist) (?:das|es) (?:schwer|schwierig|hart)(?!\p{L})/iu,
    zh: /最(?:难|棘手|困难|大的(?:挑战|困难|难点))|难不难|难吗/u,
    ja: /(?:一番|最も|いちばん)(?:難し|大変|苦労|きつ|つら)|最大の(?:課題|難関|苦労)|(?:大変|難しかった)(?:でした|です)か/u,
  },
  joined: {
    en: /\bwhy (?:did|does|has) \p{L}+ (?:join|choose|pick|go|move|switch|take (?:it|that|the job))\b/iu,
    es: /(?<!\p{L})por qué (?:se (?:unió|incorporó|cambió)|entró|eligió|aceptó|empezó)(?!\p{L})/iu,
    fr: /(?<!\p{L})pourquoi (?:l['’]|y )?(?:a-t-(?:elle|il)|(?:elle|il) (?:l['’])?a|est-(?:elle|il)|(?:elle|il) (?:y )?est) (?:rejoint|choisi|allée?|entrée?|accepté)/iu,
    de: /(?<!\p{L})(?:warum|wieso|weshalb) (?:ist|hat|ging|kam|wechselte) (?:sie|er)[^.?!]{0,20}(?:dorthin|dahin|angefangen|hingegangen|beworben|angenommen|dafür entschieden)(?!\p{L})/iu,
    zh: /为什么(?:会|要)?(?:加入|选择|去那|去这|跳槽|入职)/u,
    ja: /(?:なぜ|どうして)[^。？?]{0,10}(?:入社|入った|入り|転職|選ん|選び)/u,
  },
  learned: {
    en: /\bwhat (?:did|has) \p{L}+ (?:learn|learned|learnt|take away|taken away)\b|\blessons? (?:learned|learnt)\b/iu,
    es: /(?<!\p{L})qué (?:aprendió|ha aprendido|lecciones)(?!\p{L})/iu,
    fr: /(?<!\p{L})qu['’](?:(?:y |en )?a-t-(?:elle|il)|est-ce qu['’](?:elle|il) (?:y |en )?a) (?:appris|retenu|tiré)(?!\p{L})/iu,
    de: /(?<!\p{L})was hat (?:sie|er) (?:dort |da |daraus |dabei |davon )?(?:gelernt|mitgenommen)(?!\p{L})/iu,
    zh: /学到了?(?:什么|啥|哪些)/u,
    ja: /何を(?:学び|学ん)|学(?:び|んだこと)は/u,
  },
  liked: {
    en: /\b(?:did|does|do) \p{L}+ (?:like|love|enjoy) (?:it|being|working|the work|the job|that job|(?:her|his|their|your) (?:time|work|job))\b|\b(?:was|is|were) \p{L}+ happy (?:there|with|at)\b|\bwas it fun\b/iu,
    es: /(?<!\p{L})(?:le|te) (?:gust(?:ó|aba|a)|encant(?:ó|aba|a))(?: (?:estar|trabajar|el trabajo|ese trabajo|aquello))?(?: (?:allí|ahí))?\?|(?<!\p{L})(?:estaba|está|estuvo) (?:contenta|contento|a gusto|feliz)(?!\p{L})/iu,
    fr: /(?<!\p{L})(?:lui|vous|t['’]) ?a(?:-t-il)? plu(?!\p{L})|(?<!\p{L})(?:s['’]y|se) (?:plaisait|plaît|sentait bien)(?!\p{L})|(?<!\p{L})(?:aimait-(?:elle|il)|a-t-(?:elle|il) aimé) (?:y |ce|le|son|travailler)|(?<!\p{L})(?:était|est)-(?:elle|il) heureu(?:se|x)(?!\p{L})/iu,
    de: /(?<!\p{L})(?:gefallen|gefällt|gefiel)(?: es)?(?: ihr| ihm| dir| ihnen)?(?: dort| da)?\s*\?|(?<!\p{L})(?:gefällt|gefiel) (?:es )?(?:ihr|ihm|dir|ihnen)(?!\p{L})|(?<!\p{L})spa(?:ß|ss) gemacht(?!\p{L})|(?<!\p{L})(?:war|ist) (?:sie|er) (?:dort |da )?(?:glücklich|zufrieden)(?!\p{L})/iu,
    zh: /喜欢(?:在)?(?:那里|那儿|那份|这份|那家|这家)(?:的)?(?:工作|公司)?吗|(?:干|做|工作|过)得(?:开心|愉快)吗|(?:开心|愉快)吗/u,
    ja: /楽しかった(?:ですか|でしょうか|\?|？)|気に入って(?:い|ま)|(?:仕事|そこ|職場)(?:は|が)(?:好き|楽し)|満足して(?:い|ま)/u,
  },
  pay: {
    en: /\b(?:earn(?:ed)?|salary|wages?)\b|\bhow much (?:was|were|did) \p{L}+ (?:paid|make)\b/iu,
    es: /(?<!\p{L})(?:ganaba|sueldo|salario|cobraba|le pagaban)(?!\p{L})/iu,
    fr: /(?<!\p{L})(?:gagnait(?:-elle|-il)?|salaire|rémunér\p{L}+)(?!\p{L})/iu,
    de: /(?<!\p{L})(?:verdient|verdiente|gehalt|lohn)(?!\p{L})/iu,
    zh: /工资|薪水|薪资|收入|挣多少|赚多少/u,
    ja: /給料|年収|給与|月給/u,
  },
  promoted: {
    en: /\bpromot(?:ed|ions?)\b/iu,
    es: /(?<!\p{L})(?:ascend(?:id[ao]|ió|ieron)|ascensos?|promocionad[ao])(?!\p{L})/iu,
    fr: /(?<!\p{L})(?:promue?|promotions?|montée? en grade)(?!\p{L})/iu,
    de: /(?<!\p{L})(?:befördert|beförderung|aufgestiegen)(?!\p{L})/iu,
    zh: /升职|晋升|提拔|升迁/u,
    ja: /昇進|昇格|出世/u,
  },
  terms: {
    en: /\b(?:was|were|did|had|(?:is|was) (?:it|that|this))\b[^.?!]{0,30}\b(?:(?:full|part)[- ]time|an employee|employed|(?:a )?contractor|freelancer?|permanent(?:ly)?|fixed[- ]term|an intern|internship)\b|\b(?:how many|her|his|their) hours\b|\bhours (?:a|per|each) (?:week|day)\b/iu,
    es: /(?<!\p{L})(?:era|estaba|estuvo|fue|trabajaba|trabajó|tenía|es|está)(?!\p{L})[^.?!]{0,25}(?<!\p{L})(?:tiempo (?:completo|parcial)|jornada (?:completa|parcial)|media jornada|emplead[ao]|en plantilla|asalariad[ao]|freelance|autónom[ao]|contrato (?:fijo|indefinido|temporal)|becari[ao]|unas? prácticas)(?!\p{L})|(?<!\p{L})(?:cuántas horas|horas (?:por|a la) semana)(?!\p{L})/iu,
    fr: /(?<!\p{L})(?:était|étiez|c['’]est|est-ce|travaillait|a-t-elle|a-t-il|avait)(?!\p{L})[^.?!]{0,25}(?<!\p{L})(?:temps (?:plein|partiel|complet)|mi-temps|salariée?|employée|freelance|indépendante?|cdi|cdd|en stage|un stage|stagiaire)(?!\p{L})|(?<!\p{L})(?:combien d['’]heures|heures par (?:semaine|jour))(?!\p{L})/iu,
    de: /(?<!\p{L})(?:war|ist (?:das|es)|hat|hatte|arbeitete)(?!\p{L})[^.?!]{0,30}(?<!\p{L})(?:vollzeit\p{L}*|teilzeit\p{L}*|(?:fest)?angestellt|fest angestellt|angestellte|freiberuflich|freelancer(?:in)?|selbstst?ändig|befristet|unbefristet|praktikum|praktikantin?)(?!\p{L})|(?<!\p{L})(?:wie viele stunden|stunden (?:die|pro|in der) woche)(?!\p{L})/iu,
    zh: /(?:当时|那里|那儿|那份|在那|那段).{0,8}(?:全职|兼职|正式员工|合同工|自由职业|外包|实习)|是(?:全职|兼职|正式员工|外包|实习)(?:吗|还是)|(?:几|多少)个?小时/u,
    ja: /(?:フルタイム|パートタイム|正社員|契約社員|業務委託|フリーランス|派遣|アルバイト|インターン)(?:でした|だった|として働い|ですか、|か業務委託)|週に?何時間|週何時間|何時間(?:勤務|働)/u,
  },
}

/** How texts tell what somebody learned. */
export const learnedWords: Record<Language, RegExp> = {
  en: /\b(?:learn(?:ed|t)|taught)\b/iu,
  es: /(?<!\p{L})aprend\p{L}+/iu,
  fr: /(?<!\p{L})(?:apprises?|appris|apprendre)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:gelernt|lernte)(?!\p{L})/iu,
  zh: /学会|学到|懂得了/u,
  ja: /学び|学んだ|身につけ/u,
}
