/** What people say before and after a question when they talk on: "great, …", "ok and …", "what about the costs then?" */
import type { Language } from '#contract/language.ts'

interface Fillers {
  /** Takes note of what was told, at the beginning and before a question that is whole without it. */
  opening: RegExp
  /** "Then" at the end of what names another thing, where it tells no order. */
  closing?: RegExp
}

export const spokenFillers: Record<Language, Fillers> = {
  en: {
    opening:
      /^\s*(?:ok(?:ay)?|great|good|nice|cool|perfect|fine|fair(?: enough)?|right|alright|all right|sure|wow|hm+|ah|oh|got it|i see|interesting|awesome|excellent|makes sense|sounds good)(?:\s*[,.!;:…–-]+\s*|\s+(?=(?:and|but|so)\s))/iu,
    closing: /\sthen(?=[\s?!.]*$)(?<=^\s*(?:(?:and|so|but|ok)\s+)?(?:what|how) about\s.{2,60}\sthen)/iu,
  },
  es: {
    opening:
      /^\s*[¡¿]?(?:ok|vale|genial|perfecto|bien|muy bien|bueno|de acuerdo|claro|entiendo|ya veo|ya|ah|interesante|estupendo|excelente|fantástico)(?:\s*[,.!;:…–-]+\s*|\s+(?=(?:y|pero)\s))/iu,
    closing: /\sentonces(?=[\s?!.]*$)(?<=^\s*¿?y\s(?:(?!qué|quién|cómo|cuándo|dónde|cuál|por qué).){2,60}\sentonces)/iu,
  },
  fr: {
    opening:
      /^\s*(?:ok|d[’']accord|parfait|super|génial|très bien|bien|bon|entendu|compris|je vois|ah|oh|intéressant|excellent|nickel|ça marche)(?:\s*[,.!;:…–-]+\s*|\s+(?=(?:et|mais)\s))/iu,
    closing:
      /\salors(?=[\s?!.]*$)(?<=^\s*et\s(?:(?!quoi|que\s|qu[’']|qui\s|comment|quand|où\s|pourquoi|après|ensuite).){2,60}\salors)/iu,
  },
  de: {
    opening:
      /^\s*(?:ok(?:ay)?|super|toll|gut|sehr gut|prima|perfekt|schön|alles klar|klar|verstehe|verstanden|aha?|ach so|interessant|spannend|klasse|cool|na gut)(?:\s*[,.!;:…–-]+\s*|\s+(?=(?:und|aber)\s))/iu,
    closing: /\sdann(?=[\s?!.]*$)(?<=^\s*(?:und\s+)?(?:was ist|wie ist es|wie sieht es)\s.{2,60}\sdann)/iu,
  },
  zh: {
    opening:
      /^\s*(?:好的?|好吧|行|明白了?|了解了?|知道了|不错|太好了|原来如此|嗯+|哦+|很好|有意思)[，,。.！!；;…]+\s*/u,
  },
  ja: {
    opening:
      /^\s*(?:なるほど|いいですね|わかりました|分かりました|了解(?:です|しました)?|そうですか|そうなんですね|へえ|すごい(?:ですね)?|素晴らしい(?:ですね)?|ありがとうございます|オーケー|ok)[、，,。.！!…]+\s*/iu,
  },
}
