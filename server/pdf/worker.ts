/** Worker process that makes PDFs, one after another. */
import { handleJobs } from '#server/workers/handle-jobs.ts'
import type { Paper, ResumeDocument } from './document.ts'
import { type Bytes, draw } from './draw.ts'
import { openFonts } from './fonts.ts'
import { missingTexts } from './verify-text.ts'

export interface Order {
  resume: ResumeDocument
  paper: Paper
}

/** `missing`: texts not found in the file, which is then not delivered. */
export type Made = { bytes: Bytes } | { missing: string[] }

const fonts = openFonts()

async function make({ resume, paper }: Order): Promise<Made> {
  const { bytes, says } = await draw(resume, paper, fonts)
  const missing = await missingTexts(bytes, says)
  if (missing.length === 0) return { bytes }
  fonts.forgetLayouts()
  return { missing }
}

handleJobs(make)
