import type { DeskWords } from '../en/desk.ts'

export const desk: DeskWords = {
  heading: '管理后台',
  tabs: {
    label: '栏目',
    withCount: '{{name}}（{{count}}）',
    providers: 'AI 服务商',
    seo: 'SEO',
    analytics: '访问分析',
    users: '用户',
    inbox: '收件箱',
    clients: '客户',
    running: '运行状况',
    log: '操作记录',
  },
}
