import { mkdtempSync, readFileSync } from 'node:fs'
import { assemble } from '#content/assemble.ts'
import { findIn } from '#content/pictures.ts'
import { readOwner } from '#content/reading/read-owner.ts'
import { ownerFrom } from '#scripts/import/from-resume.ts'
import { parseJsonResume } from '#scripts/import/json-resume.ts'
import { writeOwner } from '#scripts/import/write.ts'
import { spokenLanguage } from '#server/knowledge/language.ts'
import { openKnowledge } from '#server/knowledge/knowledge.ts'
import { answerLocally } from '#server/features/chat/local/answer.ts'
const [, , source, own, questions, only] = process.argv
let folder = source!
if (source!.endsWith('.json')) {
  const read: any = parseJsonResume(JSON.parse(readFileSync(source!, 'utf8')))
  if ('problems' in read) throw new Error(JSON.stringify(read.problems))
  folder = mkdtempSync('/dev/shm/zz-')
  await writeOwner(folder, ownerFrom(read.resume, own as any, new Date('2026-11-01')), own as any)
}
const { inLanguage } = readOwner(folder) as any
const knowledge = openKnowledge((one: any) => assemble(one, inLanguage[one] ?? inLanguage[own!], findIn([])))
const lines = questions!.endsWith('.jsonl') ? readFileSync(questions!, 'utf8').trim().split('\n').map((l) => JSON.parse(l)) : [{ q: questions, lang: only }]
let n = 0
for (const line of lines) {
  n++
  if (only && questions!.endsWith('.jsonl') && !only.split(',').includes(String(n))) continue
  const language = line.lang ?? spokenLanguage(line.q, own as any)
  const history: any[] = []
  console.log(`\n#${n} [${line.kind ?? ''}] EXPECT: ${line.expect ?? ''}`)
  for (const message of line.q.split(' > ')) {
    const a: any = answerLocally(knowledge(language as any), { message, history: [...history], role: 'unknown', now: Date.UTC(2026, 10, 29) } as any)
    console.log(`Q: ${message}\nA: ${a.text.replace(/\n/g, ' ⏎ ')}${process.env.V ? JSON.stringify({ ...a, text: undefined }) : ''}`)
    history.push({ role: 'user', content: message }, { role: 'assistant', content: a.text })
  }
}
