/** A question that is whole by itself means the same whatever was asked before it. */
import { expect, test } from 'vitest'
import { type Language, languages } from '#contract/language.ts'
import { ask } from '#tests/builders/assistant/questions.ts'

const questions: Record<Language, string[]> = {
  en: [
    'Which languages does she speak?',
    'What is her email?',
    'Where does she live?',
    'What is her salary expectation?',
    'How many years of Python does she have?',
    'What did she study?',
    'What does Mara do?',
    'When is she available?',
    'Which certificates does she have?',
    'Where does she work now?',
    'What are her hobbies?',
    'What do people say about her?',
  ],
  de: [
    'Welche Sprachen spricht sie?',
    'Wie lautet ihre E-Mail-Adresse?',
    'Wo wohnt sie?',
    'Was verdient sie?',
    'Wie viele Jahre Erfahrung hat sie mit Python?',
    'Was hat sie studiert?',
    'Was macht Mara?',
    'Wann ist sie verfügbar?',
    'Was wurde mit der MLOps-Transformation erreicht?',
    'Wo arbeitet sie jetzt?',
    'Was sind ihre Hobbys?',
    'Was sagen andere über sie?',
  ],
  fr: [
    'Quelles langues parle-t-elle ?',
    'Quelle est son adresse e-mail ?',
    'Où habite-t-elle ?',
    'Quel salaire demande-t-elle ?',
    'Combien d’années de Python ?',
    'Quelles sont ses études ?',
    'Que fait Mara ?',
    'Quand est-elle disponible ?',
    'Quelles certifications a-t-elle ?',
    'Parle-t-elle français ?',
    'Où travaille-t-elle actuellement ?',
    'Que disent les autres d’elle ?',
  ],
  es: [
    '¿Qué idiomas habla?',
    '¿Cuál es su correo electrónico?',
    '¿Dónde vive?',
    '¿Qué salario pide?',
    '¿Cuántos años de Python tiene?',
    '¿Qué estudió?',
    '¿Qué hace Mara?',
    '¿Cuándo está disponible?',
    '¿Qué certificados tiene?',
    '¿Qué se logró con la Transformación MLOps?',
    '¿Dónde trabaja ahora?',
    '¿Cuáles son sus aficiones?',
  ],
  zh: [
    '她会说哪些语言？',
    '她的邮箱是什么？',
    '她住在哪里？',
    '她期望的薪水是多少？',
    '她用Python多少年了？',
    '她学的是什么专业？',
    'Mara是做什么的？',
    '她什么时候有空？',
    '她有哪些证书？',
    '她现在在哪里工作？',
    '她有什么爱好？',
    '别人怎么评价她？',
  ],
  ja: [
    '彼女は何語を話せますか？',
    'メールアドレスは何ですか？',
    'どこに住んでいますか？',
    '希望年収はいくらですか？',
    'Pythonの経験は何年ですか？',
    '大学で何を学びましたか？',
    'Maraさんは何をしている人ですか？',
    'いつから働けますか？',
    'どんな資格を持っていますか？',
    '今はどこで働いていますか？',
    '趣味は何ですか？',
    '周りの人は彼女をどう評価していますか？',
  ],
}

test.for(languages)('no question that is whole is answered from the one before it, in %s', (language) => {
  const all = questions[language]
  const alone = new Map(all.map((question) => [question, ask(language, question).text]))
  const swayed = all.flatMap((first) =>
    all.flatMap((second) => {
      const { text } = ask(language, second, [first])
      return text === alone.get(second) ? [] : [{ first, second, text }]
    }),
  )
  expect(swayed).toEqual([])
})

test.for([
  ['en', 'Which languages does she speak?', 'which one best?', /Danish/],
  ['de', 'Was macht Mara?', 'und seit wann?', /2023/],
  ['fr', 'Où travaille-t-elle actuellement ?', 'depuis quand ?', /2023/],
] as const)(
  'a question that is a part of one still leans on what was told, in %s',
  ([language, first, second, told]) => {
    expect(ask(language, second, [first]).text).toMatch(told)
  },
)
