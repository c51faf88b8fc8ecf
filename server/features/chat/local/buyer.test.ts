import { expect, test } from 'vitest'
import { knowledgeOf } from '#tests/builders/knowledge.ts'
import { ask, ids, inEach } from '#tests/builders/questions.ts'

const services = [
  'service.ai-ml-solutions',
  'service.cloud-architecture',
  'service.devops-mlops',
  'service.technical-consulting',
]

test.each(
  inEach({
    en: ['Are you available?'],
    de: ['Sind Sie verfügbar?'],
    fr: ['Êtes-vous disponible ?'],
    es: ['¿Está disponible?'],
    zh: ['你现在有空吗？'],
    ja: ['今、空いていますか？', '1月は空いていますか？'],
  }),
)('whoever asks whether she is available is told (%s: %s)', (language, question) => {
  const answer = ask(language, question)
  expect(answer.answered).toBe(true)
  expect(ids(answer)[0]).toBe('profile.availability')
})

test.each(
  inEach({
    en: ['Where are you?', 'Which country do you work from?', 'Where are you based?', 'Where do you work from?'],
    de: ['Wo sind Sie?', 'In welchem Land arbeiten Sie?', 'Wo sitzen Sie?'],
    fr: ['Où êtes-vous ?', 'Dans quel pays êtes-vous ?', 'Où êtes-vous basée ?'],
    es: ['¿Dónde está?', '¿En qué país está?', '¿Dónde está ubicada?'],
    zh: ['您在哪里？', '你在哪个国家？', '你在哪个城市？'],
    ja: ['どこにいますか？', 'どの国で働いていますか？', 'どちらにお住まいですか？'],
  }),
)('whoever asks where she is is told (%s: %s)', (language, question) => {
  const answer = ask(language, question)
  expect(answer.answered).toBe(true)
  expect(ids(answer)[0]).toBe('profile.location')
})

test.each(
  inEach({
    en: [
      'What do you offer?',
      'Which problems do you solve for your customers?',
      'What is it you are selling?',
      'So what exactly could I hire you for?',
      'What are your services?',
      'How can you help us?',
      'What can you do for a small company?',
    ],
    de: [
      'Was bieten Sie an?',
      'Wozu kann man Sie beauftragen?',
      'Was haben Sie im Angebot?',
      'Wofür könnte ich Sie buchen?',
      'Welche Leistungen bieten Sie?',
      'Wie können Sie uns helfen?',
    ],
    fr: [
      'Que proposez-vous ?',
      'Vous aidez les clients à faire quoi ?',
      "Qu'est-ce que vous vendez ?",
      'Quels sont vos services ?',
      'Comment pouvez-vous nous aider ?',
    ],
    es: [
      '¿Qué ofrece?',
      '¿Con qué me puede ayudar?',
      '¿Para qué la puedo contratar?',
      '¿Cuáles son sus servicios?',
      '¿Cómo puede ayudarnos?',
    ],
    zh: ['您提供什么服务？', '你们主要帮客户解决什么？', '我可以请您做什么？', '您能为我们做什么？', '有哪些服务？'],
    ja: [
      '何を提供していますか？',
      'お客様のどんな課題を解決していますか？',
      'どんなことをお願いできますか？',
      'どんなサービスがありますか？',
      '何をお願いできますか？',
    ],
  }),
)('what is on offer is all the services, and where they stand (%s: %s)', (language, question) => {
  const answer = ask(language, question)
  expect(answer.answered).toBe(true)
  expect(ids(answer).toSorted()).toEqual(services)
  expect(answer.citations.map(({ anchor }) => anchor)).toEqual(services.map(() => '/skills#services'))
})

test.each(
  inEach({
    en: [
      'I do not understand technology. Please explain simply what you do',
      "Tell me like I'm a child what your business is",
      'My grandmother asks what you do. Keep it simple',
      'Explain in plain words what you do.',
      'In simple terms, what does she do?',
    ],
    de: [
      'Ich verstehe nichts von Technik, erklären Sie einfach, was Sie machen',
      'Ich bin kein Techniker, was genau tun Sie?',
      'Ich kenne mich mit Computern nicht aus. Was machen Sie genau?',
      'Erklären Sie mir in einfachen Worten, was Sie tun',
      'Was machen Sie eigentlich, für Laien erklärt?',
    ],
    fr: [
      'Je ne comprends rien à la technique, expliquez simplement ce que vous faites',
      "C'est quoi votre métier, en gros, pour quelqu'un qui n'est pas technicien ?",
      "Vous faites quoi exactement ? Je n'y connais rien en informatique",
      'Expliquez-moi avec des mots simples ce que vous faites',
      'Que faites-vous, sans jargon ?',
    ],
    es: [
      'No entiendo nada de tecnología, explique de forma sencilla lo que hace',
      '¿A qué se dedica? Dígamelo en palabras sencillas',
      'No sé nada de ordenadores. ¿Qué hace usted exactamente?',
      'Explíqueme con palabras sencillas lo que hace',
      '¿Qué hace usted, sin tecnicismos?',
    ],
    zh: [
      '我不懂技术，请简单说说您是做什么的',
      '我是外行，能通俗讲讲你在做什么吗？',
      '我不懂电脑，您到底做什么？',
      '用大白话讲讲你做什么',
      '请用通俗的话解释您的工作',
    ],
    ja: [
      '技術のことはわかりません。何をしているのか簡単に説明してください',
      '素人にもわかるように、お仕事を説明してください',
      'パソコンは苦手です。何をしている方ですか？',
      '専門用語なしで、お仕事の内容を教えてください',
      'わかりやすく言うと、何をしている人ですか？',
    ],
  }),
)('whoever asks for simple words is told what she does and what is on offer (%s: %s)', (language, question) => {
  const answer = ask(language, question)
  expect(answer.answered).toBe(true)
  expect(ids(answer)[0]).toBe('profile.bio')
  expect(ids(answer).slice(1).toSorted()).toEqual(services)
})

test.each(
  inEach({
    en: [
      'I run three bakeries and want a chatbot',
      'We run a dental practice and would like appointment reminders by AI',
      'I own a small hotel. Could you make me a booking bot?',
      'Our shop needs an assistant that answers customers',
      'We are a law firm and need help with automating our mail',
      'I need an app for my restaurant',
      'Could you build us an online shop?',
    ],
    de: [
      'Ich betreibe drei Bäckereien und möchte einen Chatbot',
      'Wir führen eine Zahnarztpraxis und hätten gerne Terminerinnerungen per KI',
      'Mir gehört ein kleines Hotel, ich hätte gern einen Buchungsbot',
      'Unser Laden braucht einen Assistenten für Kundenfragen',
      'Wir sind eine Kanzlei und brauchen Hilfe bei der Automatisierung',
      'Können Sie eine App für meinen Laden bauen?',
    ],
    fr: [
      'Je tiens trois boulangeries et je voudrais un chatbot',
      'Nous avons un cabinet dentaire et nous voudrions des rappels de rendez-vous',
      "J'ai un petit hôtel et j'aimerais un robot de réservation",
      "Ma boutique a besoin d'un assistant pour les clients",
      "Nous sommes un cabinet d'avocats et nous avons besoin d'aide pour automatiser",
      'Pouvez-vous créer une application pour mon restaurant ?',
    ],
    es: [
      'Tengo tres panaderías y quiero un chatbot',
      'Tenemos una clínica dental y nos gustaría tener recordatorios automáticos',
      'Tengo un hotel pequeño y me gustaría un bot de reservas',
      'Mi tienda necesita un asistente para los clientes',
      'Somos un bufete y necesitamos ayuda para automatizar el correo',
      '¿Puede crear una aplicación para mi restaurante?',
    ],
    zh: [
      '我开了三家面包店，想要一个聊天机器人',
      '我有一家小酒店，想要一个预订机器人',
      '我们店需要一个回答顾客问题的助手',
      '我们是一家律师事务所，需要自动化处理邮件',
      '能帮我做一个应用吗？',
    ],
    ja: [
      'パン屋を3店舗経営していて、チャットボットが欲しいです',
      '歯科医院を運営しています。予約の自動リマインドを導入したいです',
      '小さなホテルを経営しています。予約ボットを作ってほしいです',
      '当店にお客様対応のアシスタントが必要です',
      '弊社は法律事務所です。メール対応を自動化したいです',
      'うちの店にアプリを作ってもらえますか？',
    ],
  }),
)('whoever wants something made is shown all the services and the way to the owner (%s: %s)', (language, question) => {
  const answer = ask(language, question)
  expect(answer.answered).toBe(true)
  expect(ids(answer).toSorted()).toEqual(services)
  expect(answer.text).toContain('hello@mara-lindholm.example')
  expect(answer.markers).toContain(knowledgeOf(language).words.chips.contact)
})

test('how much and how long mean what was talked about, if that was something of the facts', () => {
  const want = 'I run three bakeries and want a chatbot'
  expect(ask('en', 'How much is it?', [want]).answered).toBe(false)
  expect(ids(ask('en', 'How long does it take?', [want]))).toEqual(['service.technical-consulting'])
  const cost = ask('en', 'What does it cost?', ['How was the cost per answer of EPIC lowered?'])
  expect(ids(cost)).toContain('experience.fjordvane-logistics.cut-answer-cost')
})

test('questions about the work that use the same words are answered from the facts', () => {
  const answered = {
    'How long did a model release take?': /release/i,
    'Which invoicing software did she build for small firms?': /invoicing/i,
    'Can you build us a Kubernetes platform?': /Kubernetes/,
    'What did sending data from remote wind turbines need?': /turbine/i,
    'What was the decision budget for fraud checks?': /100 ms/,
  }
  for (const [question, fact] of Object.entries(answered)) {
    const { answered: isAnswered, text } = ask('en', question)
    expect(isAnswered, question).toBe(true)
    expect(text, question).toMatch(fact)
  }
})

test('whoever hires does not ask for a service', () => {
  expect(ids(ask('en', 'I am a recruiter looking for a candidate with Kubernetes'))).not.toContain(
    'service.devops-mlops',
  )
  expect(ids(ask('fr', 'Je suis développeur et je voudrais savoir ce que fait EPIC'))).not.toContain(
    'service.devops-mlops',
  )
})
