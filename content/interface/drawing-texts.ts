/** The words around drawings, by language. For the build, which writes them into the pages. */
import type { Language } from '#contract/language.ts'
import { messages as de } from './de/drawing.ts'
import { type DrawingMessages, messages as en } from './en/drawing.ts'
import { messages as es } from './es/drawing.ts'
import { messages as fr } from './fr/drawing.ts'
import { messages as ja } from './ja/drawing.ts'
import { messages as zh } from './zh/drawing.ts'

export const drawingTexts: Record<Language, DrawingMessages> = { en, es, fr, de, zh, ja }
