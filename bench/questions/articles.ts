// Questions about what the sample's articles say, with the passages any one of which answers them.
import type { Language } from '#contract/language.ts'
import type { AnsweredQuestion } from './shape.ts'

const decisions = (...passages: number[]) => passages.map((n) => `passage.decision-records-on-one-page.${n}`)
const cache = (...passages: number[]) => passages.map((n) => `passage.removed-answer-cache.${n}`)

const tooLong = decisions(9)
const whatStandsThere = decisions(2)
const whenWritten = decisions(7)
const noticed = cache(2, 3)
const rejected = cache(4, 5, 6)
const cheaper = cache(9)

export const articleQuestions: Record<Language, AnsweredQuestion[]> = {
  en: [
    { question: 'What does she do when a decision record does not fit on one page?', facts: tooLong },
    {
      question: 'And what goes on the page?',
      after: ['What is her article on decisions about?'],
      facts: whatStandsThere,
    },
    { question: 'Does she write a decision record before or after deciding?', facts: whenWritten },
    { question: 'How did they find out that something was wrong with the cache?', facts: noticed },
    { question: 'Which alternatives to the answer cache were turned down, and why?', facts: rejected },
    {
      question: 'Where did the saving come from in the end?',
      after: ['What is the article on the cache about?'],
      facts: cheaper,
    },
  ],
  de: [
    { question: 'Was macht sie, wenn eine Entscheidung nicht auf eine Seite passt?', facts: tooLong },
    {
      question: 'Und was steht auf der Seite?',
      after: ['Worum geht es in ihrem Artikel über Entscheidungen?'],
      facts: whatStandsThere,
    },
    { question: 'Hält sie eine Entscheidung vorher oder nachher schriftlich fest?', facts: whenWritten },
    { question: 'Woran merkte man, dass mit dem Cache etwas nicht stimmte?', facts: noticed },
    { question: 'Welche Alternativen zum Cache wurden verworfen, und weshalb?', facts: rejected },
    {
      question: 'Und wo wurde am Ende gespart?',
      after: ['Worum geht es in dem Artikel über den Cache?'],
      facts: cheaper,
    },
  ],
  fr: [
    { question: 'Que fait-elle quand une décision ne tient pas sur une page ?', facts: tooLong },
    {
      question: 'Et que met-elle sur la page ?',
      after: ['De quoi parle son article sur les décisions ?'],
      facts: whatStandsThere,
    },
    { question: 'Rédige-t-elle la fiche avant ou après avoir décidé ?', facts: whenWritten },
    { question: 'Comment a-t-on vu que le cache posait problème ?', facts: noticed },
    { question: 'Quelles autres solutions que le cache ont été écartées, et pourquoi ?', facts: rejected },
    {
      question: 'D’où est venue l’économie au bout du compte ?',
      after: ['De quoi parle l’article sur le cache ?'],
      facts: cheaper,
    },
  ],
  es: [
    { question: '¿Qué hace cuando una decisión no cabe en una página?', facts: tooLong },
    {
      question: '¿Y qué pone en la página?',
      after: ['¿De qué trata su artículo sobre las decisiones?'],
      facts: whatStandsThere,
    },
    { question: '¿Escribe la decisión antes o después de tomarla?', facts: whenWritten },
    { question: '¿Cómo se dieron cuenta de que algo iba mal con la caché?', facts: noticed },
    { question: '¿Qué alternativas a la caché se descartaron y por qué?', facts: rejected },
    {
      question: '¿De dónde salió el ahorro al final?',
      after: ['¿De qué trata el artículo sobre la caché?'],
      facts: cheaper,
    },
  ],
  zh: [
    { question: '一个决策一页写不下时她怎么办？', facts: tooLong },
    { question: '那一页上都写些什么？', after: ['她那篇关于决策的文章讲了什么？'], facts: whatStandsThere },
    { question: '她是在决定之前还是之后写记录的？', facts: whenWritten },
    { question: '当时是怎么发现缓存有问题的？', facts: noticed },
    { question: '除了缓存还考虑过哪些方案，为什么没用？', facts: rejected },
    { question: '那最后钱是从哪里省下来的？', after: ['那篇关于缓存的文章讲了什么？'], facts: cheaper },
  ],
  ja: [
    { question: '1ページに書ききれない判断はどうしますか？', facts: tooLong },
    { question: 'ページには何を書くのですか？', after: ['設計判断についての記事の内容は？'], facts: whatStandsThere },
    { question: '記録を書くのは決める前ですか、後ですか？', facts: whenWritten },
    { question: 'キャッシュの問題にはどうやって気づいたのですか？', facts: noticed },
    { question: 'キャッシュの代わりに検討して見送った案とその理由は？', facts: rejected },
    {
      question: '結局どこで費用が下がったのですか？',
      after: ['キャッシュについての記事は何の話ですか？'],
      facts: cheaper,
    },
  ],
}
