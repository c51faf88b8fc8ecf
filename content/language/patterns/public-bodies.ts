// How a town is meant as an employer, and not as a place: "bei der Stadt Jena", "for the city of Leeds". The first group is its name.
import type { Language } from '#contract/language.ts'

export const publicBodies: Record<Language, RegExp> = {
  en: /\b(?:at|for|with|by) (?:the )?((?:[Cc]ity|[Tt]own|[Cc]ounty|[Bb]orough|[Mm]unicipality) of \p{Lu}[\p{L}-]{1,30}|\p{Lu}[\p{L}-]{1,30} (?:[Cc]ity |[Tt]own |[Cc]ounty |[Bb]orough )?[Cc]ouncil)/u,
  de: /(?<!\p{L})(?:bei|für) (?:der |die |dem |den )?((?:Stadt(?:verwaltung)?|Gemeinde|Landkreis|Landratsamt) \p{Lu}[\p{L}-]{1,30})/u,
  fr: /(?<!\p{L})(?:à|pour|par|chez) (?:la |l['’])?((?:[Vv]ille|[Mm]airie|[Cc]ommune|[Mm]unicipalité) d(?:e |['’])\p{Lu}[\p{L}-]{1,30})/u,
  es: /(?<!\p{L})(?:en|para|por) (?:el |la )?((?:[Aa]yuntamiento|[Aa]lcaldía|[Mm]unicipalidad|[Dd]iputación) de \p{Lu}[\p{L}-]{1,30})/u,
  zh: /(?:在|为|给)(\p{Script=Han}{1,8}(?:市|区|县|镇)政府)/u,
  ja: /(\p{Script=Han}{1,8}(?:市役所|区役所|町役場|村役場|県庁|府庁|都庁))/u,
}
