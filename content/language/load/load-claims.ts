/** The words that change what a statement says, by language. */
import type { Language } from '#contract/language.ts'
import type { ClaimWords } from '../claim-words.ts'
import { claims as de } from '../de/claims.ts'
import { claims as en } from '../en/claims.ts'
import { claims as es } from '../es/claims.ts'
import { claims as fr } from '../fr/claims.ts'
import { claims as ja } from '../ja/claims.ts'
import { claims as zh } from '../zh/claims.ts'

export const claimWords: Record<Language, ClaimWords> = { en, es, fr, de, zh, ja }
