/** Sentences about two people of other trades, whose résumés are imported for it; nothing is learnt from them. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { assemble } from '#content/assemble.ts'
import { readOwner } from '#content/reading/read-owner.ts'
import { findIn } from '#content/writing/pictures.ts'
import { type Language, languages } from '#contract/language.ts'
import { ownerFrom } from '#scripts/import/from-resume.ts'
import { parseJsonResume } from '#scripts/import/json-resume.ts'
import { writeOwner } from '#scripts/import/write.ts'
import { type Knowledge, openKnowledge } from '#server/knowledge/knowledge.ts'
import { required } from '#server/required.ts'
import { type Judged, judgeWith } from './cases.ts'

interface Others {
  owners: object[]
  /** Each about the fact of this text. */
  claims: { fact: string; kind: string; text: string }[]
}

export async function judgeOthers(): Promise<Judged[]> {
  const judged: Judged[] = []
  for (const language of languages) {
    const file = join(import.meta.dirname, 'others', `${language}.json`)
    const { owners, claims } = JSON.parse(readFileSync(file, 'utf8')) as Others
    const known = await Promise.all(owners.map((owner) => knowledgeOf(language, owner)))
    for (const [i, { fact: told, kind, text }] of claims.entries()) {
      const [knowledge, fact] = required(
        known
          .flatMap((one) => [...one.world.facts.values()].map((fact) => [one, fact] as const))
          .find(([, { text }]) => text === told),
      )
      judged.push(judgeWith(knowledge, { id: `${language}-${i}-${kind}`, facts: [fact.id], kind, text }, [fact]))
    }
  }
  return judged
}

async function knowledgeOf(language: Language, resume: object): Promise<Knowledge> {
  const read = parseJsonResume(resume)
  if ('problems' in read) throw new Error(JSON.stringify(read.problems))
  const folder = mkdtempSync(join(tmpdir(), 'claims-'))
  try {
    await writeOwner(folder, ownerFrom(read.resume, language, new Date('2026-11-01')), language)
    const { inLanguage } = readOwner(folder)
    return openKnowledge(() => assemble(language, required(inLanguage[language]), findIn([])))(language)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
