/** A mountain guide who wrote the same facts in each of the six languages, on a site of that language alone. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { stringify } from 'yaml'
import { assemble } from '#content/assemble.ts'
import { readOwner } from '#content/reading/read-owner.ts'
import { findIn } from '#content/writing/pictures.ts'
import type { Language } from '#contract/language.ts'
import { type KnowledgeOf, openKnowledge } from '#server/knowledge/knowledge.ts'
import { fastFolder } from '#tests/servers/fast-folder.ts'
import { expectDefined } from '../defined.ts'

interface Words {
  title: string
  bio: string
  summary: string
  keeper: string
  crew: string
  alone: string
  guide: string
  tours: string
  hotel: string
  desk: string
  rooms: string
  railway: string
  office: string
  course: string
  groups: string
  passport: string
  sport: string
  snow: string
  rescue: string
}

const words: Record<Language, Words> = {
  en: {
    title: 'Mountain guide and hut keeper',
    bio: 'I keep Falkenhaus, a mountain hotel with 46 beds, and guide in summer and winter. I have guided in 17 countries and led over 1,300 tours.',
    summary: 'I own an old Land Rover and 30 pairs of snowshoes.',
    keeper: 'Hut keeper',
    crew: 'Responsible for a crew of nine people and for the kitchen.',
    alone: 'Self-employed',
    guide: 'Mountain guide',
    tours: 'Ski tours for 40 clubs; the largest group was 85 guests.',
    hotel: 'Hotel Zirbenhof',
    desk: 'Receptionist',
    rooms: 'Front desk of a house with 60 rooms.',
    railway: 'Nordwand Railway',
    office: 'Ran the ticket office: 4 cashiers, 900 season tickets.',
    course: 'Avalanche course',
    groups: 'Weekend course for groups of up to 14 people.',
    passport: 'I have a Swiss passport and a customs carnet for the drone.',
    sport: 'Mountain Sports',
    snow: 'Snow Science',
    rescue: 'Wilderness First Aid',
  },
  de: {
    title: 'Bergführerin und Hüttenwirtin',
    bio: 'Ich führe das Falkenhaus, ein Berghotel mit 46 Betten, und bin im Sommer und Winter als Führerin unterwegs. Ich war in 17 Ländern unterwegs und habe über 1.300 Touren geführt.',
    summary: 'Ich besitze einen alten Land Rover und 30 Paar Schneeschuhe.',
    keeper: 'Hüttenwirtin',
    crew: 'Verantwortlich für eine Mannschaft von neun Personen und für die Küche.',
    alone: 'Selbstständig',
    guide: 'Bergführerin',
    tours: 'Skitouren für 40 Vereine; die größte Gruppe hatte 85 Gäste.',
    hotel: 'Hotel Zirbenhof',
    desk: 'Rezeptionistin',
    rooms: 'Empfang eines Hauses mit 60 Zimmern.',
    railway: 'Nordwandbahn',
    office: 'Leitete die Kasse: 4 Angestellte, 900 Saisonkarten.',
    course: 'Lawinenkurs',
    groups: 'Wochenendkurs für Gruppen bis 14 Personen.',
    passport: 'Ich habe einen Schweizer Pass und ein Zollcarnet für die Drohne.',
    sport: 'Bergsport',
    snow: 'Schneekunde',
    rescue: 'Erste Hilfe im Gelände',
  },
  fr: {
    title: 'Guide de haute montagne et gardienne',
    bio: 'Je tiens le Falkenhaus, un hôtel de montagne de 46 lits, et je guide été comme hiver. J’ai guidé dans 17 pays et mené plus de 1 300 randonnées.',
    summary: 'Je possède un vieux Land Rover et 30 paires de raquettes.',
    keeper: 'Gardienne',
    crew: 'Responsable d’une brigade de neuf personnes et de la cuisine.',
    alone: 'Indépendante',
    guide: 'Guide de haute montagne',
    tours: 'Courses à ski pour 40 clubs ; le plus grand groupe comptait 85 clients.',
    hotel: 'Hôtel Zirbenhof',
    desk: 'Réceptionniste',
    rooms: 'Accueil d’une maison de 60 chambres.',
    railway: 'Chemin de fer du Nordwand',
    office: 'À la tête de la billetterie : 4 caissières, 900 abonnements.',
    course: 'Stage avalanche',
    groups: 'Stage de week-end pour des groupes de 14 personnes au plus.',
    passport: 'J’ai un passeport suisse et un carnet ATA pour le drone.',
    sport: 'Sports de montagne',
    snow: 'Science de la neige',
    rescue: 'Premiers secours en milieu isolé',
  },
  es: {
    title: 'Guía de montaña y guardesa',
    bio: 'Llevo el Falkenhaus, un hotel de montaña de 46 camas, y guío en verano y en invierno. He guiado en 17 países y he llevado más de 1.300 salidas.',
    summary: 'Tengo un viejo Land Rover y 30 pares de raquetas de nieve.',
    keeper: 'Guardesa',
    crew: 'Responsable de una cuadrilla de nueve personas y de la cocina.',
    alone: 'Autónoma',
    guide: 'Guía de montaña',
    tours: 'Salidas con esquís para 40 clubes; el grupo más grande fue de 85 clientes.',
    hotel: 'Hotel Zirbenhof',
    desk: 'Recepcionista',
    rooms: 'Recepción de una casa de 60 habitaciones.',
    railway: 'Ferrocarril Nordwand',
    office: 'Al frente de la taquilla: 4 cajeras, 900 abonos.',
    course: 'Curso de aludes',
    groups: 'Curso de fin de semana para grupos de hasta 14 personas.',
    passport: 'Tengo pasaporte suizo y un cuaderno ATA para el dron.',
    sport: 'Deportes de montaña',
    snow: 'Ciencia de la nieve',
    rescue: 'Primeros auxilios en zonas remotas',
  },
  zh: {
    title: '高山向导、山屋管理人',
    bio: '我经营Falkenhaus，一家有46张床位的山地酒店，冬夏都带队登山。我在17个国家做过向导，带过1300多次行程。',
    summary: '我有一辆旧路虎和30双雪鞋。',
    keeper: '山屋管理人',
    crew: '负责一个九人的班组，并管理厨房。',
    alone: '自由职业',
    guide: '高山向导',
    tours: '为40家俱乐部带滑雪行程；最大的团有85位客人。',
    hotel: 'Zirbenhof酒店',
    desk: '前台',
    rooms: '一家有60间客房的酒店的前台。',
    railway: 'Nordwand铁路',
    office: '主管售票处：4名售票员，900张季票。',
    course: '雪崩课程',
    groups: '周末课程，每组最多14人。',
    passport: '我有瑞士护照，无人机有ATA单证册。',
    sport: '山地运动',
    snow: '雪科学',
    rescue: '野外急救',
  },
  ja: {
    title: '山岳ガイド・山小屋の管理人',
    bio: 'ベッド46台の山岳ホテルFalkenhausを営み、夏も冬もガイドをしています。17か国でガイドをし、1,300回以上のツアーを率いました。',
    summary: '古いランドローバーとスノーシュー30足を持っています。',
    keeper: '山小屋の管理人',
    crew: '9人のスタッフの班と厨房の責任者。',
    alone: 'フリーランス',
    guide: '山岳ガイド',
    tours: '40のクラブのスキーツアー。最大の団体は85人の客。',
    hotel: 'Zirbenhofホテル',
    desk: 'フロント係',
    rooms: '客室60室のホテルのフロント。',
    railway: 'Nordwand鉄道',
    office: '切符売り場を統括：係員4名、定期券900枚。',
    course: '雪崩講習',
    groups: '週末の講習、一組14人まで。',
    passport: 'スイスのパスポートと、ドローン用のカルネを持っています。',
    sport: '山岳スポーツ',
    snow: '雪氷学',
    rescue: '野外救急法',
  },
}

const filesOf = (language: Language) => {
  const w = words[language]
  return {
    'site.yaml': { year: 2026, version: 'v1', languages: [language] },
    'profile.yaml': {
      name: 'Ilse Brandner',
      title: w.title,
      bio: w.bio,
      summary: w.summary,
      email: 'ilse@brandner.example',
      pronouns: 'she',
      promises: { answerWithinDays: 4 },
      skills: { inreach: { name: 'Garmin inReach' }, recco: { name: 'Recco' } },
    },
    'work.yaml': {
      falkenhaus: { company: 'Falkenhaus', title: w.keeper, start: '2019-05', end: 'present', description: w.crew },
      alone: { company: w.alone, title: w.guide, start: '2015-01', end: 'present', description: w.tours },
      zirbenhof: { company: w.hotel, title: w.desk, start: '2010-03', end: '2014-10', description: w.rooms },
      railway: { company: w.railway, title: w.desk, start: '2007-02', end: '2010-02', description: w.office },
    },
    'skills.yaml': {
      inreach: { name: 'Garmin inReach', category: 'Garmin inReach' },
      recco: { name: 'Recco', category: 'Recco' },
    },
    'services.yaml': { course: { title: w.course, description: w.groups, icon: 'compass' } },
    'interview.yaml': { permit: { answer: w.passport } },
    'education.yaml': {
      sport: { institution: 'Westfjord College', degree: 'BSc', area: w.sport, start: '2003', end: '2006' },
      snow: { institution: 'Davos', degree: 'CAS', area: w.snow, start: '2012', end: '2012' },
    },
    'certificates.yaml': { rescue: { name: w.rescue, issuer: 'SLRG', date: '2022-05' } },
    'languages.yaml': { de: { level: 'native' }, it: { level: 'conversational' } },
  }
}

/** Call it while a test file loads: its folder goes when the file's tests are done. */
export function mountainGuide(language: Language): ReturnType<KnowledgeOf> {
  const folder = mkdtempSync(join(fastFolder(), 'guide-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(folder, { recursive: true })
  for (const [file, value] of Object.entries(filesOf(language))) writeFileSync(join(folder, file), stringify(value))
  const { inLanguage } = readOwner(folder)
  const content = assemble(language, expectDefined(inLanguage[language]), findIn([]))
  return openKnowledge((one) => (one === language ? content : { ...content, language: one, written: language }))(
    language,
  )
}
