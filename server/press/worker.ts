/** Makes PDFs one after another in a thread of its own, so that pages are served meanwhile. */
import { parentPort } from 'node:worker_threads'
import type { Paper, ResumeDocument } from './document.ts'
import { type Bytes, draw } from './draw.ts'
import { openFonts } from './fonts.ts'
import { missingTexts } from './read-back.ts'

export interface Order {
  id: number
  resume: ResumeDocument
  paper: Paper
}

/** `missing`: what cannot be read in the made file, which is then not handed out. */
export type Made = { id: number } & ({ bytes: Bytes } | { missing: string[] } | { error: string })

const fonts = openFonts()
const port = parentPort!

async function make({ id, resume, paper }: Order): Promise<Made> {
  try {
    const { bytes, says } = await draw(resume, paper, fonts)
    const missing = await missingTexts(bytes, says)
    if (missing.length === 0) return { id, bytes }
    fonts.forgetLayouts()
    return { id, missing }
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

let before: Promise<void> = Promise.resolve()
port.on('message', (order: Order) => {
  before = before.then(async () => {
    const made = await make(order)
    port.postMessage(made, 'bytes' in made ? [made.bytes.buffer] : [])
  })
})
