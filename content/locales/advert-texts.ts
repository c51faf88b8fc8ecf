/** How job adverts speak, by language. For the server. */
import type { AdvertWords } from '../../contract/content-words.ts'
import type { Language } from '../../contract/language.ts'
import { advert as de } from './de/advert.ts'
import { advert as en } from './en/advert.ts'
import { advert as es } from './es/advert.ts'
import { advert as fr } from './fr/advert.ts'
import { advert as ja } from './ja/advert.ts'
import { advert as zh } from './zh/advert.ts'

export const advertTexts: Record<Language, AdvertWords> = { en, es, fr, de, zh, ja }
