// Mails that the site sends. {{…}} is filled in.
import type { mail as english } from '../en/mail.ts'

export const mail: typeof english = {
  contact: {
    subject: '[{{site}}] {{subject}}',
    text:
      '{{name}} <{{email}}> 通过您的网站来信（浏览语言：{{language}}）：\n\n{{message}}\n\n—\n' +
      '直接回复此邮件即可答复对方。',
  },
  receipt: {
    subject: '您给 {{owner}} 的留言已送达',
    text:
      '您好！\n\n感谢您的来信。您的留言已送达，{{owner}} 会回复到此邮箱，通常在两个工作日之内。\n\n如果这不是您写的，' +
      '那么是有人误填了您的邮箱地址，您可以忽略此邮件。\n\n{{owner}}\n{{site}}',
  },
}
