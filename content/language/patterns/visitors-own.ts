/** How people speak of their own case: words that ask only to be told something, words for themselves, words for what they need. */
import type { Language } from '#contract/language.ts'

/** "Tell me", "we would like to know": of what follows nobody says that it is theirs. */
export const asksToBeTold: Record<Language, RegExp> = {
  en: /\b(?:tell|show|give|send|remind|let) (?:me|us)\b|\b(?:I|we)(?:[’']d| would| do| just)?(?: like| love| want| need)? to (?:know|hear|read|learn|see|understand|ask)\b|\b(?:I|we) (?:am |was |are )?(?:wonder(?:ing)?|heard|read|saw|see|think|guess|believe|assume|mean)\b|\b(?:may|can|could|should|do) (?:I|we) (?:ask|see|read|know|reach|find|contact|call|write|trust|look at)\b|\bcurious\b|\bmy (?:next |last |first |second )?question\b/giu,
  es: /(?<!\p{L})(?:dime|dígame|díganos|cuénteme|cuéntame|cuéntenos|explícame|explíqueme|muéstrame|muéstreme|enséñame|enséñeme|(?:puedes|puede|podrías|podría) (?:decir|contar|explicar|mostrar)(?:me|nos)|(?:quiero|queremos|quisiera|quisiéramos|querría|me gustaría|nos gustaría|necesito) (?:saber|conocer|ver|leer|oír|entender|preguntar)|me pregunto|(?:puedo|podemos) (?:saber|preguntar|ver|leer|confiar))(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:dites|dis|montrez|montre|expliquez|explique|parlez|parle)[- ](?:moi|nous)(?!\p{L})|(?<!\p{L})(?:(?:pouvez-vous|peux-tu|pourriez-vous|pourrais-tu) (?:me|nous) (?:dire|montrer|expliquer|raconter)|(?:je|nous|j[’'])\s?(?:veux|voudrais|voulons|voudrions|aimerais|aimerions|souhaite|souhaitons) (?:bien )?(?:savoir|connaître|voir|lire|entendre|comprendre|demander)|je me demande|(?:puis-je|peut-on|pouvons-nous) (?:savoir|demander|voir|lire|compter))(?!\p{L})/giu,
  de: /(?<!\p{L})(?:sag\p{L}*|zeig\p{L}*|erzähl\p{L}*|nenn\p{L}*|erklär\p{L}*|schick\p{L}*|verrat\p{L}*)(?: sie| du)?(?: es)? (?:mir|uns)(?!\p{L})|(?<!\p{L})(?:(?:kannst du|können sie|könnten sie) (?:mir|uns)[^.?!]{0,30}(?:sagen|zeigen|erklären|erzählen|nennen)|(?:ich|wir) (?:möchten?|würden?|will|wollen|muss|müssen)[^.?!]{0,40}(?:wissen|erfahren|hören|lesen|sehen|fragen)|ich frage mich|(?:kann|darf|könnte|können|dürfen) (?:ich|wir)[^.?!]{0,30}(?:wissen|erfahren|lesen|sehen|fragen))(?!\p{L})/giu,
  zh: /告诉我们?|给我们?(?:看|讲|说|介绍|列)|(?:跟|和|向)我们?(?:讲|说|介绍)|我们?(?:很)?(?:想|想要)(?:知道|了解|问|看|听|读)|我们?(?:能|可以|能否)(?:问|看|知道|相信)|我们?(?:觉得|认为|听说|看到)|让我们?(?:看|知道)/gu,
  ja: /(?:教えて|見せて|聞かせて|説明して|話して|紹介して|挙げて)(?:ください|もらえますか|もらえませんか|いただけますか|いただけませんか|ほしい(?:です)?|くれますか|くれませんか)|(?:知り|聞き|読み|見)たい/gu,
}

export const speaksOfOneself: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:I|me|my|we|us|our|ours|I[’']\p{L}+|we[’']\p{L}+|(?:someone|somebody) (?:to|who|that)|(?:looking|searching) for)(?!\p{L})|^(?:need|help)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:yo|me|mis?|nos|nosotr[oa]s|nuestr[oa]s?|quiero|necesito|tengo|busco|quisiera|querría|soy|[a-zñü]{2,20}[aei]mos|\p{L}{2,20}[aei]r(?:nos|me)|se necesita|se busca)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:j[’']\p{L}+|m[’']\p{L}+|je|me|moi|mon|ma|mes|nous|notre|nos|on|cherchons|besoin)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:ich|mich|mir|mein(?:e[rmns]?)?|wir|uns|unser(?:e[rmns]?)?|gesucht|suchen jemand\p{L}*|suche)(?!\p{L})/iu,
  zh: /我|咱|本公司|本店|敝|需要有?人|求助|急需|帮忙/u,
  ja: /私|わたし|僕|俺|我々|われわれ|我が(?:社|家)|うち(?:の|は|で|に|も|、)|弊社|当社|当方|自社|困って|助けて|手伝って|てほしい|て欲しい|てもらえ|ていただけ|てくれる|(?:し|作り|入れ|変え|直し|取り替え|導入し|任せ)たいの?です|でもらえ|でいただけ|探して(?:い|お)|お願い|必要です|が(?:欲し|ほし)い|問題があり|(?:壊|崩)れ(?:て|まし)|荒れて|枯れ(?:て|そう)/u,
}

/** What somebody says who has a need: that they want, look for, have trouble with something. */
export const tellsNeed: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:needs?|help|assistance|assist|(?:looking|searching|hunting) for|seeking|in search of|(?:I|we)(?:[’']d| would| really)? (?:want|like|love|plan|intend|hope|must|have to)|(?:I|we)(?:[’']re| are|[’']m| am) (?:planning|hoping|trying|struggling|thinking|about to|considering)|take a look|look (?:at|into|over)|is (?:that|this) something|problems?|troubles?|struggl(?:e|es|ing)|broken?|collapsed?|collapsing|crash(?:es|ed|ing)?|fails?|failed|failing|slow|slower|losing|stuck|a mess|too (?:slow|expensive|much|high|long|late|old|big|many)|dying|died|wrong|leaks?|leaking|outdated|doubled|damaged|flooded)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:necesit\p{L}+|busc(?:o|amos|ando)|ayud\p{L}+|problemas?|dificultad\p{L}*|lent[oa]s?|rot[oa]s?|averiad\p{L}+|perd(?:emos|iendo|imos|ido)|fall(?:a|an|ó|ando)|se (?:cae|cayó|muere\p{L}*|está\p{L}* muriendo|derrumb\p{L}+|ha caído|ha derrumbado|nos)|atascad\p{L}+|demasiad[oa]s?|(?:quiero|queremos|quisiera|quisiéramos|querría|querríamos|nos gustaría|me gustaría|tenemos que|tengo que|debemos)|vistazo|encargar(?:se|nos)?|duplic\p{L}+|equivocad[oa]s?|desastre)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:besoin|il (?:nous|me) f(?:aut|audrait)|cherch(?:e|ons|ez)|recherch(?:e|ons)|aide[rz]?|problèmes?|soucis?|difficult\p{L}+|lente?s?|lenteurs?|en panne|cassée?s?|perd(?:ons|s|re|u|ue)|plante|rame|échou\p{L}+|bloqu\p{L}+|trop (?:chère?s?|lente?s?|haute?s?|longue?s?|long|vieux|vieille)|effondr\p{L}+|écroul\p{L}+|meur(?:t|ent)|mourir|doublé|mauvais\p{L}*|(?:je|j[’']|nous|on)\s?(?:voudr\p{L}+|veux|voulons|veut|aimer\p{L}+|souhait\p{L}+|dois|devons|doit|prévoyons|prévois)|coup d[’'](?:œil|oeil)|s[’']en (?:occuper|charger))(?!\p{L})/iu,
  de: /(?<!\p{L})(?:brauch(?:e|en|t|ten)|benötig\p{L}+|such(?:e|en|t)|gesucht|hilf\p{L}*|helfen|helfe|unterstütz\p{L}+|problem\p{L}*|schwierigkeit\p{L}*|langsam\p{L}*|kaputt\p{L}*|falsche\p{L}?|verlieren|verloren|stürzt|abgestürzt|scheiter\p{L}+|eingestürzt|eingefallen|veraltet\p{L}*|stirbt|sterben|verdoppelt|zu (?:teuer|langsam|hoch|spät|groß|viel|lange?|alt)|(?:ich|wir) (?:möchten?|wollen|will|würden?|planen|plane|müssen|muss|hätten?)|(?:möchten?|wollen|will|würden|müssen) (?:ich|wir)|anschauen|ansehen|kümmern|übernehmen)(?!\p{L})/iu,
  zh: /需要|想(?:要|请|找|做|把|让|建|换|改|修|搬|迁)|希望|打算|帮|求助|急需|找(?:个|一个|一位|位)?人|寻找|在找|(?:有|出)(?:了|点|些)?(?:大)?问题|困难|麻烦|太(?:慢|贵|高|多|久|旧|老)|很慢|变慢|坏了|流失|失去|崩溃|卡住|倒了|塌|枯|快死|一团糟|错误|翻(?:了一)?倍|是(?:个|一个)?(?:大)?(?:问题|难题)|看一?看|看看|招(?:聘|募|人|一(?:个|位|名))|(?:想|要|在)[^。！？]{0,12}招|越来越(?:高|慢|差|贵|糟)/u,
  ja: /必要|間違|荒れ|探して|困って|困り|助けて|手伝|てほしい|て欲しい|てもらえ|ていただけ|てくれ|でもらえ|でいただけ|お願い|したい|たいと(?:思|考)|(?:問題|課題)(?:[がを]|です)|遅(?:い|く|すぎ)|壊れ|崩れ|失って|離れて|落ち(?:る|て|ます)|枯れ|すぎ|倍に|悪くなって|膨らん/u,
}
