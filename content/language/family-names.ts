// What tells which part of a name is the family's, where its owner does not say it.
import type { Language } from '#contract/language.ts'

/** Small words that belong to the family's name behind them: "van der Berg", "de la Cruz". */
export const particles = new Set(
  'al da das de del della den der des di do dos du e el i la le san ten ter van von y zu'.split(' '),
)

/** The same ones with a capital, as in "Le Goff" and "Van den Berg"; the others are names or initials then. */
export const capitalParticles = new Set(
  'Al Da Das De Del Della Den Der Des Di Do Dos Du El La Le San Ten Ter Van Von'.split(' '),
)

/** Where both the father's and the mother's name are the family's. */
export const hasTwoFamilyNames: Record<Language, boolean> = {
  en: false,
  es: true,
  fr: false,
  de: false,
  zh: false,
  ja: false,
}

/** What stands behind a first name as a second one, as in "María José" and "Juan Carlos". */
export const secondGivenNames = new Set(
  'Alberto Alejandra Andrés Ángel Antonio Belén Carlos Carmen Concepción Cristina Dolores Eduardo Elena Enrique Eugenia Fernanda Fernando Francisco Guadalupe Ignacio Inés Isabel Javier Jesús José Juan Lucía Luis Luisa Manuel Manuela María Mercedes Miguel Pablo Paz Pilar Ramón Rosa Rosario Teresa Victoria'.split(
    ' ',
  ),
)

/** Where a name of Chinese characters is written without a space, and begins with a family's name of one of them. */
export const hasFamilyOfOneSign: Record<Language, boolean> = {
  en: false,
  es: false,
  fr: false,
  de: false,
  zh: true,
  ja: false,
}

/** Those of two characters, in Chinese (in both kinds of its characters) and in Korean. */
export const familyOfTwoSigns = new Set(
  '欧阳 歐陽 司马 司馬 上官 诸葛 諸葛 司徒 皇甫 尉迟 尉遲 长孙 長孫 慕容 夏侯 东方 東方 公孙 公孫 令狐 宇文 轩辕 軒轅 端木 独孤 獨孤 남궁 황보 제갈 선우 독고 사공 서문'.split(
    ' ',
  ),
)
