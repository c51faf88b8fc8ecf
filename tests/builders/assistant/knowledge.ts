import { openKnowledge } from '#server/knowledge/knowledge.ts'

/** What the assistant knows. No test changes it, so it is built once for all of them. */
export const knowledgeOf = openKnowledge()
