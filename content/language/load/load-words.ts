/** The general words of each language. */
import type { Language } from '#contract/language.ts'
import { words as de } from '../de/words.ts'
import { words as en } from '../en/words.ts'
import { words as es } from '../es/words.ts'
import { words as fr } from '../fr/words.ts'
import { words as ja } from '../ja/words.ts'
import type { GeneralWords } from '../vocabulary/general-words.ts'
import { words as zh } from '../zh/words.ts'

export const generalWords: Record<Language, GeneralWords> = { en, es, fr, de, zh, ja }
