/**
 * How people ask for this page, or for its assistant, in another language. § stands for the name of any language. Not asked so
 * are the résumé in one, what the owner speaks, and the translation of a text.
 */
import type { Language } from '#contract/language.ts'

export const pageLanguageWanted: Record<Language, RegExp> = {
  en: /^(?!.*\b(?:she|he|her|his|him|they|their|r[ée]sum[ée]s?|cv|letter|pdf|code|projects?|clients?|customers?|teams?|built|build|programming|models?|instructions?|prompts?|rules|forget|ignore|why|did|has|had)\b).*\b(?:(?:switch|change|changing|set|put|turn|display|show|open|flip|switched)(?: \p{L}+){0,5}? (?:languages?(?! model)|(?:in|into|to) §)|(?:page|site|website|everything|interface)(?: (?!of\b)\p{L}+){0,3} in(?:to)? §|(?:read|see|view|have|get|available) (?:this|it|that)(?: \p{L}+){0,2} in §|§ version of (?:this|the) (?:page|site|website)|(?:speak|talk|write) (?:to|with) me in §|(?:answer|reply|respond)(?: to me| me)? in §|(?:page|site|website|this) in (?:an)?other languages?|language (?:menu|button|switch(?:er)?|picker|selector|setting)s?)(?!\p{L})|^\s*(?:in )?§,? please[.!]?\s*$/iu,
  de: /^(?!.*(?<!\p{L})(?:(?:kann|hat|könnte|konnte|würde|will|ist|spricht) (?:sie|er)|ihr\p{L}{0,2}|lebenslauf\p{L}*|cv|pdf|anschreiben|kund\p{L}+|projekt\p{L}*|programmier\p{L}*|anweisung\p{L}*|vorgaben|regeln|vergiss|warum|als sie)(?!\p{L})).*(?<!\p{L})(?:(?:um)?(?:stell|wechs|änder|schalt|setz|mach|zeig)\p{L}*(?: \p{L}+){0,5}? (?:sprachen?|(?:auf|in|ins|zu|zum) §e?)|(?:sprachen?|(?:auf|in|ins|zum) §e?)(?: \p{L}+){0,3} (?:(?:um)?(?:stell|schalt)en|ändern|ändere|wechseln|anzeigen|auswählen|einstellen)|(?:(?:web)?seite|website|homepage|alles)(?: \p{L}+){0,3} (?:auf|in|ins) §e?|(?:das|dies)(?: auch| hier){0,2} (?:auf|in) § (?:lesen|sehen|ansehen|haben|anzeigen)|(?:sprich|antworte|antworten sie|rede)(?: \p{L}+){0,2} (?:auf )?§)(?!\p{L})|^\s*(?:bitte )?(?:auf )?§(?:,? bitte)[.!]?\s*$|^\s*bitte auf §[.!]?\s*$/iu,
  fr: /^(?!.*(?<!\p{L})(?:elle|ils?|sa|son|ses|cv|lettre|pdf|projets?|clients?|langages?|modèles?|instructions?|consignes?|règles|oublie\p{L}*|pourquoi)(?!\p{L})).*(?<!\p{L})(?:(?:mets|mettez|mettre|change[rz]?|changement|bascule[rz]?|passe[rz]?|affiche[rz]?|montre[rz]?|règle[rz]?)(?:-(?:moi|t-on))?(?: [\p{L}'’-]+){0,5}? (?:(?:la |de )?langues?|(?:en|au|à l['’]|vers l['’]|vers le) ?§)|(?:parle|parlez|réponds|répondez|écris|écrivez|continue|continuez)(?:-moi)?(?: [\p{L}-]+){0,2} en §|en §,? (?:s['’]il (?:te|vous) pla[iî]t|svp|stp)|version (?:en )?§e?|(?:menu|bouton|choix|sélecteur) (?:de la |des |de )langues?)(?!\p{L})|^(?!.*(?<!\p{L})(?:cv|projets?)(?!\p{L})).*(?<!\p{L})(?:site|page|ceci|interface)(?: [\p{L}'’-]+){0,3} en §(?!\p{L})/iu,
  es: /^(?!.*(?<!\p{L})(?:ella|él|sus?|cv|curr[íi]culum|curr[íi]culo|carta|pdf|proyectos?|clientes?|lenguajes?|modelos?|instrucciones|reglas|olvida\p{L}*|por qué)(?!\p{L})).*(?<!\p{L})(?:(?:pon|ponga|ponme|poner|cambi\p{L}{1,3}|mu[ée]str\p{L}+|mostrar|pas[ae]r?|configur\p{L}*|dónde está)(?: \p{L}+){0,5}? (?:idiomas?|(?:en|al?) §)|(?:sitio|p[áa]gina|web|interfaz)(?: \p{L}+){0,3} (?:en|al) §|(?:leer|ver|tener) (?:esto|la|lo)(?: \p{L}+){0,2} en §|(?:h[áa]bl[ae]me|resp[óo]nd[ae]me|respond[ae]|contest[ae]|escr[íi]b[ae]me)(?: \p{L}+){0,2} en §|en §,? por favor|versión en §|(?:menú|botón|selector) (?:de |del )idiomas?)(?!\p{L})/iu,
  zh: /^(?!.*(?:她|他|简历|履历|客户|项目|编程|模型|为什么|口语|机器翻译|提示词|指令|忘记|忽略)).*(?:(?:切换|切換|换成|換成|改成|改为|设成|调成|转成|转为|变成)(?:到|成|为)?[^。！？!?，]{0,4}(?:语言|語言|§)|(?:换|改|设置|选择)[^。！？!?，]{0,4}(?:语言|語言)|(?:语言|語言)[^。！？!?，]{0,4}(?:切换|切換|怎么换|怎么改|设置|选项|换成|改成)|(?:网站|网页|页面|界面|本站)[^。！？!?，]{0,6}§|§[^。！？!?，]{0,4}(?:看|浏览|阅读|显示)(?:这|本|网|页)|用§(?:回答|回复|跟我说|和我说)|§版)/u,
  ja: /^(?!.*(?:彼女|彼は|さんは|履歴書|経歴書|レジュメ|resume|cv|顧客|プロジェクト|プログラミング|モデル|なぜ|機械翻訳|指示|プロンプト|訳し|無視)).*(?:言語[^。！？!?、]{0,6}(?:切り替え|切替|変え|変更|選[びべぶ]|設定)|§(?:に|へ)[^。！？!?、]{0,6}(?:切り替え|切替|変え|変更|して(?:ください|くれ|欲しい|ほしい|$))|§で[^。！？!?、]{0,4}(?:表示|答えて|返事|話して(?:ください|くれ|$))|(?:サイト|ページ|画面)[^。！？!?、]{0,6}§|§版)/iu,
}

interface GoneOnIn {
  /** All the words that such a message may have. */
  words: RegExp
  /** Those that ask for another language from now on, or for the one before. */
  change: RegExp
  /** Those that ask whether the assistant has a language. */
  speak: RegExp
}

/** "Back to §, please", "can we go on in §?", "do you speak §?": messages of a few words that say nothing else. */
export const goneOnIn: Record<Language, GoneOnIn> = {
  en: {
    words:
      /^[^\p{L}§]{0,3}(?:(?:§|ok|okay|so|and|now|then|well|hi|hello|hey|sorry|thanks|thank|please|pls|plz|can|could|may|shall|should|would|let|lets|s|us|we|i|you|me|it|this|that|is|are|do|does|to|in|into|with|from|on|here|there|a|an|the|be|go|going|back|again|continue|carry|keep|proceed|switch|change|talk|talking|chat|speak|write|type|answer|answers|reply|respond|read|use|using|understand|know|like|prefer|rather|instead|possible|version|language|too|also|as|well|if|for|d|ll|m|just|all)(?!\p{L})[^\p{L}§]*)+$/iu,
    change:
      /(?<!\p{L})(?:back|again|continue|carry on|go on|keep|proceed|switch|change|let'?s|let’s|from now|instead|rather|prefer|version|can (?:we|i)|could (?:we|i)|may i|shall we)(?!\p{L})/iu,
    speak: /(?<!\p{L})you(?: also)? (?:speak|talk|write|understand|know|answer|reply|respond)(?!\p{L})/iu,
  },
  de: {
    words:
      /^[^\p{L}§]{0,3}(?:(?:§e?|ok|okay|so|und|nun|jetzt|dann|also|hallo|hi|sorry|danke|bitte|kann|können|könnten|könnte|kannst|darf|dürfen|wollen|sollen|lass|lassen|lasst|uns|wir|ich|du|sie|mir|mit|es|das|hier|auch|auf|in|ins|zu|zum|von|ab|doch|lieber|wieder|zurück|weiter|weitermachen|weiterreden|weiterschreiben|weiterführen|fortfahren|fortsetzen|machen|mach|reden|sprechen|sprichst|sprecht|verstehst|verstehen|schreiben|schreibst|antworten|antwortest|antworte|chatten|unterhalten|gibt|geht|ginge|gehts|möglich|ist|eine|version|sprache|wechseln|wechsle|gern|gerne|würde|möchte|mal|noch|einmal|nochmal|bleiben|bleib|bei)(?!\p{L})[^\p{L}§]*)+$/iu,
    change:
      /(?<!\p{L})(?:zurück|wieder|weiter\p{L}{0,10}|fortfahren|fortsetzen|wechseln|wechsle|lieber|ab jetzt|version|können wir|könnten wir|kann ich|darf ich|lass(?:en|t)?|bleib(?:en)?|machen wir)(?!\p{L})/iu,
    speak: /(?<!\p{L})(?:(?:sprichst|verstehst|schreibst|antwortest) du|(?:kannst|könntest) du)(?!\p{L})/iu,
  },
  fr: {
    words:
      /^[^\p{L}§]{0,3}(?:(?:§e?s?|ok|bon|alors|et|maintenant|bonjour|salut|désolée?|pardon|merci|svp|stp|s|il|te|vous|plaît|plait|on|peut|pouvons|peux|puis|pourrait|pourrions|pouvez|nous|je|j|tu|moi|me|ça|cela|c|est|en|au|à|l|le|la|du|de|d|par|ici|là|aussi|plutôt|retour|revenir|revenons|revenez|reviens|repasser|repassons|repassez|continuer|continuons|continuez|poursuivre|poursuivons|passer|passons|passez|parler|parlons|parles|parlez|comprends|comprenez|écrire|écris|écrivez|répondre|réponds|répondez|discuter|échanger|changer|changeons|langue|version|possible|existe|une|y|a|t|préfère|préférerais|veux|voudrais|aimerais|nouveau|encore|reste|restons|même)(?!\p{L})[^\p{L}§]*)+$/iu,
    change:
      /(?<!\p{L})(?:retour|reven\p{L}{1,4}|reviens|repass\p{L}{1,4}|continu\p{L}{1,4}|poursuiv\p{L}{1,4}|pass(?:er|ons|ez)|parlons|changer|changeons|plutôt|nouveau|encore|version|on peut|peut-on|pouvons|puis-je|je peux|restons)(?!\p{L})/iu,
    speak:
      /(?<!\p{L})(?:tu|vous) (?:parles|parlez|comprends|comprenez|écris|écrivez|réponds|répondez)(?!\p{L})|(?<!\p{L})(?:parl|compren|écri|répond)\p{L}{1,4}-(?:tu|vous)(?!\p{L})/iu,
  },
  es: {
    words:
      /^[^\p{L}§]{0,3}(?:(?:§|ok|vale|bueno|bien|y|ahora|entonces|hola|perdón|perdona|gracias|por|favor|porfa|puedo|podemos|podríamos|puede|puedes|podría|podrías|se|nos|me|te|yo|tú|usted|esto|es|está|hay|en|al|a|el|la|lo|una|un|de|desde|aquí|también|mejor|otra|vez|nuevo|vuelve|vuelva|volver|volvamos|volvemos|regresa|regresar|regresemos|sigue|siga|seguir|sigamos|seguimos|continúa|continuar|continuemos|pasa|pasar|pasemos|cambia|cambiar|cambiemos|hablar|hablas|hablamos|hablemos|entiendes|entiende|comprendes|escribir|escribo|escribes|responder|respondes|responde|contestas|charlar|idioma|versión|posible|prefiero|preferiría|quiero|quisiera|gustaría|adelante|todo)(?!\p{L})[^\p{L}§]*)+$/iu,
    change:
      /(?<!\p{L})(?:vuelv[ae]|volv\p{L}{2,5}|regres\p{L}{1,5}|sig(?:ue|a|amos)|segui(?:r|mos)|contin\p{L}{2,6}|pas(?:ar|emos)|cambi\p{L}{1,5}|hablemos|otra vez|de nuevo|mejor|versión|podemos|podríamos|puedo|prefiero|en adelante)(?!\p{L})/iu,
    speak: /(?<!\p{L})(?:hablas|entiendes|comprendes|escribes|respondes|contestas)(?!\p{L})/iu,
  },
  zh: {
    words:
      /^[换換切改回到成为還还是用吧可以能继續续繼接着着我们咱你您会會说說讲講聊谈談写寫回答复吗嗎呢么请請再好的了啊行这這里裡聽听懂咯啦下来去都就想要比较更有版本语語言§\s\p{P}a-z]{1,24}$/iu,
    change: /[换換切]|回到|[还還]是|[继繼][续續]|接着|[吧]|版|可以|能不能|改[用成回]|想用/u,
    speak: /[你您][^她他]{0,3}[会會能懂][^她他]{0,3}[说說讲講写寫懂听聽]?/u,
  },
  ja: {
    words:
      /^[にをでへとはがもてくださいまえせすかしょうるれらばのよねっけんなおりちわ戻続話変切替書答返願英語文対応出来能可版今度あた君チャトこ§\s\p{P}ーＯＫokai]{1,30}$/iu,
    change:
      /戻|続け|変え|切り?替|お願い|[でに](?:して|しま|しよ|話し(?:ま|て|た)|書[いき]|いい|も(?:いい|よい|大丈夫))|版/u,
    speak:
      /(?:あなた|君|AI|チャット|ここ)[^。！？!?]{0,10}(?:話せ|話し?ます|しゃべれ|わかり|分かり|書け|対応し|でき|出来)/iu,
  },
}
