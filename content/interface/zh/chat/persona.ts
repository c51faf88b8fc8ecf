// What is said to a visitor whose company is known, and to others. {{…}} is filled in.
import type { IndustryId } from '#contract/chat/persona.ts'

export const persona = {
  /** Where nothing is known of a company; where it is; and where its field of business is, too. */
  greeting: {
    none: '您好，我是 {{assistant}}。关于 {{owner}} 的工作，您想了解什么都可以问我；可以从下面几个问题开始。',
    company: '您好，我是 {{assistant}}。您来自 {{company}}，我挑选了一些您可能关心的问题，其他问题也欢迎随时提出。',
    industry:
      '您好，我是 {{assistant}}。您来自 {{company}}，我挑选了一些贵行业（{{industry}}）常关心的问题，其他问题也欢迎随时提出。',
  },
  /** Asked about a product that the company uses and the facts name. */
  technology: '{{owner}} 用 {{technology}} 做过什么？',
  /** Of a project of the owner's, with its challenge in the owner's words. */
  scenario: {
    company:
      '我们来设想一个场景：{{company}} 遇到了与“{{project}}”相同的问题。{{challenge}}您可以问我 {{owner}} 是怎么做的。',
    none: '我们来设想一个场景：您遇到了与“{{project}}”相同的问题。{{challenge}}您可以问我 {{owner}} 是怎么做的。',
  },
  industries: {
    banking: '银行与支付',
    insurance: '保险',
    health: '医疗健康',
    pharma: '制药与生物技术',
    retail: '零售',
    manufacturing: '制造',
    automotive: '汽车',
    energy: '能源',
    logistics: '物流',
    telecoms: '电信',
    media: '媒体与出版',
    education: '教育',
    government: '公共部门',
    travel: '旅游与酒店',
    property: '房地产与建筑',
    software: '软件',
    consulting: '咨询',
    recruiting: '招聘',
  } satisfies Record<IndustryId, string>,
}
