/** What the law calls a firm or a body, which stands before or behind its name in Chinese and Japanese. */

const LEGAL_FORM =
  '(?:株式|有限|合同|合資|合名)会社|(?:(?:公益|一般)?(?:財団|社団)|学校|医療|社会福祉|宗教|独立行政|国立大学|特定非営利活動|NPO)法人(?:社団|財団)?|(?:股份)?有限(?:责任)?公司|[（(][株有][）)]|[㈱㈲]'
const WHOLE = new RegExp(`^(?:${LEGAL_FORM})$`, 'u')
const AT_AN_END = new RegExp(`^(?:${LEGAL_FORM})\\s?|\\s?(?:${LEGAL_FORM})$`, 'gu')

/** Whether a word says no more: "株式会社", "公益財団法人". */
export const isLegalForm = (word: string): boolean => WHOLE.test(word)

/** "株式会社遠州楽器", "公益財団法人 近江みどり協会", "北山造園株式会社" → the name that people say. */
export const withoutLegalForm = (name: string): string => name.replace(AT_AN_END, '')
