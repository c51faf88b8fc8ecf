/** What countries are called in places and questions beside the names that are in every dictionary, by language and ISO 3166 code. */
import type { Language } from '#contract/language.ts'

const otherNames: Record<Language, Record<string, string>> = {
  en: {
    GB: 'UK|Great Britain|Britain|England|Scotland|Wales|Northern Ireland',
    US: 'USA|United States of America',
    NL: 'Holland|the Netherlands|Netherlands',
    CZ: 'Czech Republic',
    IE: 'Republic of Ireland|Éire',
    KR: 'Korea|South Korea',
    CN: 'China|PRC',
    TW: 'Taiwan',
    HK: 'Hong Kong',
    AE: 'UAE|Emirates',
    TR: 'Turkey',
    RU: 'Russia',
    NZ: 'NZ|Aotearoa',
    VN: 'Vietnam|Viet Nam',
  },
  es: {
    GB: 'Gran Bretaña|Inglaterra|Escocia',
    US: 'EE. UU.|EEUU|Estados Unidos',
    NL: 'Holanda|Países Bajos',
    CZ: 'República Checa',
    KR: 'Corea',
    TR: 'Turquía',
    RU: 'Rusia',
    NZ: 'NZ',
  },
  fr: {
    GB: 'Grande-Bretagne|Angleterre|Écosse',
    US: 'États-Unis d’Amérique',
    NL: 'Hollande',
    CZ: 'République tchèque',
    KR: 'Corée',
    CN: 'Chine',
    TR: 'Turquie',
    RU: 'Russie',
    NZ: 'NZ',
  },
  de: {
    GB: 'Großbritannien|Schottland',
    US: 'Vereinigte Staaten von Amerika',
    CZ: 'Tschechische Republik',
    KR: 'Südkorea',
    CN: 'VR China',
    HK: 'Hongkong',
    AE: 'Emirate',
    TR: 'Türkei',
    RU: 'Russland',
  },
  zh: { GB: '英国', US: '美国', KR: '韩国', CN: '中国|中國', TW: '台湾|臺灣|台灣', HK: '香港' },
  ja: {
    GB: '英国|イギリス|イングランド|スコットランド',
    US: 'アメリカ|米国',
    NL: 'オランダ',
    KR: '韓国',
    CN: '中国',
    TW: '台湾',
    HK: '香港',
  },
}

/** In all languages: a place is written in any of them. */
export const otherCountryNames = (code: string): string[] =>
  Object.values(otherNames).flatMap((names) => names[code]?.split('|') ?? [])
