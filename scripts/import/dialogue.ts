/** Asks questions in the terminal and keeps each answer in a draft, so that an interruption loses none. */
import { readFileSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import * as z from 'zod/mini'

/** The person ended the conversation: Ctrl-C, Ctrl-D, or the terminal was closed. */
export class Interrupted extends Error {}

export interface Question {
  /** Where the draft keeps the answer, such as `work.0.position`. */
  key: string
  text: string
  /** What the answer has to be. */
  schema: z.ZodMiniType
  isRequired?: boolean
}

export interface Dialogue {
  /** @returns the answer; an empty text where the question was skipped. @throws Interrupted */
  ask(question: Question): Promise<string>
  say(line: string): void
  /** Ends the dialogue. The draft stays until something else keeps the answers. */
  close(): void
}

interface Terminal {
  input: Readable
  output: Writable
}

const answers = z.record(z.string(), z.string())

export async function openDialogue({ input, output }: Terminal, draftFile: string): Promise<Dialogue> {
  const lines = createInterface({ input, output, terminal: 'isTTY' in input && input.isTTY === true })
  // Lines that are pasted at once wait here until they are asked for.
  const typed: string[] = []
  let isClosed = false
  let wake = () => {}
  lines.on('line', (line) => {
    typed.push(line)
    wake()
  })
  lines.on('SIGINT', () => lines.close())
  lines.on('close', () => {
    isClosed = true
    wake()
  })
  const prompt = async (text: string): Promise<string> => {
    if (isClosed) output.write(text)
    else {
      lines.setPrompt(text)
      lines.prompt()
    }
    while (typed.length === 0 && !isClosed) await new Promise<void>((resolve) => (wake = resolve))
    const line = typed.shift()
    if (line === undefined) throw new Interrupted()
    return line.trim()
  }
  const say = (line: string) => void output.write(`${line}\n`)

  const kept = readDraft(draftFile)
  // Only a plain no drops answers; whoever types "ja" or slips keeps them.
  const isResumed = Object.keys(kept).length > 0 && !/^(?:no?|nein|non)$/i.test(await prompt(resumeQuestion(kept)))
  const given: Record<string, string> = isResumed ? kept : {}
  return {
    say,
    async ask({ key, text, schema, isRequired = false }) {
      const before = given[key]
      if (before !== undefined && !problemOf(before, schema, isRequired)) {
        say(`${text}: ${before}`)
        return before
      }
      for (;;) {
        const answer = await prompt(`${text}: `)
        const problem = problemOf(answer, schema, isRequired)
        if (problem) {
          say(`  ${problem}`)
          continue
        }
        given[key] = answer
        // Only the owner of the draft may read it.
        writeFileSync(draftFile, JSON.stringify(given, null, 2), { mode: 0o600 })
        return answer
      }
    },
    close: () => lines.close(),
  }
}

function problemOf(answer: string, schema: z.ZodMiniType, isRequired: boolean): string | undefined {
  if (answer === '') return isRequired ? 'This one is needed.' : undefined
  const message = z.safeParse(schema, answer).error?.issues[0]?.message
  return message && `The answer ${message}.`
}

const resumeQuestion = (kept: Record<string, string>): string => {
  const count = Object.keys(kept).length
  return `${count} ${count === 1 ? 'answer' : 'answers'} of last time ${count === 1 ? 'is' : 'are'} kept. Go on there? [Y/n] `
}

/** What cannot be read is as good as no draft. */
function readDraft(file: string): Record<string, string> {
  try {
    return z.parse(answers, JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return {}
  }
}
