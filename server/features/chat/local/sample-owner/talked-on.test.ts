/** What people ask on with in a conversation: after a word of assent, of the next thing, of more of the same. */
import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { ask } from '#tests/builders/assistant/questions.ts'

const conversations: [asked: string, Language, messages: string[], says: RegExp, saysNot?: RegExp][] = [
  [
    'words of assent before a question change nothing of it',
    'en',
    ["What's EPIC?", 'ok and what was there before it'],
    /seven systems/,
  ],
  [
    '"then" at the end orders nothing',
    'fr',
    ['Parlez-moi de ses études', 'Et des publications alors'],
    /^Publications/,
  ],
  ['what tools, of a job', 'en', ['Tell me about Hyllemark Retail', 'What tools?'], /Argo CD/, /48 in all/],
  ['what tools, of the owner', 'en', ['Tell me about EPIC', 'What tools does she like best?'], /plain editor/],
  ['in what role, of a job', 'en', ['Tell me about Hyllemark Retail', 'In what role?'], /Head of ML Platform/],
  ['in what role, of a job', 'ja', ['Hyllemark Retail について教えて', 'どんな役職で？'], /責任者を務めました/],
  ['an ideal role is asked of the owner', 'en', ['Tell me about Vindtal', 'What is her ideal role?'], /slides only/],
  [
    'the weakness of a thing',
    'en',
    ['Tell me about EPIC', 'What was its weakness?'],
    /EPIC AI Platform/,
    /slow in a meeting/,
  ],
  ['the weaknesses of the owner', 'en', ['Tell me about EPIC', 'What are her weaknesses?'], /slow in a meeting/],
  ['more of a list', 'en', ['Does she speak Danish?', 'And what else?'], /Swedish.+English/],
  ['more of a list', 'de', ['Kann sie Dänisch?', 'Und sonst noch?'], /Schwedisch.+Englisch/],
  ['more of a list', 'fr', ['Elle parle danois ?', "Et quoi d'autre ?"], /suédois.+anglais/],
  ['more of a list', 'es', ['¿Habla danés?', '¿Y qué más?'], /sueco.+inglés/],
  ['more of a list', 'zh', ['她会丹麦语吗？', '还有呢？'], /瑞典语.+英语/],
  ['more of a list', 'ja', ['デンマーク語は話せますか？', 'ほかには？'], /スウェーデン語.+英語/],
  ['a product after tools', 'en', ['Which databases does she know?', 'Oracle too?'], /used Oracle/],
  ['a product after tools', 'de', ['Welche Datenbanken kennt sie?', 'Oracle auch?'], /mit Oracle gearbeitet/],
  ['a product after tools', 'fr', ['Quelles bases de données connaît-elle ?', 'Oracle aussi ?'], /utilisé Oracle/],
  ['a product after tools', 'es', ['¿Qué bases de datos conoce?', '¿Oracle también?'], /usado Oracle/],
  ['a product after tools', 'zh', ['她会哪些数据库？', 'Oracle 也会吗？'], /用过 Oracle/],
  ['a product after tools', 'ja', ['どのデータベースを使えますか', 'Oracleも？'], /Oracleを使った/],
  ['a firm after firms', 'en', ['Where has she worked?', 'Oracle too?'], /worked at Oracle/],
  ['a tool after a project', 'en', ['How was EPIC built?', 'What about Azure then?'], /used Azure/],
  ['a tool after a project', 'de', ['Wie wurde EPIC gebaut?', 'Und Azure bei alldem?'], /Azure in einer von sieben/],
  ['a tool after a project', 'fr', ['Comment EPIC a été construit ?', 'Et Azure dans tout ça ?'], /utilisé Azure/],
  ['a tool after a project', 'ja', ['EPIC はどう作られましたか', 'ではAzureは？'], /Azureを使いました/],
  ['a team after an offer', 'en', ['What does she offer?', 'Was it with a big team?'], /eight people/],
  ['a team after an offer', 'fr', ['Elle propose quoi ?', "C'était avec une grosse équipe ?"], /huit personnes/],
  [
    'a number beyond doubt',
    'fr',
    ['Parlez-moi du système antifraude', 'quel était le budget de latence ?'],
    /budget de 100\sms/,
  ],
  ['a number beyond doubt', 'zh', ['她懂反欺诈吗？', '延迟能做到多少'], /延迟 45 毫秒/],
  [
    'how, and with how many, of work like a need',
    'de',
    [
      'Wir sind ein Onlinehändler mit 6 Data Scientists, jedes Modell-Release dauert bei uns Wochen. Kann sie da helfen?',
      'Wie ist sie dabei vorgegangen?',
    ],
    /einen einzigen Weg gebaut/,
  ],
  [
    'how, and with how many, of work like a need',
    'de',
    ['Jedes Modell-Release dauert bei uns Wochen. Kann sie da helfen?', 'Wie groß war das Team dafür?'],
    /Acht Personen/,
  ],
  [
    'what was published, of a job',
    'en',
    ['Tell me about Vindtal Energy', 'What did she publish while she was there?'],
    /Journal of Applied Telemetry/,
  ],
  [
    'a name is no insult',
    'de',
    ['Kann sie Dänisch?', 'Deutsch nicht? Ihre Seite ist doch auf Deutsch'],
    /Deutsch ist hier nicht genannt/,
  ],
  [
    'when an article appeared, in a word that none has',
    'de',
    ['Worum geht es in dem Artikel mit dem Cache?', 'Wann ist der erschienen?'],
    /16\. September 2025/,
  ],
  ['a degree is named as it was typed', 'fr', ['Elle a une thèse ?'], /«\s?thèse\s?»/],
]

for (const [asked, language, messages, says, saysNot] of conversations)
  test(`${asked} (${language}: ${messages.at(-1)})`, () => {
    const { text } = ask(language, messages.at(-1) ?? '', messages.slice(0, -1))
    expect(text).toMatch(says)
    if (saysNot) expect(text).not.toMatch(saysNot)
  })

const sinceWhen: [Language, string][] = [
  ['en', 'Since when has she worked with the cloud?'],
  ['de', 'Seit wann macht sie Cloud?'],
  ['fr', 'Elle a fait du cloud depuis quand ?'],
  ['es', '¿Desde cuándo trabaja con la nube?'],
  ['zh', '她从什么时候开始做云？'],
  ['ja', 'クラウドはいつから？'],
]

for (const [language, message] of sinceWhen)
  test(`the cloud is as old as the first of its tools (${language})`, () => {
    expect(ask(language, message).text).toContain('Stavholt Media')
  })

const afterNeed: [Language, string][] = [
  ['en', "Hi, I'm hiring an ML platform lead for a bank. Does she have experience in payments?"],
  ['de', 'Hallo, ich suche einen ML-Plattform-Lead für eine Bank. Hat sie Erfahrung mit Zahlungen?'],
  ['fr', "Bonjour, je recrute un lead ML plateforme pour une banque. Elle a de l'expérience en paiement ?"],
  ['es', 'Hola, busco un líder de plataforma ML para un banco. ¿Tiene experiencia en pagos?'],
  ['zh', '您好，我在为一家银行招聘机器学习平台负责人。她有支付方面的经验吗？'],
  ['ja', 'こんにちは、銀行向けにMLプラットフォームのリードを採用しています。決済の経験はありますか？'],
]

for (const [language, message] of afterNeed)
  test(`experience is asked of its own matter after a position is told (${language})`, () => {
    expect(ask(language, message).text).toMatch(/Klarmynt|Tegnbro|processeur de paiements/)
  })
