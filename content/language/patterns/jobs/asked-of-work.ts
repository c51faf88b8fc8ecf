/** How people ask what everybody asks of a piece of work, whatever trade it is of. */
import type { Language } from '#contract/language.ts'

/** @see `askedOfWork` for what is told of each. */
export const workAspects = [
  'alternatives',
  'code',
  'future',
  'learned',
  'more',
  'operator',
  'reception',
  'role',
  'simple',
  'still',
  'tools',
  'users',
] as const

export type WorkAspect = (typeof workAspects)[number]

export const askedOfWork: Record<WorkAspect, Record<Language, RegExp>> = {
  alternatives: {
    en: /\balternatives?\b|\bother (?:options|approaches|ways|solutions)\b|\bruled out\b|\bwhat else was (?:considered|tried)\b/iu,
    es: /(?<!\p{L})alternativas?(?!\p{L})|(?<!\p{L})otr[ao]s (?:opciones|vías|soluciones|enfoques|caminos)(?!\p{L})|(?<!\p{L})descart(?:ó|aron|ado)/iu,
    fr: /(?<!\p{L})alternatives?(?!\p{L})|(?<!\p{L})autres (?:options|approches|pistes|solutions)(?!\p{L})|(?<!\p{L})écartée?s?(?!\p{L})/iu,
    de: /(?<!\p{L})alternativen?(?!\p{L})|(?<!\p{L})andere (?:optionen|möglichkeiten|ansätze|lösungen|wege)(?!\p{L})|(?<!\p{L})verworfen(?!\p{L})/iu,
    zh: /(?:别的|其他|其它|替代)(?:方案|选择|办法|选项)/u,
    ja: /(?:ほか|他|別)の(?:案|選択肢|方法|やり方)|代替案|選択肢は/u,
  },
  code: {
    en: /\b(?:see|view|read|get|find|share|where is|where['’]s) (?:the |its |any |some )?(?:source )?(?:code|repo|repository)\b|\b(?:is|was) (?:it|that|this) open[- ]source\b|\bcode (?:public|available|open)\b/iu,
    es: /(?<!\p{L})(?:código fuente|(?:hay|dónde está el|enlace al) repositorio)(?!\p{L})|(?<!\p{L})ver el código(?!\p{L})|(?<!\p{L})código (?:es |está )?(?:abierto|público|disponible)(?!\p{L})/iu,
    fr: /(?<!\p{L})(?:code source|(?:un|voir le|où est le|lien vers le) dépôt)(?! d)(?!\p{L})|(?<!\p{L})voir le code(?!\p{L})|(?<!\p{L})code (?:est-il |est )?(?:public|ouvert|disponible)(?!\p{L})/iu,
    de: /(?<!\p{L})(?:quellcode|quelltext|(?:gibt es ein|wo ist das|link zum) (?:repository|repo))(?!\p{L})|(?<!\p{L})code (?:sehen|ansehen|anschauen|einsehen|öffentlich)(?!\p{L})|(?<!\p{L})(?:es|das) open[- ]source(?!\p{L})/iu,
    zh: /(?:看|查看|公开).{0,4}(?:代码|源码)|(?:代码|源码)(?:在哪|公开|开源|能看)|开源(?:的)?吗/u,
    ja: /コード(?:は|を)(?:公開|見られ|見れ|どこ|見せ)|リポジトリは(?:どこ|あり|公開)|オープンソースです/u,
  },
  future: {
    en: /\bwhat(?:['’]s| is| comes) next (?:for|with) (?:it|that|this)\b|\broadmap\b|\bplans for (?:it|that|this)\b/iu,
    es: /(?<!\p{L})(?:próximos pasos|hoja de ruta|qué planes hay)(?!\p{L})/iu,
    fr: /(?<!\p{L})(?:prochaines étapes|feuille de route|quelle est la suite)(?!\p{L})/iu,
    de: /(?<!\p{L})(?:nächsten schritte|roadmap|pläne dafür|geht es damit weiter|geht['’]s damit weiter)(?!\p{L})/iu,
    zh: /后续(?:计划|规划)|未来(?:有什么)?(?:计划|规划)|路线图/u,
    ja: /今後の(?:予定|計画|展開)|ロードマップ/u,
  },
  learned: {
    en: /\bdo (?:it |that |anything |something )?differently\b|\bwhat (?:did|has) \p{L}+ (?:learn|learned|take away|taken away)\b|\blessons (?:learned|learnt)\b|\bin hindsight\b/iu,
    es: /(?<!\p{L})(?:qué (?:aprendió|ha aprendido|lecciones)|haría (?:diferente|distinto|de otra manera))(?!\p{L})/iu,
    fr: /(?<!\p{L})(?:qu['’](?:a-t-(?:elle|il)|en a-t-(?:elle|il)) (?:appris|tiré|retenu)|ferait-(?:elle|il) (?:autrement|différemment)|quelles leçons)(?!\p{L})/iu,
    de: /(?<!\p{L})(?:was hat (?:sie|er) (?:daraus|dabei|davon) (?:gelernt|mitgenommen)|(?:heute|im nachhinein) anders machen|anders gemacht)(?!\p{L})/iu,
    zh: /学到了?(?:什么|啥|哪些)|会怎么改|重来一次|吸取了?(?:什么|哪些)教训/u,
    ja: /何を(?:学び|学ん|得ま)|(?:今なら|やり直すなら|振り返って)|どんな教訓/u,
  },
  more: {
    en: /\bwhere (?:can|could|do) i (?:read|learn|find|see|find out) more\b|\b(?:is there|have you got|do you have) (?:a|any) link\b/iu,
    es: /(?<!\p{L})dónde (?:puedo|se puede) (?:leer|ver|saber|encontrar) más(?!\p{L})|(?<!\p{L})(?:hay|tienes?) (?:algún|un) enlace(?!\p{L})/iu,
    fr: /(?<!\p{L})où (?:puis-je|peut-on) (?:lire|trouver|voir) plus(?!\p{L})|(?<!\p{L})où (?:puis-je )?en (?:savoir|lire) plus(?!\p{L})|(?<!\p{L})un lien \?/iu,
    de: /(?<!\p{L})wo (?:kann ich|finde ich|steht|gibt es) (?:dazu |darüber )?mehr(?!\p{L})|(?<!\p{L})(?:gibt es|hast du|haben sie) (?:einen|dazu einen) link(?!\p{L})/iu,
    zh: /(?:哪里|哪儿)(?:可以|能)(?:看到|读到|了解|找到)更多|有链接吗/u,
    ja: /どこで(?:もっと)?(?:詳しく|くわしく)|リンクはあり/u,
  },
  operator: {
    en: /\bwho (?:runs|operates|maintains|looks after|takes care of|supports) (?:it|that|this)\b/iu,
    es: /(?<!\p{L})quién (?:lo|la) (?:mantiene|opera|lleva|gestiona|administra)(?!\p{L})/iu,
    fr: /(?<!\p{L})qui (?:s['’]en occupe|l['’]exploite|l['’]entretient|(?:le|la) (?:maintient|gère))(?!\p{L})/iu,
    de: /(?<!\p{L})wer (?:betreibt|pflegt|wartet|betreut) (?:es|das|die|ihn|sie)(?!\p{L})/iu,
    zh: /谁(?:在)?(?:维护|运营|运维)/u,
    ja: /誰が(?:運用|保守|管理|運営)/u,
  },
  reception: {
    en: /\b(?:customers?|clients?|users?|people|staff|they) (?:like|happy|satisfied|think of) (?:with )?(?:it|that|this)\b|\bhow was (?:it|that|this) received\b|\bany feedback\b/iu,
    es: /(?<!\p{L})(?:les gustó|qué acogida|cómo lo recibieron|quedaron (?:contentos|satisfechos))(?!\p{L})/iu,
    fr: /(?<!\p{L})(?:été bien accueillie?|ça leur a plu|(?:clients?|utilisateurs?) (?:contents?|satisfaits?)|quels retours)(?!\p{L})/iu,
    de: /(?<!\p{L})(?:kam (?:es|das) (?:gut )?(?:an|bei)|(?:kunden|nutzer|leute|kunde|anwender) zufrieden|rückmeldungen|feedback dazu)(?!\p{L})/iu,
    zh: /(?:客户|用户|大家|他们)(?:满意|喜欢)吗|反响(?:如何|怎么样)|(?:客户|用户)反馈/u,
    ja: /(?:お客様|お客さん|顧客|利用者|ユーザー|現場)(?:は|の)(?:満足|喜|反応|評判|感想|評価)|評判は|反響は/u,
  },
  role: {
    en: /\bwhat (?:was|is|were) (?:her|his|their|your) (?:own |exact |main |actual )?(?:role|part|contribution)\b/iu,
    es: /(?<!\p{L})(?:cuál (?:fue|era|es)|qué) (?:fue )?(?:su |tu )?(?:papel|rol|contribución)(?!\p{L})/iu,
    fr: /(?<!\p{L})(?:quel (?:était|fut|est|a été) (?:son|votre|ton) (?:rôle|apport)|quelle (?:était|est|a été) (?:sa|votre|ta) (?:part|contribution))(?!\p{L})/iu,
    de: /(?<!\p{L})was (?:war|ist) (?:ihre|seine|deine) (?:genaue |eigene )?rolle(?!\p{L})|(?<!\p{L})(?:was|welchen) (?:war|ist|hatte) (?:ihr|sein|dein|sie|er) (?:eigener )?(?:anteil|beitrag)(?!\p{L})/iu,
    zh: /(?:她|他|您|你)(?:在其中)?(?:的|担任|扮演)(?:什么|了什么)?角色|(?:她|他)(?:具体)?负责(?:了)?(?:什么|哪)|(?:她|他)的贡献/u,
    ja: /役割は|どんな役割|どの部分を担当|何を担当/u,
  },
  simple: {
    en: /\blike i['’]?m (?:five|5|a child|a kid)\b|\beli5\b|\bin (?:simple|plain|layman['’]s|simpler) (?:words|terms|english)\b|\bexplain (?:it|that|this)(?: to me)? simply\b|\bin a nutshell\b/iu,
    es: /(?<!\p{L})(?:en (?:palabras|términos) sencill[ao]s|de forma sencilla|como si tuviera (?:cinco|5) años|en pocas palabras)(?!\p{L})/iu,
    fr: /(?<!\p{L})(?:en (?:mots|termes) simples|comme si j['’]avais (?:cinq|5) ans|explique(?:z|r)?(?:-moi)? (?:ça |cela )?simplement|en deux mots)(?!\p{L})/iu,
    de: /(?<!\p{L})(?:in einfachen worten|einfach (?:erklärt|erklären|gesagt|ausgedrückt)|für laien|als wäre ich (?:fünf|5)|in einem satz|kurz gesagt)(?!\p{L})/iu,
    zh: /(?:通俗|简单)(?:点|地)?(?:说|讲|解释)|大白话|用一句话(?:说|解释)/u,
    ja: /(?:簡単|かんたん)に(?:言う|言え|説明)|(?:わかりやすく|分かりやすく|やさしく)(?:言う|言え|説明|教え)|一言で(?:言う|言え|説明)/u,
  },
  still: {
    en: /\bstill (?:running|in use|used|live|going|alive|in production|online)\b/iu,
    es: /(?<!\p{L})(?:sigue|siguen) (?:en (?:uso|marcha|producción)|activ[oa]|funcionando|usándose)(?!\p{L})|(?<!\p{L})todavía (?:se usa|funciona|existe)(?!\p{L})/iu,
    fr: /(?<!\p{L})toujours (?:en (?:service|production|ligne)|utilisée?|actifs?|actives?)(?!\p{L})|(?<!\p{L})(?:tourne|existe|fonctionne)(?:-t-(?:il|elle))? (?:encore|toujours)(?!\p{L})/iu,
    de: /(?<!\p{L})noch (?:in betrieb|im einsatz|genutzt|benutzt|verwendet|aktiv|online)(?!\p{L})|(?<!\p{L})läuft (?:es|das|die|sie|er) (?:heute )?noch(?!\p{L})/iu,
    zh: /还在(?:用|运行|使用|线上)|现在还(?:用|在运行)/u,
    ja: /(?:まだ|今も|いまも|現在も)(?:使われ|動い|稼働|運用|使って)/u,
  },
  tools: {
    en: /\bwhy (?:that|this|those|these) (?:stack|tools?|technolog(?:y|ies)|technology stack|tech stack)\b/iu,
    es: /(?<!\p{L})por qué (?:ese|esa|esos|esas|estas) (?:tecnologías?|herramientas?|stack)(?!\p{L})/iu,
    fr: /(?<!\p{L})pourquoi (?:cette|ces|ce) (?:technologies?|outils?|stack|choix techniques?)(?!\p{L})/iu,
    de: /(?<!\p{L})(?:warum|wieso) (?:diese[rn]?|genau diese|gerade diese) (?:technologien?|technik|werkzeuge|tools|stack)(?!\p{L})/iu,
    zh: /为什么(?:选|用|选择)(?:了)?(?:这些|这套|这个)(?:技术|工具|方案)/u,
    ja: /(?:なぜ|どうして)(?:その|この|これらの)(?:技術|ツール|構成)/u,
  },
  users: {
    en: /\bwho(?:['’]s| is| are| was| were)? (?:actually |even )?(?:using|uses?|used) (?:it|that|this)\b|\bwho (?:is|was) (?:it|that|this) (?:built |made |meant )?for\b|\bwho (?:are|were) (?:the|its) users\b|\bwho(?:['’]s) (?:it|this|that) for\b/iu,
    es: /(?<!\p{L})qui[eé]n(?:es)? l[oa]s? (?:usan?|usaban?|utilizan?|utilizaban?|us[óo])(?!\p{L})|(?<!\p{L})para qui[eé]n(?:es)? (?:es|era|fue)(?!\p{L})/iu,
    fr: /(?<!\p{L})qui (?:l['’]utilis|s['’]en ser(?:t|vait)|utilise (?:ça|cela))|(?<!\p{L})pour qui (?:est-ce|c['’]est|était-ce)(?!\p{L})|(?<!\p{L})c['’](?:est|était) pour qui(?!\p{L})/iu,
    de: /(?<!\p{L})wer (?:(?:be)?nutzt(?:e)?|verwendet(?:e)?|gebraucht(?:e)?) (?:es|das|den|die)(?!\p{L})|(?<!\p{L})für wen (?:ist|war) (?:es|das)(?: gedacht| gemacht)?(?!\p{L})|(?<!\p{L})wer arbeitet damit(?!\p{L})/iu,
    zh: /谁在?[使]?用|给谁用|用户是谁|面向谁|哪些人在?用/u,
    ja: /(?:誰|だれ)が(?:使|利用)|(?:誰|だれ)(?:向け|のため)|利用者は(?:誰|だれ|どんな)|ユーザーは(?:誰|だれ|どんな)/u,
  },
}

/** How a text tells what was not done, or what was done in the place of something else. */
export const passedOverWords: Record<Language, RegExp> = {
  en: /\b(?:rejected|ruled out|passed over|decided against|instead of|rather than|removed (?:it|them)|gave (?:it )?up)\b|\bover (?:one|a|the) [^.]{1,40} suite\b/iu,
  es: /(?<!\p{L})(?:descart(?:é|ó|amos|aron|ado|ada)|en lugar de|en vez de|retiramos|quitamos|renunci(?:é|ó|amos))(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:écartée?s?|plutôt que?|au lieu d|retirée?s?|renoncé|préférée?s?)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:verworfen|statt|anstelle|abgelehnt|wieder entfernt|verzichtet)(?!\p{L})/iu,
  zh: /放弃|而不是|没有采用|撤掉|弃用|否决|而非/u,
  ja: /見送|採用しません|採用しなかった|却下|取りやめ|取り外|外しました|撤去|やめました|代わりに/u,
}
