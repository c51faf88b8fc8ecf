import type { AdminShellMessages } from '../../en/admin/shell.ts'

export const adminShell: AdminShellMessages = {
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
  mail: {
    kept: '未设置邮件服务器：邮件只保存为文件，不会送达任何人。',
    look: '查看运行状况',
  },
  ended: {
    title: '您的登录已失效。',
    text: '重新登录后会回到此处。已开始写的回复、事实和消息都会保留。',
    signIn: '登录',
  },
}
