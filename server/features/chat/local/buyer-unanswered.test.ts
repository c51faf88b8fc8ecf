import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { knowledgeOf } from '#tests/builders/knowledge.ts'
import { ask, ids, inEach } from '#tests/builders/questions.ts'

/** That the facts do not say it, with the way to the owner and nothing but what belongs to it. */
function expectUnanswered(language: Language, question: string, nearest: string[]) {
  const answer = ask(language, question)
  expect(answer.answered).toBe(false)
  expect(ids(answer)).toEqual(nearest)
  expect(answer.text).toContain('hello@mara-lindholm.example')
  expect(answer.markers).toContain(`[CHIPS:${knowledgeOf(language).words.chips.contact}`)
}

test.each(
  inEach({
    en: [
      'When can you start?',
      'What is the earliest you could kick things off?',
      'Are you booked out until summer?',
      'Do you have time in January?',
      'When would you have a slot for us?',
      'How soon could you begin?',
      'When are you available?',
      'From when would you be available for a project?',
    ],
    de: [
      'Wann können Sie anfangen?',
      'Ab wann hätten Sie Luft?',
      'Wie schnell könnten Sie loslegen?',
      'Hätten Sie im Januar Zeit?',
      'Wann könnte es losgehen?',
      'Wann hätten Sie Zeit für ein Projekt?',
      'Ab wann sind Sie verfügbar?',
    ],
    fr: [
      'Quand pouvez-vous commencer ?',
      'Vous seriez dispo quand ?',
      'Auriez-vous du temps en janvier ?',
      'Quand pourrait-on démarrer ?',
      'À partir de quand êtes-vous disponible ?',
      'Quand seriez-vous libre ?',
    ],
    es: [
      '¿Cuándo puede empezar?',
      '¿Cuándo estarías libre para arrancar?',
      '¿Tiene tiempo en enero?',
      '¿Cuándo podríamos arrancar?',
      '¿A partir de cuándo está disponible?',
      '¿Cuándo tendría tiempo para un proyecto?',
    ],
    zh: [
      '您什么时候可以开始？',
      '你们什么时候能接新项目？',
      '您一月份有时间吗？',
      '什么时候能启动项目？',
      '最早什么时候有空？',
      '多久能开始工作？',
    ],
    ja: [
      'いつから始められますか？',
      '最短でいつから入れますか？',
      'いつスタートできますか？',
      '最短でいつ開始できますか？',
      'いつ空いていますか？',
    ],
  }),
)('no date is given on which work could start, and availability is told (%s: %s)', (language, question) => {
  expectUnanswered(language, question, ['profile.availability'])
})

test.each(
  inEach({
    en: [
      'How long does a project take?',
      'How many weeks until I have a working prototype?',
      'How many days of work is a chatbot?',
      'How long would it take to build an app?',
      'What is your turnaround time?',
      'How long does it take?',
    ],
    de: [
      'Wie lange dauert ein Projekt?',
      'Wie lange sitzen Sie an einem Chatbot?',
      'Wie lange brauchen Sie für eine App?',
      'Wie lange würde so etwas dauern?',
      'Wie lange dauert das?',
    ],
    fr: [
      'Combien de temps dure un projet ?',
      'Combien de semaines pour un prototype ?',
      'Un chatbot, ça prend combien de temps à faire ?',
      'Combien de temps faut-il pour créer une application ?',
      'Quels sont vos délais ?',
      'Ça prend combien de temps ?',
    ],
    es: [
      '¿Cuánto dura un proyecto?',
      '¿Cuántas semanas para un prototipo?',
      '¿Cuánto se tarda en tener un chatbot?',
      '¿Cuánto tiempo llevaría hacer una aplicación?',
      '¿Cuáles son sus plazos de entrega?',
      '¿Cuánto tarda?',
    ],
    zh: [
      '一个项目要多久？',
      '做个原型要几周？',
      '做一个聊天机器人需要多久？',
      '项目周期一般多长？',
      '做一个应用要多久？',
    ],
    ja: [
      'プロジェクトにはどのくらいかかりますか？',
      '試作品まで何週間くらいですか？',
      'チャットボットを作るのにどのくらいの期間が必要ですか？',
      '納期はどのくらいですか？',
      'アプリを作るのにどれくらいかかりますか？',
    ],
  }),
)('no time is given that a project takes, but that of the one service that has one (%s: %s)', (language, question) => {
  expectUnanswered(language, question, ['service.technical-consulting'])
})

test.each(
  inEach({
    en: [
      'Can you give me a quote for an app?',
      'What ballpark are we talking about?',
      'Do you bill by the hour?',
      'What would you charge for a small website?',
      'Roughly how expensive is an AI assistant?',
      'Give me a rough idea of the costs',
      "I'd like a quote please",
      'What are your rates?',
      'How much would a chatbot cost?',
      'We have a budget of 5000 euros. Is that enough?',
      'How much does it cost?',
      'What does it cost?',
    ],
    de: [
      'Können Sie mir ein Angebot für eine App machen?',
      'Wie viel müssten wir für einen Prototyp einplanen?',
      'Rechnen Sie nach Stunden ab?',
      'Was müsste ich für eine Website zahlen?',
      'Mit welchen Kosten muss ich rechnen?',
      'Was würde eine App kosten?',
      'Wie hoch ist Ihr Tagessatz?',
      'Welches Budget brauche ich?',
      'Was kostet das?',
    ],
    fr: [
      'Pouvez-vous me faire un devis pour une application ?',
      "Vous facturez à l'heure ?",
      "Un assistant IA, c'est dans quel ordre de prix ?",
      'Combien faudrait-il payer pour un site ?',
      "À quel coût dois-je m'attendre ?",
      'Combien coûterait un chatbot ?',
      'Quels sont vos tarifs ?',
      'Quel budget faut-il prévoir ?',
      'Combien ça coûte ?',
    ],
    es: [
      '¿Me puede hacer un presupuesto para una aplicación?',
      '¿Cobra por horas?',
      '¿Por cuánto saldría un asistente?',
      '¿Cuánto tendría que pagar por una web?',
      '¿Qué coste tendría un chatbot?',
      '¿Cuánto costaría un chatbot?',
      '¿Cuáles son sus tarifas?',
      '¿Cuánto cuesta?',
    ],
    zh: [
      '能给我一个应用的报价吗？',
      '按小时收费吗？',
      '做个智能客服大概什么价？',
      '做个网站要花多少钱？',
      '大概需要多少费用？',
      '做一个聊天机器人多少钱？',
      '你们怎么收费？',
      '我们的预算有限，够吗？',
    ],
    ja: [
      'アプリの見積もりをお願いできますか？',
      '時間単位の請求ですか？',
      'AIアシスタントの相場はどれくらいですか？',
      'ホームページだといくらになりますか？',
      '費用の目安を教えてください',
      'チャットボットはいくらかかりますか？',
      '料金を教えてください',
      '予算はどのくらい必要ですか？',
    ],
  }),
)('prices are not told, and no figure stands in for one (%s: %s)', (language, question) => {
  expectUnanswered(language, question, [])
})

test.each(
  inEach({
    en: [
      'Can you work remotely?',
      'Can we meet in person in Berlin?',
      'Is remote okay?',
      'Would you come to our office?',
    ],
    de: [
      'Arbeiten Sie auch remote?',
      'Würden Sie auch nach Berlin kommen?',
      'Geht das auch remote?',
      'Können Sie aus der Ferne arbeiten?',
      'Kommen Sie zu uns ins Büro?',
    ],
    fr: [
      'Travaillez-vous à distance ?',
      'Vous pourriez passer chez nous à Lyon ?',
      'On peut travailler à distance ?',
      'Pouvez-vous venir dans nos locaux ?',
    ],
    es: [
      '¿Trabaja a distancia?',
      '¿Vendría a Madrid?',
      '¿Se puede trabajar en remoto?',
      '¿Puede venir a nuestra oficina?',
    ],
    zh: ['可以远程工作吗？', '可以来上海吗？', '可以远程吗？', '能到我们公司来吗？'],
    ja: [
      'リモートで働けますか？',
      '東京まで来てもらえますか？',
      'リモートでも大丈夫ですか？',
      '弊社に来ていただけますか？',
    ],
  }),
)('whether she works elsewhere is not said, and where she is is told (%s: %s)', (language, question) => {
  expectUnanswered(language, question, ['profile.location'])
})

test.each(
  inEach({
    en: ['What languages do you speak?', 'Do you speak German?', 'Could we work in French?'],
    de: ['Welche Sprachen sprechen Sie?', 'Sprechen Sie Deutsch?'],
    fr: ['Quelles langues parlez-vous ?', 'Parlez-vous français ?'],
    es: ['¿Qué idiomas habla?', '¿Habla usted español?'],
    zh: ['您会说什么语言？', '会说中文吗？'],
    ja: ['何語を話しますか？', '日本語は話せますか？'],
  }),
)(
  'the languages she speaks are not guessed, and not mistaken for those she programs in (%s: %s)',
  (language, question) => {
    expectUnanswered(language, question, [])
  },
)

test.each(
  inEach({
    en: ['Is English fine with you?'],
    de: ['Können wir Englisch reden?'],
    fr: ['On peut parler anglais ?'],
    es: ['¿Podemos hablar en inglés?'],
    zh: ['可以用英语交流吗？'],
    ja: ['英語でも大丈夫ですか？'],
  }),
)('whoever names a language that she speaks is told how well (%s: %s)', (language, question) => {
  expect(ids(ask(language, question))).toContain('language.en')
})

test.each(
  inEach({
    en: [
      'Do you work with small firms?',
      "I'm a sole trader, is that OK?",
      'Do you take on tiny clients?',
      'Do you also work with small businesses like mine?',
      'Are we too small for you?',
    ],
    de: [
      'Arbeiten Sie auch für kleine Firmen?',
      'Ich bin Einzelunternehmer, geht das?',
      'Lohnt sich das für einen kleinen Betrieb?',
      'Nehmen Sie auch kleine Aufträge an?',
      'Sind wir zu klein für Sie?',
    ],
    fr: [
      'Travaillez-vous avec de petites entreprises ?',
      "Je suis auto-entrepreneur, c'est possible ?",
      'Est-ce que vous prenez les petits clients ?',
      'Acceptez-vous les petits projets ?',
      'Sommes-nous trop petits pour vous ?',
    ],
    es: [
      '¿Trabaja con empresas pequeñas?',
      'Soy autónomo, ¿trabaja con gente como yo?',
      '¿Atiende a clientes pequeños?',
      '¿Acepta proyectos pequeños?',
      '¿Somos demasiado pequeños para usted?',
    ],
    zh: ['您和小公司合作吗？', '我是个体户，可以吗？', '小客户接不接？', '小项目接吗？', '我们公司太小了吗？'],
    ja: [
      '小さな会社とも仕事をしますか？',
      '個人事業主ですが大丈夫ですか？',
      '小さい会社ですが頼めますか？',
      '中小企業でも依頼できますか？',
      '個人でも頼めますか？',
    ],
  }),
)(
  'whether she works with small companies is not said, and what she is open to is told (%s: %s)',
  (language, question) => {
    expectUnanswered(language, question, ['profile.availability'])
  },
)
