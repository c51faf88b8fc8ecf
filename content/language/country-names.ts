/** What countries are called in places and questions beside the names that are in every dictionary, by their ISO 3166 codes. */
export const otherCountryNames: Record<string, string> = {
  GB: 'UK, Great Britain, Britain, England, Scotland, Wales, Northern Ireland, Großbritannien, Schottland, Grande-Bretagne, Angleterre, Écosse, Gran Bretaña, Inglaterra, Escocia, 英国, イギリス, イングランド, スコットランド',
  US: 'USA, United States of America, Vereinigte Staaten von Amerika, États-Unis d’Amérique, EE. UU., EEUU, Estados Unidos, 美国, アメリカ, 米国',
  NL: 'Holland, the Netherlands, Netherlands, Hollande, Holanda, Países Bajos, オランダ',
  CZ: 'Czech Republic, Tschechische Republik, République tchèque, República Checa',
  IE: 'Republic of Ireland, Éire',
  KR: 'Korea, South Korea, Südkorea, Corée, Corea, 韓国, 韩国',
  CN: 'China, PRC, VR China, Chine, 中国, 中國',
  TW: 'Taiwan, 台湾, 臺灣, 台灣',
  HK: 'Hong Kong, Hongkong, 香港',
  AE: 'UAE, Emirates, Emirate',
  TR: 'Turkey, Türkei, Turquie, Turquía',
  RU: 'Russia, Russland, Russie, Rusia',
  NZ: 'NZ, Aotearoa, Nouvelle Zelande, Neu Seeland',
  VN: 'Vietnam, Viet Nam',
}
