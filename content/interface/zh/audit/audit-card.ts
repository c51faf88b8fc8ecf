// The result of measuring a website: its card in the chat, and the page of its report. {{…}} is filled in.
import type { AuditCardMessages } from '../../en/audit/audit-card.ts'

export const auditCard: AuditCardMessages = {
  heading: '网站测量',
  score: '{{score}} 分（满分 100），{{rating}}',
  estimate: '未使用浏览器的估算值',
  goal: '经过优化通常可达 90 分以上。',
  ownScore: '本站：{{score}}',
  vitals: '测量值',
  ownValue: '本站：{{value}}',
  fixes: '最值得改进之处',
  gain: '预计收益：{{gain}}',
  noFixes: '没有发现值得改动之处。',
  bytes: '传输量',
  requests: '请求数',
  kind: '测量方式',
  age: '测量时间',
  now: '刚刚',
  partial: '网页的实际内容多于此处统计的数量。',
  notMeasured: '未测量：{{list}}。',
  field: 'INP 只有在真实用户操作时才能测得，在此之前以 TBT 代替。浏览器已不再提供其前身 FID。',
  light: '内容何时出现、何时移动、页面何时阻塞，只有浏览器才能测得。',
  screenshot: '手机上显示的网页',
  kinds: {
    browser: '本服务器上的浏览器',
    pagespeed: 'Google PageSpeed Insights',
    light: '直接抓取，未使用浏览器',
  },
  page: {
    until: '此链接有效期至 {{date}}。',
    copy: '复制链接',
    copied: '链接已复制',
    pdf: '保存为 PDF',
    talk: '与 {{assistant}} 讨论',
    contact: '联系 {{owner}}',
    missing: '未找到报告',
    missingText: '报告保存 {{days}} 天。该报告已过期，或地址有误。您可以在聊天中重新测量该网站。',
    chat: '前往聊天',
    noScript: '查看此报告需要 JavaScript',
    noScriptText:
      '报告由您的浏览器根据测量结果生成。请允许本站使用 JavaScript，或用其他浏览器打开此链接。',
  },
}
