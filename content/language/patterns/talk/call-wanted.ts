/** How people ask for a talk with the owner, by telephone or in a meeting. What they want to talk about is asked otherwise. */
import type { Language } from '#contract/language.ts'

export const callWanted: Record<Language, RegExp> = {
  en: /\b(?:can|could|may|shall) (?:we|i) (?:also )?(?:talk|speak|chat|call|phone|meet)\b(?! (?:about|them|to them|with them|it)\b)|\b(?:set up|schedule|arrange|book|jump on|hop on) (?:a |an )?(?:(?:quick|short|intro|phone|video) )*(?:call|chat|meeting)\b/iu,
  es: /(?<!\p{L})(?:podemos|puedo|podríamos|podría) (?:hablar (?:por teléfono|con ella|con él)|llamar(?:la|le|lo)?|agendar|concertar|reunirnos)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:on peut|peut-on|pouvons-nous|je peux|puis-je) (?:s['’]appeler|se parler|se téléphoner|l['’]appeler|(?:prendre|fixer|caler) (?:un )?(?:appel|rendez-vous|rdv))(?!\p{L})/iu,
  de: /(?<!\p{L})(?:können|könnten|kann|könnte|wollen) (?:wir|ich)(?: (?:mal|auch|kurz|mit ihr|mit ihm|sie|ihn))* (?:telefonieren|sprechen|reden|anrufen)(?!\p{L})|(?<!\p{L})(?:termin|anruf|telefonat|call) (?:ausmachen|vereinbaren|buchen)(?!\p{L})/iu,
  zh: /(?:打|通)个?电话|电话(?:聊|沟通|联系)|约个?(?:电话|会议|时间)/u,
  ja: /電話(?:で話|しても|したい|できま)|(?:打ち合わせ|面談|ミーティング)を?(?:設定|お願い|したい|できま)/u,
}
