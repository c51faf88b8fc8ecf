// How people ask when they will have an answer.
import type { Language } from '#contract/language.ts'

export const asksReplyTime: Record<Language, RegExp> = {
  en: /\b(?:(?:how (?:fast|quick(?:ly)?|soon|long)|(?:with)?in how many (?:hours|days)|how many (?:hours|days))\b[^.?!]{0,40}\b(?:repl(?:y|ies)|answers?|respond|get back|hear back|write back)|response time|reply time)\b/iu,
  de: /(?:wie (?:schnell|lange|bald)|wann|wie vielen? (?:stunden|tagen?))[^.?!]{0,40}(?<!\p{L})(?:antwort\p{L}*|meldet|zurückschreib\p{L}*|rückmeldung)|antwortzeit/iu,
  fr: /(?:(?:en |sous )?combien (?:de temps|de jours|d['’]heures)|quand|sous quel délai|quel délai|dans quel délai)[^.?!]{0,40}(?<!\p{L})(?:répon\p{L}*|réponse|repon\p{L}*)|délai de réponse/iu,
  es: /(?:cu[áa]nto (?:tiempo )?(?:tarda|demora)?|cu[áa]nt[oa]s (?:d[ií]as|horas)|cu[áa]ndo|qu[ée] plazo)[^.?!]{0,30}(?<!\p{L})(?:contesta\p{L}*|respond\p{L}*|respuesta)|tiempo de respuesta/iu,
  zh: /(?:多久|多快|什么时候|几天|多长时间)[^。？]{0,8}(?:回复|答复|回信|回邮件|回应)|回复(?:时间|要多久|需要多久)/u,
  ja: /(?:返事|返信|回答|連絡)[^。？]{0,6}(?:どのくらい|どれくらい|いつ|何日|早い|速い)|(?:どのくらい|どれくらい|いつ|何日)[^。？]{0,8}(?:返事|返信|回答)/u,
}
