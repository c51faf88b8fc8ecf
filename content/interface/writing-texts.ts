/** The words of the writing section, by language. For the server. */
import type { Language } from '#contract/language.ts'
import { messages as de } from './de/writing.ts'
import { messages as en, type WritingMessages } from './en/writing.ts'
import { messages as es } from './es/writing.ts'
import { messages as fr } from './fr/writing.ts'
import { messages as ja } from './ja/writing.ts'
import { messages as zh } from './zh/writing.ts'

export const writingTexts: Record<Language, WritingMessages> = { en, es, fr, de, zh, ja }
