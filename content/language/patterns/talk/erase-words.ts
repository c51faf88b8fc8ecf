/** How people ask for the conversation to be erased: a verb beside its name, and nobody else who would do it. */
import type { Language } from '#contract/language.ts'

export const eraseWanted: Record<Language, RegExp> = {
  en: /^(?!.*\b(?:she|he|they|her|his|users|customers)\b).*\b(?:delete|deleting|erase|clear|clean|remove|wipe|forget|discard|reset)(?: (?:all|of|the|this|that|these|our|my|whole|entire|current|previous|up|out)){1,4} (?:conversations?|chats?|messages|dialogue|history)(?: (?:history|log|please|now|again|here|for me|and|with you))*\s*(?:$|[.!?,;])/iu,
  de: /^(?!.*(?<!\p{L})(?:hat|hatte|konnte|kann|können|konnten) (?:sie|er|nutzer|kunden)(?!\p{L})).*(?:(?<!\p{L})(?:lösch\p{L}*|leere?n?|entfern\p{L}*|vergiss|vergessen sie|verw[ei]rf\p{L}*)(?: \p{L}+){0,4} (?:unterhaltung|gespräch|gesprächsverlauf|chat|chatverlauf|konversation|verlauf|dialog)(?!\p{L})|(?<!\p{L})(?:unterhaltung|gespräch|gesprächsverlauf|chat|chatverlauf|konversation|verlauf|dialog)(?: \p{L}+){0,3} (?:löschen|leeren|entfernen|vergessen|verwerfen)(?!\p{L}))/iu,
  fr: /^(?!.*(?<!\p{L})(?:elle|ils?|elles|utilisateurs|clients)(?!\p{L})).*(?<!\p{L})(?:effac(?:er?|ez)|supprim(?:er?|ez)|vide[rz]?|oubli(?:er?|ez)|nettoie|nettoyer)(?: moi|-moi)?(?: (?:toute|tout|tous|les?|la|cette|ce|cet|ces|notre|nos|mes|ma|mon|de|entière))* (?:l['’])?(?:conversations?|discussions?|chat|échanges?|historique|messages)(?!\p{L})/iu,
  es: /^(?!.*(?<!\p{L})(?:ella|él|ellos|usuarios|clientes)(?!\p{L})).*(?<!\p{L})(?:b[óo]rr\p{L}*|elim[ií]n\p{L}*|l[ií]mpi\p{L}*|vac[ií]\p{L}*|olvid\p{L}*|suprim\p{L}*)(?: (?:toda|todo|todos|el|la|las?|los|esta|este|estos|nuestra|nuestro|mis?|de|entera))* (?:conversaci[óo]n|chat|charla|historial|mensajes)(?!\p{L})/iu,
  zh: /^(?!.*(?:她|他|用户|客户)).*(?:(?:删除|删掉|删了|清空|清除|清掉|抹掉|忘掉|忘记)[^。！？!?]{0,6}(?:对话|聊天|会话|谈话)|(?:对话|聊天|会话|谈话)[^。！？!?]{0,6}(?:删除|删掉|删了|清空|清除|清掉|抹掉))/u,
  ja: /^(?!.*(?:彼女|彼は|ユーザー|顧客)).*(?:会話|チャット|対話|やりとり|やり取り|トーク)[^。！？!?]{0,6}(?:消し|消す|消せ|消去|削除|クリア|忘れて)/u,
}
