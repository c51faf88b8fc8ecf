/** How job adverts speak, by language. For the server. */
import type { AdvertWords } from '#contract/content/language-data.ts'
import type { Language } from '#contract/language.ts'
import { advert as de } from '../language/de/advert.ts'
import { advert as en } from '../language/en/advert.ts'
import { advert as es } from '../language/es/advert.ts'
import { advert as fr } from '../language/fr/advert.ts'
import { advert as ja } from '../language/ja/advert.ts'
import { advert as zh } from '../language/zh/advert.ts'

export const advertTexts: Record<Language, AdvertWords> = { en, es, fr, de, zh, ja }
