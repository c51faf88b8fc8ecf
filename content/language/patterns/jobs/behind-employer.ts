/** What may stand right behind the sort of an employer in Chinese and Japanese, so that it is no part of another thing: 银行里, but not 银行卡. */
import type { Language } from '#contract/language.ts'

export const behindEmployer: Partial<Record<Language, RegExp>> = {
  zh: /^(?:集团|公司|企业|机构)?(?:$|\s|[里内那这的时做干上待呆担任带用离工期有是呢吗吧学花主先之以前后和还或当负取参招管领培])/,
  ja: /^(?:グループ|企業|会社)?(?:$|\s|[でにはをがもとへや]|から|より|勤務|時代|の(?:$|\s|仕事|職|時|頃|とき|ころ|プロジェクト|案件|チーム|後|前|次|会社|場合|方))/,
}
