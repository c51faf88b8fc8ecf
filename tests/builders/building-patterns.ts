/** Makes the server build each of its regular expressions, in every language. */
import { languages } from '#contract/language.ts'
import { answerLocally } from '#server/features/chat/local/answer.ts'
import { createComparison } from '#server/features/fit/compare.ts'
import { openKnowledge } from '#server/knowledge/knowledge.ts'
import '#server/features/resume/reader.ts'
import '#server/http/page-answers.ts'

/** Each is judged in its own language, whose patterns are built for it. */
const adverts = {
  en: 'Requirements:\n- five years of experience with Kubernetes and the cloud, no degree required',
  es: 'Requisitos:\n- cinco años de experiencia con Kubernetes y la nube, no se requiere título',
  fr: 'Profil recherché :\n- cinq ans d’expérience avec Kubernetes et le cloud, aucun diplôme requis',
  de: 'Anforderungen:\n- fünf Jahre Erfahrung mit Kubernetes und der Cloud, kein Studium erforderlich',
  zh: '任职要求：\n- 五年以上云计算经验，学历不限',
  ja: '応募資格：\n- クラウドの経験5年以上、学歴不問',
}

const knowledgeOf = openKnowledge()
const compare = createComparison(knowledgeOf)
for (const language of languages) {
  compare(adverts[language], language, 0)
  answerLocally(knowledgeOf(language), {
    message: 'AWS or Azure?',
    history: [],
    role: 'unknown',
    now: Date.UTC(2026, 10),
  })
}
