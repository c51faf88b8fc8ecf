/** A landscape gardener who offers three services at their prices, and wrote the same in each of the six languages. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { stringify } from 'yaml'
import { assemble } from '#content/assemble.ts'
import { readOwner } from '#content/reading/read-owner.ts'
import { findIn } from '#content/writing/pictures.ts'
import { recordOf } from '#contract/keys.ts'
import type { Language } from '#contract/language.ts'
import { knownLanguages } from '#contract/site/known-languages.ts'
import { answerLocally } from '#server/features/chat/local/answer.ts'
import { type KnowledgeOf, openKnowledge } from '#server/knowledge/knowledge.ts'
import { fastFolder } from '#tests/servers/fast-folder.ts'
import { expectDefined } from '../defined.ts'

interface Offer {
  title: string
  description: string
  price: string
}

interface Words {
  title: string
  bio: string
  availability: string
  design: Offer
  walls: Offer
  pruning: Offer
  rates: string
  start: string
  duration: string
  unwanted: string
  alone: string
  own: string
  parks: string
  foreman: string
  city: string
}

const words: Record<Language, Words> = {
  en: {
    title: 'Landscape gardener',
    bio: 'I plan gardens that need little water and build them myself. I once saved a walnut tree that three others had given up.',
    availability: 'Free for new gardens from March on.',
    design: {
      title: 'Garden Design',
      description: 'A planting plan for your garden, drawn after two visits.',
      price: 'from £1,900 for up to 400 square metres',
    },
    walls: {
      title: 'Dry-Stone Walls',
      description: 'New walls of local stone, and repairs of old ones.',
      price: '£140 a metre, stone included',
    },
    pruning: {
      title: 'Winter Pruning',
      description: 'Fruit trees, hedges and roses, cut between November and March.',
      price: '£260 for half a day, clearing included',
    },
    rates: 'By the day it is £480. Advice by telephone costs nothing.',
    start: 'With a visit of an hour to your garden. A week later you get an offer with all prices.',
    duration: 'A planting plan takes four weeks. A wall of ten metres takes about eight days.',
    unwanted: 'Swimming pools and artificial grass.',
    alone: 'Self-employed',
    own: 'Gardens for 60 families, and the courtyard of a school.',
    parks: 'Parks of Leeds',
    foreman: 'Foreman',
    city: 'Nine gardeners and 14 parks. Replaced 3,000 metres of fence.',
  },
  de: {
    title: 'Landschaftsgärtner',
    bio: 'Ich plane Gärten, die wenig Wasser brauchen, und baue sie selbst. Einmal habe ich einen Walnussbaum gerettet, den drei andere aufgegeben hatten.',
    availability: 'Ab März frei für neue Gärten.',
    design: {
      title: 'Gartenplanung',
      description: 'Ein Pflanzplan für Ihren Garten, gezeichnet nach zwei Besuchen.',
      price: 'ab 1.900 € bis 400 Quadratmeter',
    },
    walls: {
      title: 'Trockenmauern',
      description: 'Neue Mauern aus heimischem Stein und die Reparatur alter Mauern.',
      price: '140 € je Meter, Steine inbegriffen',
    },
    pruning: {
      title: 'Winterschnitt',
      description: 'Obstbäume, Hecken und Rosen, geschnitten zwischen November und März.',
      price: '260 € für einen halben Tag, Abfuhr inbegriffen',
    },
    rates: 'Der Tag kostet 480 €. Beratung am Telefon kostet nichts.',
    start:
      'Mit einem Besuch von einer Stunde in Ihrem Garten. Eine Woche später bekommen Sie ein Angebot mit allen Preisen.',
    duration: 'Ein Pflanzplan dauert vier Wochen. Eine Mauer von zehn Metern dauert etwa acht Tage.',
    unwanted: 'Schwimmbecken und Kunstrasen.',
    alone: 'Selbstständig',
    own: 'Gärten für 60 Familien und der Hof einer Schule.',
    parks: 'Parkanlagen Kassel',
    foreman: 'Vorarbeiter',
    city: 'Neun Gärtner und 14 Parks. 3.000 Meter Zaun erneuert.',
  },
  fr: {
    title: 'Jardinier paysagiste',
    bio: 'Je conçois des jardins qui demandent peu d’eau et je les construis moi-même. Un jour, j’ai sauvé un noyer que trois autres avaient abandonné.',
    availability: 'Libre pour de nouveaux jardins à partir de mars.',
    design: {
      title: 'Conception de jardins',
      description: 'Un plan de plantation pour votre jardin, dessiné après deux visites.',
      price: 'à partir de 1 900 € jusqu’à 400 mètres carrés',
    },
    walls: {
      title: 'Murs en pierre sèche',
      description: 'Des murs neufs en pierre locale et la réparation des anciens.',
      price: '140 € le mètre, pierre comprise',
    },
    pruning: {
      title: 'Taille d’hiver',
      description: 'Arbres fruitiers, haies et rosiers, taillés entre novembre et mars.',
      price: '260 € la demi-journée, évacuation comprise',
    },
    rates: 'La journée coûte 480 €. Le conseil par téléphone ne coûte rien.',
    start:
      'Par une visite d’une heure dans votre jardin. Une semaine après, vous recevez une offre avec tous les prix.',
    duration: 'Un plan de plantation prend quatre semaines. Un mur de dix mètres prend environ huit jours.',
    unwanted: 'Les piscines et le gazon artificiel.',
    alone: 'Indépendant',
    own: 'Des jardins pour 60 familles, et la cour d’une école.',
    parks: 'Parcs de Lille',
    foreman: 'Chef d’équipe',
    city: 'Neuf jardiniers et 14 parcs. 3 000 mètres de clôture remplacés.',
  },
  es: {
    title: 'Jardinero paisajista',
    bio: 'Proyecto jardines que piden poca agua y los construyo yo mismo. Una vez salvé un nogal que otros tres habían dado por perdido.',
    availability: 'Libre para jardines nuevos a partir de marzo.',
    design: {
      title: 'Diseño de jardines',
      description: 'Un plano de plantación para su jardín, dibujado tras dos visitas.',
      price: 'desde 1.900 € hasta 400 metros cuadrados',
    },
    walls: {
      title: 'Muros de piedra seca',
      description: 'Muros nuevos de piedra local y reparación de los antiguos.',
      price: '140 € el metro, piedra incluida',
    },
    pruning: {
      title: 'Poda de invierno',
      description: 'Frutales, setos y rosales, podados entre noviembre y marzo.',
      price: '260 € la media jornada, retirada incluida',
    },
    rates: 'El día cuesta 480 €. El consejo por teléfono no cuesta nada.',
    start: 'Con una visita de una hora a su jardín. Una semana después recibe una oferta con todos los precios.',
    duration: 'Un plano de plantación lleva cuatro semanas. Un muro de diez metros lleva unos ocho días.',
    unwanted: 'Piscinas y césped artificial.',
    alone: 'Autónomo',
    own: 'Jardines para 60 familias y el patio de una escuela.',
    parks: 'Parques de Vitoria',
    foreman: 'Encargado',
    city: 'Nueve jardineros y 14 parques. 3.000 metros de valla renovados.',
  },
  zh: {
    title: '景观园艺师',
    bio: '我设计省水的花园，并亲手建造。有一次我救活了一棵别人都放弃的核桃树。',
    availability: '三月起可以承接新的花园。',
    design: { title: '花园设计', description: '两次上门之后为您的花园绘制种植图。', price: '400平方米以内1900欧元起' },
    walls: { title: '干石墙', description: '用本地石头砌新墙，修补旧墙。', price: '每米140欧元，含石料' },
    pruning: { title: '冬季修剪', description: '十一月到三月修剪果树、树篱和玫瑰。', price: '半天260欧元，含清运' },
    rates: '按天计是480欧元。电话咨询不收费。',
    start: '先到您的花园看一个小时。一周后给您一份写明所有价格的报价。',
    duration: '一份种植图需要四周。十米的墙大约需要八天。',
    unwanted: '游泳池和人造草坪。',
    alone: '自由职业',
    own: '为60个家庭做花园，还做过一所学校的院子。',
    parks: '杭州公园',
    foreman: '工长',
    city: '九名园丁，14个公园。更换了3000米围栏。',
  },
  ja: {
    title: '造園家',
    bio: '水をあまり使わない庭を設計し、自分で造ります。ほかの三人があきらめたクルミの木を救ったことがあります。',
    availability: '三月から新しい庭をお引き受けできます。',
    design: {
      title: '庭の設計',
      description: '二回の訪問のあと、お庭の植栽図を描きます。',
      price: '400平方メートルまで19万円から',
    },
    walls: {
      title: '空積みの石垣',
      description: '地元の石で新しい石垣を積み、古い石垣を直します。',
      price: '1メートル1万4千円、石代込み',
    },
    pruning: {
      title: '冬の剪定',
      description: '果樹、生け垣、バラを十一月から三月に剪定します。',
      price: '半日2万6千円、片付け込み',
    },
    rates: '一日4万8千円です。電話での相談は無料です。',
    start: 'まず一時間お庭にうかがいます。一週間後に、すべての価格を書いた見積もりをお送りします。',
    duration: '植栽図には四週間かかります。十メートルの石垣には八日ほどかかります。',
    unwanted: 'プールと人工芝。',
    alone: 'フリーランス',
    own: '60の家庭の庭と、学校の中庭。',
    parks: '金沢の公園',
    foreman: '現場監督',
    city: '庭師9人と14の公園。3,000メートルの柵を取り替えた。',
  },
}

const filesOf = (language: Language) => {
  const w = words[language]
  return {
    'site.yaml': { year: 2026, version: 'v1', languages: [language] },
    'profile.yaml': {
      name: 'Owen Thorne',
      title: w.title,
      bio: w.bio,
      availability: w.availability,
      email: 'owen@thorne.example',
      pronouns: 'he',
    },
    'work.yaml': {
      own: { company: w.alone, title: w.title, start: '2014-04', end: 'present', description: w.own },
      parks: { company: w.parks, title: w.foreman, start: '2005-03', end: '2014-03', description: w.city },
    },
    'services.yaml': {
      design: { ...w.design, icon: 'compass' },
      walls: { ...w.walls, icon: 'server' },
      pruning: { ...w.pruning, icon: 'cloud' },
    },
    'interview.yaml': {
      rates: { answer: w.rates },
      'client-start': { answer: w.start },
      duration: { answer: w.duration },
      unwanted: { answer: w.unwanted },
    },
  }
}

/** Call it while a test file loads: its folder goes when the file's tests are done. */
function gardener(language: Language): ReturnType<KnowledgeOf> {
  const folder = mkdtempSync(join(fastFolder(), 'gardener-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(folder, { recursive: true })
  for (const [file, value] of Object.entries(filesOf(language))) writeFileSync(join(folder, file), stringify(value))
  const { inLanguage } = readOwner(folder)
  const content = assemble(language, expectDefined(inLanguage[language]), findIn([]))
  return openKnowledge((one) => (one === language ? content : { ...content, language: one, written: language }))(
    language,
  )
}

/** The 30th of November 2026. */
const NOW = Date.UTC(2026, 10, 30)

/** Call it while a test file loads. @returns what the gardener's site answers; `before` are the questions asked earlier. */
export function askGardener(): (language: Language, message: string, before?: string[]) => string {
  const known = recordOf(knownLanguages, gardener)
  return (language, message, before = []) => {
    const history = before.map((content) => ({ role: 'user' as const, content }))
    return answerLocally(known[language], { message, history, role: 'unknown', now: NOW }).text
  }
}

/** The titles of what the gardener offers. */
export const offeredByGardener = (language: Language): string[] =>
  [words[language].design, words[language].walls, words[language].pruning].map(({ title }) => title)
