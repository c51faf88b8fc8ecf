/** Questions that were asked once, of people who had not seen the engine: each cause of a wrong answer in every language. */
import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { answerAfter } from '#tests/builders/assistant/questions.ts'

type Case = [Language, question: string, says: string[], saysNot?: string]

const check = (name: string, cases: Case[]) =>
  test.each(cases)(`${name}, in %s: %s`, (language, question, says, saysNot) => {
    const answer = answerAfter(language, question)
    for (const one of says) expect(answer).toContain(one)
    if (saysNot) expect(answer).not.toContain(saysNot)
  })

check('each of several tools is told of, be none of them known', [
  ['en', 'Does she have experience with Rust or C++?', ['Rust', 'C++']],
  ['de', 'Kann sie auch Angular oder Vue?', ['Angular', 'Vue']],
  ['fr', 'Elle connait Snowflake ou Databricks ?', ['Snowflake', 'Databricks']],
  ['es', '¿Sabe Rust o C++?', ['Rust', 'C++']],
  ['zh', '她用过 PyTorch 或 TensorFlow 吗', ['PyTorch', 'TensorFlow']],
  ['ja', 'PyTorchやTensorFlowは使えますか？', ['PyTorch', 'TensorFlow']],
])

check('what is asked beside a private matter is answered', [
  ['en', 'Where does she live and how old is she?', ['Copenhagen', 'Private matters']],
  ['en', 'Is she married, and which languages does she speak?', ['Danish', 'Private matters']],
  ['de', 'Wo wohnt sie, und ist sie verheiratet?', ['Kopenhagen', 'Privates']],
  ['fr', 'Elle habite où, et elle a des enfants ?', ['Copenhague', 'vie privée']],
  ['es', '¿Dónde vive y tiene hijos?', ['Copenhague', 'Lo privado']],
  ['zh', '她住在哪里？结婚了吗？', ['哥本哈根', '私人信息']],
  ['ja', 'どこに住んでいて、年齢はいくつですか？', ['コペンハーゲン', '私的なこと']],
])

check('what is asked of somebody private is not answered by the owner’s work', [
  ['en', 'What does her husband do and where does he work?', ['Private matters'], 'Fjordvane'],
  ['fr', 'Que fait son mari et où travaille-t-il ?', ['vie privée'], 'Fjordvane'],
  ['es', '¿A qué se dedica su marido y dónde trabaja?', ['Lo privado'], 'Fjordvane'],
])

check('what she thinks of a matter is told by what she holds, not by where it was used', [
  ['en', 'Does she recommend Kubernetes?', ['where a team can carry it'], 'of seven jobs'],
  ['en', 'What’s your take on caching LLM answers?', ['must not share an answer']],
  ['de', 'Wann sollte man laut ihr Kubernetes einsetzen und wann lieber nicht?', ['wo ein Team es tragen kann']],
  ['fr', 'Que pense-t-elle de Kubernetes ?', ['quand une équipe peut le porter']],
  ['es', '¿Qué opina de Kubernetes, lo recomienda siempre?', ['donde el equipo puede con él']],
  ['zh', '她怎么看提示词注入攻击？', ['假定提示词一定会受到攻击']],
  ['ja', 'Kubernetesについてどう思いますか？', ['チームが支えられるなら']],
])

check('what others think, and a matter that she says nothing of, is no opinion of hers', [
  ['en', 'What do colleagues think of her?', ['says: “']],
  ['en', 'What do you think about Rust?', ['Rust'], 'Kubernetes'],
  ['de', 'Was hält sie von Homeoffice?', ['remote']],
])

check('talks are asked for, wherever they may be seen', [
  ['en', 'Any conference talks I can watch on youtube?', ['nothing about the talks'], 'linkedin'],
  ['de', 'Gibt es Vorträge von ihr auf YouTube?', ['Über Vorträge steht hier nichts'], 'linkedin'],
  ['fr', 'A-t-elle donné des conférences visibles sur YouTube ?', ['ne dit rien de conférences'], 'linkedin'],
  ['es', '¿Hay charlas suyas en YouTube?', ['no dice nada de charlas'], 'linkedin'],
  ['zh', '她有演讲视频在 youtube 上吗？', ['没有提到 Mara 的演讲'], 'linkedin'],
  ['ja', '登壇歴はありますか？', ['講演についてこのサイトに記載はありません'], 'Klarmynt'],
])

check('of two projects the second may be called by one word that is its own', [
  ['en', 'Which project was bigger in users or volume, EPIC or the fraud thing?', ['EPIC', 'Fraud Detection']],
  ['de', 'Was kam zuerst, EPIC oder die MLOps-Plattform?', ['Zuerst kam MLOps-Transformation']],
  ['fr', 'Lequel est le plus récent, EPIC ou le projet MLOps ?', ['Transformation MLOps', '2020–2023']],
  ['es', '¿Qué proyecto redujo más los costes, EPIC o MLOps?', ['Coste por respuesta', 'Coste de entrenamiento']],
  ['zh', 'EPIC 和 MLOps 哪个更早？', ['MLOps 转型（2020–2023）']],
  ['ja', 'EPICとMLOps、どちらが新しいですか？', ['MLOps基盤の刷新（2020–2023']],
])

check('what one does is not counted', [
  ['ja', '休みの日は何をしている方ですか', ['港でボート']],
  ['ja', 'タービンは何基ですか', ['1,150']],
])

check('what was brought down did not go down', [
  ['en', 'How did you get the hotel search down to under a second?', ['Rejselund'], 'Without “'],
  ['en', 'What if the search index goes down?', ['Without “Search index”']],
])
