/** How visitors ask what the site keeps of them: of this conversation, of a message in the form, of their visit. */
import type { Language } from '#contract/language.ts'

interface KeptWords {
  /** What is written in the chat: stored, read, passed on. */
  chat: RegExp
  /** A message from the form, and what was given with it. */
  message: RegExp
  /** Cookies; nobody's of the owner's work. */
  cookies: RegExp
  /** Whether and how visits are followed. */
  visits: RegExp
  /** What is asked on after the chat was talked about: how long, who reads it, and if one agrees. */
  further: RegExp
  /** And with a message from the form? */
  form: RegExp
  /** Whether it can be deleted, asked on in the same way. */
  deleting: RegExp
}

export const keptWords: Record<Language, KeptWords> = {
  en: {
    chat: /\b(?:stor(?:e|es|ed|ing)|sav(?:e|es|ed|ing)|keeps?|kept|record(?:s|ed|ing)?|log(?:s|ged)?|reads?|sees?|shared?|monitor(?:s|ed)?|do with)\b.{0,30}\b(?:what i (?:type|write|say|ask|tell|wrote|typed|said|asked)|(?:this|our|my) (?:chats?|conversations?|questions|messages here))\b|\b(?:what i (?:type|write|say|ask|tell|wrote|typed|said|asked)|(?:this|our|my) (?:chats?|conversations?|questions|messages here))\b.{0,30}\b(?:stored|saved|kept|recorded|logged|read|seen|shared|private|confidential|anonymous|deleted)\b|\bread(?:s|ing)? along\b|\b(?:stor(?:e|es|ed)|sav(?:e|es|ed)|keeps?|kept|records?|collects?|know)\b.{0,20}\babout (?:me|us)\b.{0,30}\b(?:chat|talk|type|write|ask)\w*/iu,
    message:
      /\b(?:what happens|what becomes|where do(?:es)?|who (?:gets|reads|sees|receives)|how long|stored?|keep|kept|saved?|deleted?|erase|remove|do with)\b.{0,30}\bmy (?:message|e-?mail(?: address)?|data|personal data|details|form|address|information)\b|\bmy (?:message|e-?mail(?: address)?|data|personal data|details|information)\b.{0,30}\b(?:stored|kept|saved|deleted|safe|shared|sold|passed on|third part(?:y|ies))\b|\b(?:what|which) (?:personal )?data (?:do you|does (?:this|the) (?:site|page)|is)\b.{0,20}\b(?:collect|store|keep|kept|collected|stored)|\bprivacy (?:policy|notice|statement)\b/iu,
    cookies: /^(?!.*\b(?:she|he|they|her|his|their)\b).*\bcookies?\b/iu,
    visits:
      /^(?!.*\b(?:she|he|they|her|his|their)\b).*\b(?:track(?:s|ing|ed)? (?:me|us|my|visitors?)|am i (?:being )?tracked|my ip|count(?:s|ing)? my visits?|(?:stor|log|sav|keep)\w* (?:the |an? |my )?ip)\b/iu,
    further:
      /\b(?:agree|consent|allow (?:it|that|this)|opt(?:ed)? in|say yes|withdraw)\b|^\W*(?:(?:and|ok|okay|so|but|then|until|for|exactly) )*(?:how long|until when)\b(?!.*\b(?:she|he|they|work|stay|take)\b)|\b(?:stored?|kept|keep|saved?|read|reads|see|sees|seen)\b.{0,12}\b(?:it|that|this|them|then)\b|\b(?:it|that|this) .{0,16}\b(?:stored|kept|saved|read|private|shared|encrypted)\b|\bwho (?:else )?(?:can |may |will |gets to )?(?:reads?|sees?)\b/iu,
    form: /\bif i (?:send|write|leave|submit|use)\b|\b(?:contact )?form\b/iu,
    deleting:
      /^(?!.*\b(?:she|he|they)\b).*\b(?:delete|erase|remove|clear|wipe|undo)\b.{0,10}\b(?:it|that|this|them|everything)\b|\b(?:it|that|this) .{0,12}\b(?:deleted|erased|removed)\b/iu,
  },
  de: {
    chat: /(?<!\p{L})(?:speicher\p{L}*|gespeichert|aufbewahr\p{L}*|aufgezeichnet|protokollier\p{L}*|mitles\p{L}*|mitgelesen|lesen|liest|sehen|sieht|weitergegeben|passiert)(?!\p{L}).{0,30}(?<!\p{L})(?:was ich (?:\p{L}+ ){0,2}(?:schreibe|tippe|eingebe|sage|frage)|(?:diesen?|dieses|diese|unser|unsere|meine?|meinen?) (?:chat|gespräch|unterhaltung|konversation|eingaben?|fragen))(?!\p{L})|(?<!\p{L})(?:was ich (?:\p{L}+ ){0,2}(?:schreibe|tippe|eingebe|sage|frage)|(?:dieser|dieses|diese|unser|unsere|meine?) (?:chat|gespräch|unterhaltung|konversation|eingaben?|fragen))(?!\p{L}).{0,30}(?<!\p{L})(?:gespeichert|aufbewahrt|aufgezeichnet|protokolliert|mitgelesen|gelesen|weitergegeben|vertraulich|anonym|privat|gelöscht)(?!\p{L})|(?<!\p{L})(?:liest|lesen)(?!\p{L}).{0,30}(?<!\p{L})mit\s*[?.!]*$|(?<!\p{L})(?:speicher\p{L}*|gespeichert|sammel\p{L}*|weiß|erfährt)(?!\p{L}).{0,30}(?<!\p{L})(?:über|von) (?:mich|mir|uns)(?!\p{L}).{0,30}(?<!\p{L})(?:chatte|chat|schreibe|frage)(?!\p{L})/iu,
    message:
      /(?<!\p{L})(?:was passiert|was geschieht|was wird aus|wohin|wo landet|wer (?:bekommt|liest|sieht|erhält)|wie lange|speicher\p{L}*|gespeichert|löschen)(?!\p{L}).{0,30}(?<!\p{L})(?:meiner?|meinen?) (?:nachricht|e-?mail(?:-adresse)?|daten|adresse|angaben|personendaten|formulardaten)(?!\p{L})|(?<!\p{L})(?:meine) (?:nachricht|e-?mail(?:-adresse)?|daten|adresse|angaben)(?!\p{L}).{0,30}(?<!\p{L})(?:gespeichert|aufbewahrt|gelöscht|löschen|sicher|weitergegeben|verkauft)(?!\p{L})|(?<!\p{L})welche (?:persönlichen )?daten (?:speicher\p{L}*|sammel\p{L}*|erheb\p{L}*|werden|erfass\p{L}*)|(?<!\p{L})datenschutz(?:erklärung|hinweise?)(?!\p{L})/iu,
    cookies: /^(?!.*(?<!\p{L})(?:hat sie|hat er|setzte|ihr|sein)(?!\p{L})).*(?<!\p{L})cookies?(?!\p{L})/iu,
    visits:
      /(?<!\p{L})(?:trackt|tracken|verfolg\p{L}*|getrackt|zählt|zählen) (?:ihr |sie |diese seite |die seite |man )?(?:mich|uns|meinen besuch|besucher)(?!\p{L})|(?<!\p{L})meine ip(?!\p{L})|(?<!\p{L})ip-?adressen?(?!\p{L}).{0,20}(?<!\p{L})(?:gespeichert|speicher\p{L}*)|(?<!\p{L})werde ich (?:\p{L}+ ){0,2}(?:getrackt|verfolgt)/iu,
    further:
      /(?<!\p{L})(?:zustimm\p{L}*|einverstanden|einwillig\p{L}*|zustimmung|erlaube\p{L}*|widerruf\p{L}*|ja sage)(?!\p{L})|^\W*(?:(?:und|ok|aber|dann|für|also|ab|bis) )*(?:wie lange|wie lang|bis wann)(?!\p{L})(?!.*(?<!\p{L})(?:war|hat|sie|er|dauert\p{L}*)(?!\p{L}))|(?<!\p{L})(?:liest|lesen|sieht|sehen)(?!\p{L}).{0,20}(?<!\p{L})(?:das|es|mit|denn)(?!\p{L})|(?<!\p{L})wer (?:kann |darf )?(?:das |es |denn )?(?:liest|lesen|sieht|sehen)(?!\p{L})|(?<!\p{L})(?:das|es)(?!\p{L}).{0,16}(?<!\p{L})(?:gespeichert|aufbewahrt|weitergegeben|vertraulich)(?!\p{L})/iu,
    form: /(?<!\p{L})(?:kontakt)?formular\p{L}{0,3}(?!\p{L})|(?<!\p{L})wenn ich (?:ihr |euch |ihnen )?(?:eine? )?(?:nachricht|e-?mail|mail|schreibe)(?!\p{L})/iu,
    deleting:
      /^(?!.*(?<!\p{L})(?:sie|er) (?:hat|hatte)(?!\p{L})).*(?<!\p{L})(?:das|es|alles|die daten)(?!\p{L}).{0,20}(?<!\p{L})(?:löschen|gelöscht|entfernen|zurücknehmen)(?!\p{L})/iu,
  },
  fr: {
    chat: /(?<!\p{L})(?:conserv\p{L}*|enregistr\p{L}*|stock\p{L}*|gard\p{L}*|li(?:re|t|sez)|voi(?:t|r|ent)|partag\p{L}*|devient)(?!\p{L}).{0,30}(?<!\p{L})(?:ce que (?:je|j’|j') ?(?:\p{L}+ )?(?:écris|tape|dis|demande|ai écrit)|(?:cette|notre|nos|ma|mes|ce) (?:conversations?|discussions?|chat|échanges?|questions))(?!\p{L})|(?<!\p{L})(?:ce que (?:je|j’|j') ?(?:\p{L}+ )?(?:écris|tape|dis|demande)|(?:cette|notre|nos|ma|mes|ce) (?:conversations?|discussions?|chat|échanges?|questions))(?!\p{L}).{0,30}(?<!\p{L})(?:conservé\p{L}*|enregistré\p{L}*|stocké\p{L}*|gardé\p{L}*|lue?s?|partagé\p{L}*|confidentiel\p{L}*|anonymes?|privée?s?|effacé\p{L}*)(?!\p{L})|(?<!\p{L})(?:conserv\p{L}*|enregistr\p{L}*|stock\p{L}*|gard\p{L}*|sa(?:it|vez))(?!\p{L}).{0,30}(?<!\p{L})sur (?:moi|nous)(?!\p{L}).{0,30}(?<!\p{L})(?:discute|écris|parle|chat|tape)(?!\p{L})/iu,
    message:
      /(?<!\p{L})(?:que (?:devient|deviennent)|qu[’']advient|où (?:va|vont)|qui (?:reçoit|lit|voit)|combien de temps|conserv\p{L}*|enregistr\p{L}*|stock\p{L}*|gard\p{L}*|effac\p{L}*|supprim\p{L}*|faites-vous de|fait de)(?!\p{L}).{0,30}(?<!\p{L})(?:mon|mes|ma) (?:message|e-?mail|courriel|adresse|données|coordonnées|informations)(?!\p{L})|(?<!\p{L})(?:mon|mes|ma) (?:message|e-?mail|courriel|adresse|données|coordonnées)(?!\p{L}).{0,30}(?<!\p{L})(?:conservé\p{L}*|enregistré\p{L}*|stocké\p{L}*|effacé\p{L}*|supprimé\p{L}*|partagé\p{L}*|vendu\p{L}*|en sécurité)(?!\p{L})|(?<!\p{L})quelles données (?:personnelles )?(?:collect\p{L}*|conserv\p{L}*|stock\p{L}*|gard\p{L}*|sont|recueill\p{L}*)|(?<!\p{L})politique de confidentialité(?!\p{L})/iu,
    cookies: /^(?!.*(?<![\p{L}-])(?:elle|il|ils|elles)(?!\p{L})).*(?<!\p{L})cookies?(?!\p{L})/iu,
    visits:
      /(?<!\p{L})(?:(?:me|nous|m[’'])\s?(?:pist|suiv|trac)\p{L}*|suis-je (?:suivie?|pistée?|tracée?)|mon (?:adresse )?ip|(?:pist|trac)\p{L}* (?:les|mes|vos) (?:visiteurs|visites))(?!\p{L})/iu,
    further:
      /(?<!\p{L})(?:j[’']accepte|accepte|d[’']accord|consen\p{L}+|autorise|retire)(?!\p{L})|^\W*(?:(?:et|ok|mais|alors|donc|pendant) )*(?:combien de temps|jusqu[’']à quand)(?!\p{L})(?!.*(?<!\p{L})(?:elle|il|prend|dure)(?!\p{L}))|(?<!\p{L})qui (?:d[’']autre )?(?:peut (?:le |la |les )?(?:lire|voir)|(?:le |la |les )?(?:lit|voit))(?!\p{L})|(?<!\p{L})c[’']est (?:conservé|enregistré|stocké|confidentiel|privé)(?!\p{L})|(?<!\p{L})(?:le|la|les|ça) (?:lit|voit|garde|conserve)\p{L}*(?!\p{L})/iu,
    form: /(?<!\p{L})formulaire(?!\p{L})|(?<!\p{L})si (?:je (?:laisse|remplis|lui écris)|j['’](?:envoie|écris))(?!\p{L})/iu,
    deleting: /^(?!.*(?<![\p{L}-])(?:elle|ils)(?!\p{L})).*(?<!\p{L})(?:effacer|supprimer|effacé|supprimé)(?!\p{L})/iu,
  },
  es: {
    chat: /(?<!\p{L})(?:guard\p{L}*|almacen\p{L}*|conserv\p{L}*|registr\p{L}*|grab\p{L}*|le(?:e|en|er)|ve(?:n|r)?|compart\p{L}*|pasa con)(?!\p{L}).{0,30}(?<!\p{L})(?:lo que (?:\p{L}+ )?(?:escrib[oaí]|tecle[oé]|dig[oa]|pregunt[oe])|(?:esta|este|nuestra|nuestro|mi|mis) (?:conversaci(?:ón|ones)|charla|chat|preguntas))(?!\p{L})|(?<!\p{L})(?:lo que (?:\p{L}+ )?(?:escribo|tecleo|digo|pregunto)|(?:esta|este|nuestra|mi|mis) (?:conversaci(?:ón|ones)|charla|chat|preguntas))(?!\p{L}).{0,30}(?<!\p{L})(?:guarda\p{L}*|almacena\p{L}*|registra\p{L}*|graba\p{L}*|lee|leen|comparte\p{L}*|privad[oa]s?|confidencial\p{L}*|anónim[oa]s?|borra\p{L}*)(?!\p{L})|(?<!\p{L})(?:guard\p{L}*|almacen\p{L}*|conserv\p{L}*|registr\p{L}*|sabe\p{L}*)(?!\p{L}).{0,30}(?<!\p{L})(?:sobre|de) (?:mí|nosotros)(?!\p{L}).{0,30}(?<!\p{L})(?:chateo|chat|escribo|hablo)(?!\p{L})/iu,
    message:
      /(?<!\p{L})(?:qué (?:pasa|ocurre|sucede|hac(?:en|éis|e)) con|adónde|a dónde|quién (?:recibe|lee|ve)|cuánto tiempo|guard\p{L}*|almacen\p{L}*|conserv\p{L}*|borr\p{L}*|elimin\p{L}*)(?!\p{L}).{0,30}(?<!\p{L})mis? (?:mensaje|correo|e-?mail|dirección|datos|información)(?!\p{L})|(?<!\p{L})mis? (?:mensaje|correo|e-?mail|dirección|datos)(?!\p{L}).{0,30}(?<!\p{L})(?:guarda\p{L}*|almacena\p{L}*|conserva\p{L}*|borra\p{L}*|elimina\p{L}*|segur[oa]s?|comparte\p{L}*|vende\p{L}*)(?!\p{L})|(?<!\p{L})qué datos (?:personales )?(?:guard\p{L}*|recog\p{L}*|recopil\p{L}*|almacen\p{L}*|conserv\p{L}*|se)|(?<!\p{L})(?:política|aviso) de privacidad(?!\p{L})/iu,
    cookies: /^(?!.*(?<!\p{L})(?:ella|él|ellos)(?!\p{L})).*(?<!\p{L})cookies?(?!\p{L})/iu,
    visits:
      /(?<!\p{L})(?:(?:me|nos) (?:rastre|sigu|registr)\p{L}*|rastre\p{L}* (?:a )?(?:los |mis )?(?:visitantes|visitas)|mi (?:dirección )?ip)(?!\p{L})/iu,
    further:
      /(?<!\p{L})(?:acepto|acepte|consiento|consentimiento|doy permiso|de acuerdo|autorizo|retir\p{L}+)(?!\p{L})|^\W*(?:(?:y|ok|pero|entonces|durante|por) )*(?:cuánto tiempo|cuanto tiempo|hasta cuándo)(?!\p{L})(?!.*(?<!\p{L})(?:ella|él|estuvo|trabajó|tarda)(?!\p{L}))|(?<!\p{L})qui[eé]n(?:es)? (?:más )?(?:lo |la |los )?(?:puede |pueden )?(?:lee|leen|leer|leerlo|ve|ven|ver|verlo)(?!\p{L})|(?<!\p{L})(?:se|lo) (?:guarda|almacena|conserva|comparte|lee)\p{L}*(?!\p{L})/iu,
    form: /(?<!\p{L})formulario(?!\p{L})|(?<!\p{L})si (?:le |les |os )?(?:mando|envío|envio|escribo|dejo)(?!\p{L})/iu,
    deleting: /^(?!.*(?<!\p{L})(?:ella|ellos)(?!\p{L})).*(?<!\p{L})(?:borr[aoe]\p{L}*|elimin[aoe]\p{L}*)(?!\p{L})/iu,
  },
  zh: {
    chat: /(?:我(?:在这里|在这儿|跟你|对你|和你)?(?:写|输入|说|打|发|问|聊)的|(?:这段|这个|这些|我们的|我的)(?:对话|聊天|聊天记录|谈话|问题)|聊天记录|聊天内容|对话记录|对话内容)[^。！？!?]{0,16}(?:保存|存储|存下|记录|保留|储存|留下|看到|看见|读到|谁看|看吗|泄露|公开|保密|匿名|存多久)|(?:保存|存储|记录|保留|看到|谁能看|偷看)[^。！？!?]{0,10}(?:我(?:在这里|跟你)?(?:写|输入|说|打|发|问)的|(?:这段|这个|我们的|我的)(?:对话|聊天|谈话))|(?:保存|存储|记录|收集|知道)[^。！？!?]{0,8}(?:关于)?我的(?:哪些|什么)?(?:信息|数据|东西)[^。！？!?]{0,10}聊|聊[^。！？!?]{0,10}(?:保存|存储|记录|收集)[^。！？!?]{0,6}我的/u,
    message:
      /(?:我的|我填的|我留的|我提交的|表单里的|表单中的)(?:留言|消息|信息|邮件|邮箱|数据|资料|个人信息|个人数据|地址)[^。！？!?]{0,14}(?:怎么|会|保存|存|保留|去哪|去了哪|谁|多久|删|安全|泄露|卖)|(?:保存|保留|删除|收集|怎么处理)[^。！？!?]{0,8}(?:我的|我填的)(?:留言|消息|信息|邮件|邮箱|数据|资料|个人信息|个人数据)|(?:收集|保存|存储)(?:了)?(?:哪些|什么)(?:个人)?(?:数据|信息)|隐私(?:政策|声明|条款|说明)/u,
    cookies: /^(?!.*(?:她|他)).*cookies?/iu,
    visits:
      /(?:跟踪|追踪|监视)(?:我|访客|访问者)|我的 ?ip|(?:记录|保存|存储)[^。！？!?]{0,6}ip|我[^。！？!?]{0,4}被(?:跟踪|追踪)/iu,
    further:
      /同意|授权|允许|^[^，。？！她他]{0,8}(?:多久|多长时间|几天|什么时候删)[^，。？！她他]{0,4}[?？]?$|谁(?:能|可以|会|都能)?(?:看|读)|(?:会|能)?(?:保存|存|保留|泄露|公开)(?:多久|吗|么|在哪)|保密吗/iu,
    form: /表单|(?:如果|要是|假如)我?(?:给她)?(?:发|写|留)(?:了|个|条|封)?(?:消息|留言|信息|邮件|信)/u,
    deleting: /^(?!.*[她他]).*(?:删掉|删除|删了|清除|清空|撤回|能删|可以删)/iu,
  },
  ja: {
    chat: /(?:ここに|ここで|私が|わたしが|僕が)?(?:書いた|入力した|話した|聞いた|質問した|打った)(?:こと|内容|もの|文)[^。！？!?]{0,14}(?:保存|記録|残|保管|読|見られ|見ます|見る|見え|公開|共有|漏れ|秘密|匿名)|(?:この|私の|今の)(?:会話|チャット|やり取り|やりとり|対話|質問)[^。！？!?]{0,14}(?:保存|記録|残|保管|読|見られ|見ます|見る|見え|公開|共有|漏れ|秘密|匿名)|(?:ここでの|ここの)(?:会話|チャット|やり取り|やりとり|質問)[^。！？!?]{0,14}(?:保存|記録|残|保管|読|見られ|見ます|見る|見え|公開|共有|漏れ|秘密|匿名)/u,
    message:
      /(?:フォームの|フォームから送った|私の|自分の|送った|入力した)(?:メッセージ|お問い合わせ|メール|メールアドレス|データ|個人情報|個人データ|情報|住所)[^。！？!?]{0,14}(?:どう|保存|保管|残|誰|だれ|どこ|いつまで|どのくらい|どれくらい|削除|消|安全|売)|(?:どんな|どの|何の)(?:個人)?(?:データ|情報)を[^。！？!?]{0,6}(?:集め|収集|保存)|(?:プライバシーポリシー|個人情報保護方針|プライバシー通知)/u,
    cookies: /^(?!.*(?:彼女|彼は)).*(?:クッキー|cookie)/iu,
    visits:
      /(?:私|訪問者|訪問|閲覧)[^。！？!?]{0,6}(?:追跡|トラッキング|監視)|(?:追跡|トラッキング)(?:され|して(?:い|る))|IP(?:アドレス)?[^。！？!?]{0,8}(?:保存|記録)/iu,
    further:
      /同意|許可|承諾|撤回|^[^。！？彼]{0,8}(?:どのくらい|どれくらい|いつまで|何日)(?:です|保存|残|の)?[^。！？彼]{0,8}$|(?:誰|だれ)が?[^。！？]{0,6}(?:読|見)|(?:保存|公開|共有|秘密)(?:され|です|に)/iu,
    form: /フォーム|(?:メッセージ|メール)を(?:送った|送る|書いた|残した)(?:ら|場合)/u,
    deleting: /^(?!.*彼).*(?:消せ|消し|削除|消去|消える)/iu,
  },
}
