/** How a part of a year is named beside it: "early 2018", "2018年の初め". Phrases are parted by |, in the form in which texts are folded. */
import type { Language } from '#contract/language.ts'

interface PartsOfYear {
  early: string
  middle: string
  late: string
  spring: string
  summer: string
  autumn: string
  /** What stands between a month or a part and the year. */
  between: string
}

export const partsOfYear: Record<Language, PartsOfYear> = {
  en: {
    early: 'early|at the beginning|the beginning|the start|at the start|beginning',
    middle: 'mid|the middle|middle|in the middle',
    late: 'late|at the end|the end|end',
    spring: 'spring',
    summer: 'summer',
    autumn: 'autumn|fall',
    between: 'in|of|the|year',
  },
  de: {
    early: 'anfang|zu beginn|beginn|am anfang',
    middle: 'mitte',
    late: 'ende|am ende',
    spring: 'fruhjahr|fruhling',
    summer: 'sommer',
    autumn: 'herbst',
    between: 'im|von|des|jahres|jahr',
  },
  fr: {
    early: 'debut|au debut|en debut',
    middle: 'mi|milieu|au milieu',
    late: 'fin|a la fin|en fin',
    spring: 'printemps',
    summer: 'ete',
    autumn: 'automne',
    between: 'en|de|d|l|annee',
  },
  es: {
    early: 'principios|comienzos|inicios|a principios|el inicio',
    middle: 'mediados',
    late: 'finales|fines|el final',
    spring: 'primavera',
    summer: 'verano',
    autumn: 'otono',
    between: 'en|de|del|ano',
  },
  zh: {
    early: '年初|年的年初|初|年上旬',
    middle: '年中',
    late: '年底|年末|年的年底',
    spring: '年春天|年的春天|年春季|年春|春天|春季',
    summer: '年夏天|年的夏天|年夏季|年夏|夏天|夏季',
    autumn: '年秋天|年的秋天|年秋季|年秋|秋天|秋季',
    between: '',
  },
  ja: {
    early: '年の初め|年初め|年初頭|年の初頭|年初|年はじめ|年の始め|年始め',
    middle: '年半ば|年の半ば',
    late: '年末|年の終わり|年終わり|年の暮れ',
    spring: '年春|年の春|春',
    summer: '年夏|年の夏|夏',
    autumn: '年秋|年の秋|秋',
    between: '',
  },
}
