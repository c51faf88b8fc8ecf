/** What the site keeps of its visitors, by language. For the server; the page fetches its own language's. */
import type { Language } from '#contract/language.ts'
import { privacy as de } from './de/privacy.ts'
import type { PrivacyWords } from './en/privacy.ts'
import { privacy as en } from './en/privacy.ts'
import { privacy as es } from './es/privacy.ts'
import { privacy as fr } from './fr/privacy.ts'
import { privacy as ja } from './ja/privacy.ts'
import { privacy as zh } from './zh/privacy.ts'

export const privacyTexts: Record<Language, PrivacyWords> = { en, es, fr, de, zh, ja }
