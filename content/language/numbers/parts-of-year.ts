/** How a part of a year is named beside it: "early 2018", "2018年の初め". Phrases are parted by |, in the form in which texts are folded. */
import type { Language } from '#contract/language.ts'

interface PartsOfYear {
  early: string
  middle: string
  late: string
  /** What stands between a month or a part and the year. */
  between: string
}

export const partsOfYear: Record<Language, PartsOfYear> = {
  en: {
    early: 'early|at the beginning|the beginning|the start|at the start|beginning',
    middle: 'mid|the middle|middle|in the middle|summer',
    late: 'late|at the end|the end|end',
    between: 'in|of|the|year',
  },
  de: {
    early: 'anfang|zu beginn|beginn|am anfang',
    middle: 'mitte|sommer',
    late: 'ende|am ende',
    between: 'im|von|des|jahres|jahr',
  },
  fr: {
    early: 'debut|au debut|en debut',
    middle: 'mi|milieu|au milieu|ete',
    late: 'fin|a la fin|en fin',
    between: 'en|de|d|l|annee',
  },
  es: {
    early: 'principios|comienzos|inicios|a principios|el inicio',
    middle: 'mediados|verano',
    late: 'finales|fines|el final',
    between: 'en|de|del|ano',
  },
  zh: { early: '年初|年的年初|初|年上旬', middle: '年中|年的夏天|年夏天', late: '年底|年末|年的年底', between: '' },
  ja: {
    early: '年の初め|年初め|年初頭|年の初頭|年初|年はじめ|年の始め|年始め',
    middle: '年半ば|年の半ば|年夏|年の夏',
    late: '年末|年の終わり|年終わり|年の暮れ',
    between: '',
  },
}
