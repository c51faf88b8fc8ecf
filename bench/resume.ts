/**
 * What a résumé costs: the time for one (chosen, set, drawn, tagged and read back, by the thread that does it) beside a
 * bare pdfkit document with the same text in the same typefaces, in one run; what pages and résumés take when ten are
 * asked for at once; and the memory that is left when the thread has been idle for a minute.
 */

import PDFDocument from 'pdfkit'
import { type Language, languages } from '#contract/language.ts'
import { readerInRole } from '#server/features/resume/reader.ts'
import { tailor } from '#server/features/resume/tailor.ts'
import { openI18n } from '#server/i18n.ts'
import { openKnowledge } from '#server/knowledge/knowledge.ts'
import { draw } from '#server/pdf/draw.ts'
import type { FontName } from '#server/pdf/font-files.ts'
import { families, openFonts } from '#server/pdf/fonts.ts'
import { createPdfRenderer } from '#server/pdf/renderer.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { median, print, startSite } from '#tests/servers/site-process.ts'

const ROUNDS = 21
const ROLES = ['recruiter', 'client', 'developer', 'CTO of a bank']
const AT_ONCE = 10
const BURSTS = 5
/** The press ends its thread after a minute; V8 gives the memory of an ended thread back a few seconds later. */
const IDLE_MS = 75_000

const fonts = openFonts()
const press = createPdfRenderer()
const knowledgeOf = openKnowledge()
const words = openI18n()

const resumeIn = (language: Language, role: string) =>
  tailor(
    knowledgeOf,
    words,
    { language, siteUrl: 'https://example.com', at: Date.now(), layout: 'standard' },
    readerInRole(role),
  )

/** Nothing but the paragraphs, one below the other. The typeface is parsed beforehand, as it is for a résumé. */
async function bareDocument(paragraphs: string[], name: FontName): Promise<number> {
  fonts.forgetGlyphs()
  const pdf = new PDFDocument({ size: 'A4' })
  let size = 0
  pdf.on('data', (chunk: Buffer) => {
    size += chunk.length
  })
  const ended = new Promise((resolve) => pdf.on('end', resolve))
  pdf.registerFont('text', fonts.get(name) as unknown as Uint8Array)
  pdf.font('text').fontSize(9.3)
  for (const paragraph of paragraphs) pdf.text(paragraph)
  pdf.end()
  await ended
  return size
}

async function took(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await act()
  return performance.now() - start
}

const round = (value: number, digits = 0) => Number(value.toFixed(digits))
const at = (share: number, values: number[]) =>
  round(expectDefined(values.toSorted((a, b) => a - b)[Math.floor(values.length * share)]), 1)

async function oneIn(language: Language): Promise<object> {
  const name: FontName = `${families[language][0]} regular`
  const { says } = await draw(await resumeIn(language, 'recruiter'), 'a4', fonts)
  const times: { resume: number; bare: number }[] = []
  let bytes = 0
  // The first rounds warm both up; then they take turns, so that a noisy neighbour disturbs both alike.
  for (let i = -5; i < ROUNDS; i++) {
    const bare = await took(() => bareDocument(says, name))
    const resume = await took(async () => {
      bytes = (await press.print(await resumeIn(language, expectDefined(ROLES[Math.abs(i) % ROLES.length])), 'a4'))
        .length
    })
    if (i >= 0) times.push({ resume, bare })
  }
  const resumeMs = median(times.map(({ resume }) => resume))
  const bareMs = median(times.map(({ bare }) => bare))
  return {
    p50Ms: round(resumeMs, 1),
    bareP50Ms: round(bareMs, 1),
    ratio: round(resumeMs / bareMs, 2),
    kB: round(bytes / 1000),
  }
}

/** Asks for the home page again and again until `until` is done. */
async function pageTimes(url: string, until: Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  let done = false
  void until.then(() => {
    done = true
  })
  while (!done) times.push(await took(async () => (await fetch(url)).arrayBuffer()))
  return times
}

async function askForOne(url: string, language: Language): Promise<void> {
  const response = await fetch(`${url}/api/download-resume`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'reader@example.com', role: 'recruiter', language }),
  })
  if (response.status !== 200) throw new Error(`No résumé, but ${response.status}.`)
  await response.arrayBuffer()
}

/** Resident memory of the server, in MB. */
async function memory(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  return round(Number(expectDefined(/^process_resident_memory_bytes (\S+)/m.exec(metrics))[1]) / 1e6)
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function tenAtOnce(): Promise<object> {
  const { url, stop } = await startSite()
  const quiet = await pageTimes(url, wait(3000))
  // What the assistant answers from is read for each language when it is first asked in it, and stays.
  for (const language of languages) await fetch(`${url}/resume.txt?lng=${language}`)
  const before = await memory(url)
  const resumes: number[] = []
  const burst = async () => {
    for (let i = 0; i < BURSTS; i++) {
      const all = Array.from({ length: AT_ONCE }, (_, n) =>
        took(() => askForOne(url, expectDefined(languages[n % languages.length]))),
      )
      resumes.push(...(await Promise.all(all)))
    }
  }
  // The first résumé in each language finds nothing read or parsed.
  const first = await took(() => askForOne(url, 'en'))
  for (const language of languages) await askForOne(url, language)
  const busy = await pageTimes(url, burst())
  const after = await memory(url)
  await wait(IDLE_MS)
  const idle = await memory(url)
  await stop()
  return {
    pages: {
      quietP50Ms: at(0.5, quiet),
      busyP50Ms: at(0.5, busy),
      quietP99Ms: at(0.99, quiet),
      busyP99Ms: at(0.99, busy),
    },
    resumes: { firstMs: round(first), p50Ms: at(0.5, resumes), p95Ms: at(0.95, resumes) },
    memoryMB: { before, after, idle },
  }
}

const one: Record<string, object> = {}
for (const language of languages) one[language] = await oneIn(language)
print({ figure: 'résumés', one, tenAtOnce: await tenAtOnce() })
process.exit()
