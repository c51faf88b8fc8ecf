/** Reads the examples of each kind of message: `content/language/<lng>/messages/*.txt`, "== kind" above its lines. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type MessageKind, messageKinds } from '#contract/chat/message-kinds.ts'
import type { Language } from '#contract/language.ts'

const languages = join(import.meta.dirname, '..', '..', '..', 'content', 'language')
const HEADING = /^== (\S+)$/

export interface Sample {
  kind: MessageKind
  text: string
}

export function exampleFiles(language: Language): string[] {
  const folder = join(languages, language, 'messages')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => join(folder, name))
}

const isKind = (name: string): name is MessageKind => messageKinds.some((kind) => kind === name)

/** @throws where a heading names no kind. */
export function readExamples(language: Language): Sample[] {
  return exampleFiles(language).flatMap((file) => {
    const samples: Sample[] = []
    let kind: MessageKind | undefined
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      const heading = HEADING.exec(line)?.[1]
      if (heading !== undefined) {
        if (!isKind(heading)) throw new Error(`${file}: "${heading}" is no kind of message`)
        kind = heading
      } else if (kind && line.trim()) samples.push({ kind, text: line.trim() })
    }
    return samples
  })
}
