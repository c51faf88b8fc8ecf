/** Visitors who tell what they need are told the service that is for it, its price and how to begin, and else what is offered. */
import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { ask } from '#tests/builders/assistant/questions.ts'
import { askGardener, offeredByGardener } from '#tests/builders/owners/gardener.ts'

const told = askGardener()

const fits: [Language, string, string][] = [
  ['en', 'Our hedge is dying, can he help?', '£260'],
  ['en', 'Our old wall has collapsed, can he come?', '£140'],
  ['en', 'I need someone to cut my apple trees', '£260'],
  ['en', 'We just bought a house and the garden is a mess', '£1,900'],
  ['de', 'Unsere Hecke stirbt, kann er helfen?', '260 €'],
  ['de', 'Unsere alte Mauer ist eingestürzt, kann er kommen?', '140 €'],
  ['de', 'Wir haben gerade ein Haus gekauft und der Garten ist eine Wüste', '1.900 €'],
  ['fr', 'Notre vieux mur s’est effondré, peut-il venir ?', '140 €'],
  ['fr', 'J’ai besoin de quelqu’un pour tailler mes pommiers', '260 €'],
  ['fr', 'Nous venons d’acheter une maison et le jardin est à l’abandon', '1 900 €'],
  ['es', 'Se nos ha caído el muro viejo, ¿puede venir?', '140 €'],
  ['es', 'Necesito a alguien que pode mis manzanos', '260 €'],
  ['es', 'Busco a alguien que diseñe nuestro jardín', '1.900 €'],
  ['zh', '我们的树篱快死了，他能帮忙吗？', '260欧元'],
  ['zh', '我们家的旧墙塌了，他能来看看吗？', '140欧元'],
  ['ja', 'うちの生け垣が枯れそうです。助けてもらえますか？', '2万6千円'],
  ['ja', '古い石垣が崩れました。来てもらえますか？', '1万4千円'],
]

test.each(fits)(
  'in %s a need is answered with the service that is for it, and its price: %s',
  (language, need, price) => {
    const answer = told(language, need)
    expect(answer).toContain(price)
    expect(answer).toContain('owen@thorne.example')
  },
)

test.each<[Language, string, string]>([
  ['en', 'We need a plumber', 'I find no service for just that here. Owen offers Garden Design'],
  ['de', 'Wir brauchen einen Klempner', 'finde ich hier nicht. Owen bietet an: Gartenplanung'],
  ['fr', 'Il nous faut un plombier', 'Je ne trouve ici aucune prestation pour cela précisément. Owen propose'],
  ['es', 'Necesitamos un fontanero', 'No encuentro aquí un servicio justo para eso. Owen ofrece'],
  ['zh', '我们需要一个水管工', '这里没有专门针对这一点的服务。Owen 提供'],
  ['ja', '水道屋さんが必要です', 'ここには載っていません。Owenさんが提供するのは'],
])('in %s a need that nothing is for is told what is offered: %s', (language, need, answer) => {
  expect(told(language, need)).toContain(answer)
})

test.each<[Language, string, string]>([
  ['en', 'Can he build us a pool?', 'Swimming pools and artificial grass'],
  ['de', 'Kann er uns ein Schwimmbecken bauen?', 'Schwimmbecken und Kunstrasen'],
  ['fr', 'Peut-il nous construire une piscine ?', 'Les piscines et le gazon artificiel'],
  ['es', '¿Puede construirnos una piscina?', 'Piscinas y césped artificial'],
  ['zh', '他能给我们建一个游泳池吗？', '游泳池和人造草坪'],
  ['ja', 'プールを作ってもらえますか？', 'プールと人工芝'],
])('in %s a need for what the owner turns down is told that: %s', (language, need, refused) => {
  expect(told(language, need)).toContain(refused)
})

test.each<[Language, string, string]>([
  ['en', 'We are losing customers because the app is slow, can she help?', 'Mara offers Cloud Architecture'],
  ['en', 'I need someone to look over our contracts with the cloud', 'Cloud Architecture fits best'],
  ['en', 'We want to put a chatbot on our support pages. Is that something she does?', 'AI/ML Solutions fits best'],
  ['de', 'Unsere Cloud-Rechnung hat sich verdoppelt, kann sie sich das ansehen?', 'passt „Cloud-Architektur“'],
  ['fr', 'Notre facture cloud a doublé, peut-elle y jeter un œil ?', '« Architecture cloud » convient le mieux'],
  ['es', 'Estamos perdiendo clientes porque la aplicación va lenta, ¿puede ayudarnos?', 'Mara ofrece: Arquitectura'],
  ['zh', '我们的云账单翻了一倍，她能看一下吗？', '最合适的是“云架构”'],
  ['ja', 'アプリが遅くてお客様が離れています。助けてもらえますか？', 'ちょうどそれに当たるサービスは'],
])('in %s a need is told neither a form for adverts nor what was done elsewhere: %s', (language, need, answer) => {
  expect(ask(language, need).text).toContain(answer)
  expect(ask(language, need).markers).not.toContain('FIT_ASSESSMENT')
})

test.each<[Language, string, string]>([
  ['en', 'I want to know where she lives', 'Copenhagen'],
  ['en', 'Could you tell me whether she has worked with Kafka?', 'Kafka'],
  ['en', 'We would like to see her certificates', 'Certified Kubernetes Administrator'],
  ['de', 'Ich möchte wissen, wo sie wohnt', 'Kopenhagen'],
  ['fr', 'Je voudrais savoir où elle habite', 'Copenhague'],
  ['es', 'Quiero saber dónde vive', 'Copenhague'],
  ['zh', '我想知道她住在哪里', '哥本哈根'],
  ['ja', '彼女がどこに住んでいるか知りたいです', 'コペンハーゲン'],
])('in %s who only wants to be told something has no need: %s', (language, question, answer) => {
  expect(ask(language, question).text).toContain(answer)
})

test('who looks for somebody of the owner’s profession is told what the owner is open to', () => {
  expect(ask('en', 'We are looking for a principal architect').text).toContain('Open to principal roles')
})

test('whether the owner has time for the visitor is told by when they are free', () => {
  expect(told('de', 'Hat er Zeit für unseren kleinen Garten?')).toContain('Ab März')
})

test.each<[Language, string, string, RegExp]>([
  [
    'en',
    'We want AI search over our internal documents, rights are the problem',
    'EPIC AI Platform',
    /AI\/ML Solutions/,
  ],
  ['de', 'Wir wollen eine KI-Suche über unsere internen Dokumente, die Rechte sind das Problem', 'EPIC', /KI- und ML/],
  [
    'fr',
    'Nous voulons une recherche IA dans nos documents internes, les droits d’accès posent problème',
    'EPIC',
    /IA\/ML/,
  ],
  [
    'es',
    'Queremos una búsqueda con IA en nuestros documentos internos, el problema son los permisos',
    'EPIC',
    /IA\/ML/,
  ],
  ['zh', '我们做跨境电商，欺诈是个问题', '欺诈检测系统', /技术咨询/],
  ['ja', '社内文書をAIで検索したいのですが、権限が問題です', 'EPIC', /AI・ML/],
])('in %s a need that work was like is told that work, then what is offered: %s', (language, need, work, offered) => {
  const { text, citations } = ask(language, need)
  expect(text).toContain(work)
  expect(text.search(offered)).toBeGreaterThan(text.indexOf(work))
  expect(text).toContain('projects@mara-lindholm.example')
  expect(citations.length).toBeGreaterThan(2)
})

test.each<[Language, string]>([
  ['en', 'We need somebody to replace the fence around our park'],
  ['de', 'Wir suchen jemanden, der den Zaun in unserem Park erneuert'],
  ['es', 'Nuestra valla está rota y queremos cambiarla'],
  ['zh', '我们需要更换公园的围栏'],
  ['ja', '公園の柵を取り替えてもらえますか？'],
])('in %s a need that no service is for is told the work that was like it: %s', (language, need) => {
  expect(told(language, need)).toMatch(/3[.,\s]?000/)
  expect(told(language, need)).toContain('owen@thorne.example')
})

test.each<[Language, string]>([
  ['en', 'Our fence is rotten, has he done that before?'],
  ['de', 'Wir brauchen einen neuen Zaun, hat er das schon gemacht?'],
  ['fr', 'Il nous faut remplacer la clôture, l’a-t-il déjà fait ?'],
  ['es', 'Necesitamos cambiar la valla, ¿lo ha hecho alguna vez?'],
  ['zh', '我们需要更换围栏，他做过吗？'],
  ['ja', '柵を取り替えたいのですが、やったことはありますか？'],
])('in %s whether it was done before is told by the work, without what is offered: %s', (language, question) => {
  const answer = told(language, question)
  expect(answer).toMatch(/3[.,\s]?000/)
  for (const title of offeredByGardener(language)) expect(answer).not.toContain(title)
})

test.each<[Language, string]>([
  ['en', 'Our models are getting worse and worse, what did she do about that?'],
  ['de', 'Unsere Modelle werden schleichend schlechter: was hat sie da gemacht?'],
  ['fr', 'Nos modèles se dégradent peu à peu, qu’a-t-elle fait ?'],
  ['es', 'Nuestros modelos empeoran poco a poco: ¿qué hizo ella?'],
  ['zh', '我们的模型在退化，她做过什么？'],
  ['ja', 'うちのモデルがだんだん悪くなっています。彼女は何をしましたか？'],
])('in %s what was done about the same is told by the project that was about it: %s', (language, question) => {
  expect(ask(language, question).text).toContain('MLOps')
  expect(ask(language, question).text).not.toContain('Vindtal')
})

test.each<[Language, string, string]>([
  [
    'en',
    'We are an insurer in Munich and look for somebody for a principal role, is she open to that?',
    'one consulting',
  ],
  [
    'de',
    'Wir sind ein Versicherer in München und suchen jemanden für eine Principal-Rolle, ist sie offen dafür?',
    'Offen',
  ],
  ['fr', 'Nous sommes un assureur et cherchons quelqu’un pour un poste de direction, est-elle ouverte ?', 'Ouverte à'],
  ['es', 'Somos una aseguradora y buscamos a alguien para un puesto de dirección, ¿está abierta a ello?', 'Abierta a'],
  ['zh', '我们是慕尼黑的一家保险公司，正在找人担任首席架构师一职，她愿意吗？', '首席级职位'],
  ['ja', '私たちは保険会社で、プリンシパルの役職を探しています。興味はありますか？', 'プリンシパル職'],
])(
  'in %s who offers a position is told what the owner is open to, and where to write: %s',
  (language, offer, openTo) => {
    const { text, markers } = ask(language, offer)
    expect(text).toContain(openTo)
    expect(text).toContain('hiring@mara-lindholm.example')
    expect(text).not.toContain('projects@')
    expect(markers).not.toContain('FIT_ASSESSMENT')
  },
)

test.each<[Language, string, string]>([
  ['en', 'We are a hotel in Bath and are looking for a head gardener, is he open to that?', 'Free for new gardens'],
  ['de', 'Wir sind ein Hotel und suchen jemanden für eine Stelle als Obergärtner, ist er offen dafür?', 'Ab März'],
  ['fr', 'Nous sommes un hôtel et cherchons quelqu’un pour un poste de jardinier, est-il ouvert à cela ?', 'mars'],
  ['es', 'Somos un hotel y buscamos a alguien para un puesto de jardinero, ¿está abierto a ello?', 'marzo'],
  ['zh', '我们是一家酒店，正在找人担任首席园艺师一职，他愿意吗？', '三月'],
  ['ja', '私たちはホテルで、庭師長の役職を探しています。興味はありますか？', '三月'],
])('in %s who offers a position is told when another owner is free: %s', (language, offer, from) => {
  expect(told(language, offer)).toContain(from)
})

test.each<[Language, string, string]>([
  [
    'en',
    'We’re a 12-person fintech and we decline far too many good card payments. Is that something she could help with?',
    'Fraud Detection System',
  ],
  ['en', 'We build an assistant over customer contracts and are scared of leaks. Has she done that?', 'EPIC'],
  ['fr', 'Nos prévisions tournent dans des notebooks que personne ne maîtrise. Elle a déjà vu ça ?', 'Hyllemark'],
  ['es', 'Necesitamos ayuda: nuestro chatbot interno tarda mucho. ¿Mara ha resuelto algo así?', 'EPIC'],
  ['zh', '我们想上一套推荐模型的发布平台，她做过类似的吗？', 'Hyllemark'],
  ['ja', 'LLMの料金が膨らんで困っています。解決したことはありますか？', 'EPIC'],
])('in %s whoever asks for work like their own case is told what comes closest: %s', (language, question, work) => {
  expect(ask(language, question).text).toContain(work)
})

test.each<[Language, string, string, string]>([
  [
    'en',
    'Hi, I’m recruiting for a Head of Platform role. Has she led people?',
    'Which address should I write to?',
    'hiring',
  ],
  ['en', 'We need help with our slow shop search', 'Where do I write?', 'projects'],
  ['de', 'Ich suche eine Principal-Architektin, wäre sie offen dafür?', 'An welche Adresse schreibe ich?', 'hiring'],
  ['fr', 'Je cherche une architecte principale, serait-elle ouverte ?', 'Et à quelle adresse écrire ?', 'hiring'],
  ['es', 'Busco una arquitecta principal, ¿estaría abierta?', '¿A qué dirección escribo?', 'hiring'],
  ['zh', '我在为一家保险公司招首席架构师，她愿意考虑吗？', '写到哪个邮箱？', 'hiring'],
  ['ja', 'プリンシパルアーキテクトを探しています。ご興味はありますか？', 'どのアドレスに書けばいいですか', 'hiring'],
])(
  'in %s the address that is asked for later is the one for what was offered before: %s',
  (language, told, asked, to) => {
    expect(ask(language, asked, [told]).text).toContain(`${to}@mara-lindholm.example`)
  },
)
