/** Visitors who tell what they need are told the service that is for it, its price and how to begin, and else what is offered. */
import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { ask } from '#tests/builders/assistant/questions.ts'
import { askGardener } from '#tests/builders/owners/gardener.ts'

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
