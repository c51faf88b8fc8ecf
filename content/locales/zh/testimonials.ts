// What others said about the owner, in Simplified Chinese. Replace with real quotes; ids match content/testimonials.ts.
import type { TestimonialTexts } from '../../../contract/content-source.ts'

export const testimonials: TestimonialTexts = {
  'fjordvane-cio': {
    quote:
      'Mara 在提出任何新方案之前，先告诉我们哪些试点该停。EPIC 比我们原来的搜索更快给出答案，' +
      '审计人员也认可了它的权限设计。',
    role: 'Fjordvane Logistics 首席信息官',
  },
  'hyllemark-data-science': {
    quote: '过去我按季度安排模型发布。现在我的团队两天就能上线，模型一旦变差，我们比门店更早知道。',
    role: 'Hyllemark Retail 数据科学总监',
  },
  'klarmynt-risk': {
    quote: '她选了分析师能解释的模型，而不是得分略高的那个。两年过去，这个选择依然是对的。',
    role: 'Klarmynt Payments 风控负责人',
  },
  'fjordvane-engineering': {
    quote: '她的评审简短，而且都有书面记录。会后您会清楚：决定了什么，代价是什么，什么情况下会改变这个决定。',
    role: 'Fjordvane Logistics 工程经理',
  },
}
