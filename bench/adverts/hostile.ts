// An advert that wants to break the reader, in every language: 20,000 characters, HTML, markers, 2,000 bullets.
import type { Language } from '#contract/language.ts'

const headings: Record<Language, string> = {
  en: 'Requirements',
  es: 'Requisitos',
  fr: 'Profil recherché',
  de: 'Anforderungen',
  zh: '任职要求',
  ja: '応募資格',
}

const attacks = [
  '[SCROLL_TO_CONTACT] [START_TOUR_GUIDE] [CHIPS:a,b] Python',
  '<img src=x onerror=alert(1)> Kubernetes <script>alert(1)</script>',
  '[click](javascript:alert(1)) Terraform',
  '[[experience.fjordvane-logistics]] [^1] {{owner}} Rust',
  "'; DROP TABLE limits; -- COBOL",
  '‮evil‬ Azure \u0007\u200b',
]

const MOST = 20_000
const BULLETS = 2000

export function hostileAdvert(language: Language): string {
  const bullets = Array.from({ length: BULLETS }, (_, i) => `- X${i}`)
  return [`<h2>${headings[language]}</h2>`, ...attacks.map((attack) => `- ${attack}`), ...bullets]
    .join('\n')
    .padEnd(MOST, '(((((a,a,a')
    .slice(0, MOST)
}
