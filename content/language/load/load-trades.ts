// What adverts and careers speak of, by language.
import type { Language } from '#contract/language.ts'
import { trades as de } from '../de/trades.ts'
import { trades as en } from '../en/trades.ts'
import { trades as es } from '../es/trades.ts'
import { trades as fr } from '../fr/trades.ts'
import { trades as ja } from '../ja/trades.ts'
import type { TradeWords } from '../vocabulary/trade-concepts.ts'
import { trades as zh } from '../zh/trades.ts'

export const tradeWords: Record<Language, TradeWords> = { en, es, fr, de, zh, ja }
