/** Makes the server build each of its regular expressions, in every language. */
import { languages } from '#contract/language.ts'
import { answerLocally } from '#server/features/chat/local/answer.ts'
import { createComparison } from '#server/features/fit/compare.ts'
import { openKnowledge } from '#server/knowledge/knowledge.ts'
import '#server/features/chat/check/own-words.ts'
import '#server/features/chat/check/statements.ts'
import '#server/features/resume/reader.ts'
import '#server/http/pages/page-answers.ts'

/** Each is judged in its own language, whose patterns are built for it. */
const adverts = {
  en: 'Requirements:\n- five years of experience with Kubernetes and the cloud, no degree required\n- a degree in physics or biology\n- lead a team of 20 engineers\n- English, and a certificate such as CKA',
  es: 'Requisitos:\n- cinco años de experiencia con Kubernetes y la nube, no se requiere título\n- título en física o biología\n- dirigir un equipo de 20 ingenieros\n- inglés y un certificado como CKA',
  fr: 'Profil recherché :\n- cinq ans d’expérience avec Kubernetes et le cloud, aucun diplôme requis\n- diplôme de physique ou de biologie\n- diriger une équipe de 20 ingénieurs\n- anglais, et un certificat comme CKA',
  de: 'Anforderungen:\n- fünf Jahre Erfahrung mit Kubernetes und der Cloud, kein Studium erforderlich\n- Studium der Physik oder Biologie\n- Leitung eines Teams von 20 Ingenieuren\n- Englisch und ein Zertifikat wie CKA',
  zh: '任职要求：\n- 五年以上云计算经验，学历不限\n- 物理或生物专业本科\n- 带领20人的团队\n- 英语，CKA 证书',
  ja: '応募資格：\n- クラウドの経験5年以上、学歴不問\n- 物理学または生物学の学位\n- 20名のチームを率いた経験\n- 英語、CKAなどの認定',
}

const knowledgeOf = openKnowledge()
const compare = createComparison(knowledgeOf)
for (const language of languages) {
  await compare(adverts[language], language, 0)
  answerLocally(knowledgeOf(language), {
    message: 'AWS or Azure?',
    history: [],
    role: 'unknown',
    now: Date.UTC(2026, 10),
  })
}
