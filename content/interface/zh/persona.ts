// What is said to a visitor whose company is known, and to others. {{…}} is filled in.
import type { IndustryId, ThemeId } from '#contract/chat/persona.ts'

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
  scenario: {
    company: '我们来设想一个场景：您是 {{company}} 的技术负责人。{{scene}}请问我 {{owner}} 在类似情况下是怎么做的。',
    none: '我们来设想一个场景：您是贵单位的技术负责人。{{scene}}请问我 {{owner}} 在类似情况下是怎么做的。',
  },
  /** Questions that the facts answer; a test asks each of them. */
  topics: {
    documents: 'EPIC 如何根据文档回答，又不泄露无权阅读的内容？',
    decisions: '欺诈检测如何在毫秒内做出决定，并且给出理由？',
    forecasts: '如何及早发现预测模型的漂移？',
    releases: '模型发布是怎样从六周缩短到两天的？',
    costs: '每次回答的成本和训练成本是如何降低的？',
    telemetry: '风力发电机的遥测数据是如何处理的？',
    direction: '各团队如何快速得到架构决策？',
  } satisfies Record<ThemeId, string>,
  scenes: {
    documents: '员工要就机密文档向助手提问，而审计人员想知道谁能看到什么。',
    decisions: '每个决定都要在客户等待时做出，而且每次拒绝都要能解释清楚。',
    forecasts: '一个准确了一年的预测开始出错，最先发现的却是客户。',
    releases: '模型已在 notebook 中做好，上线却已拖了两个月。',
    costs: '试点很成功，但向所有人开放的费用会是预算的两倍。',
    telemetry: '数千台设备每秒都在上报数据，却要到第二天早上才有人查看。',
    direction: '几个团队用不同的方式做同一件事，决策一等就是几周。',
  } satisfies Record<ThemeId, string>,
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
    software: '软件与云',
    consulting: '咨询',
    recruiting: '招聘',
  } satisfies Record<IndustryId, string>,
}
