// Mails that the site sends. {{…}} is filled in.
import type { MailMessages } from '../en/mail.ts'

export const mail: MailMessages = {
  contact: {
    subject: '[{{site}}] {{subject}}',
    text:
      '{{name}} <{{email}}> 通过您的网站来信（浏览语言：{{language}}）：\n\n{{message}}\n\n—\n{{fields}}\n\n' +
      '直接回复此邮件即可答复对方。',
  },
  receipt: {
    subject: '您给 {{owner}} 的留言已送达',
    text:
      '{{name}}，您好！\n\n感谢您的来信。您的留言已送达，{{owner}} {{promise}}会回复到此邮箱。\n\n您的留言：\n\n{{quoted}}\n\n如果这不是您写的，' +
      '那么是有人误填了您的邮箱地址，您可以忽略此邮件。\n\n{{owner}}\n{{site}}',
    promise_one: '通常在一个工作日之内',
    promise_other: '通常在 {{count}} 个工作日之内',
  },
  answer: {
    subject: 'Re: {{subject}}',
    text: '{{text}}\n\n{{owner}}\n\n{{name}} 于 {{date}}写道：\n\n{{quoted}}',
  },
  verification: {
    subject: '请验证您用于 {{site}} 的邮箱',
    text: '您好！\n\n请确认此邮箱属于您：\n\n{{link}}\n\n链接在 {{time}}内有效。请在您注册时所用的浏览器中打开，这样一切保持不变。如在其他浏览器中打开，系统会请您设置新密码。\n\n如果您没有注册，那么是有人误填了您的邮箱地址，您可以忽略此邮件。\n\n{{owner}}\n{{url}}',
    button: '确认此邮箱',
  },
  address: {
    subject: '您用于 {{site}} 的新邮箱',
    text: '您好！\n\n打开此链接后，此邮箱将成为您账户的邮箱：\n\n{{link}}\n\n链接在 {{time}}内有效，请在已登录您账户的浏览器中打开。\n\n如果这不是您的请求，那么是有人误填了您的邮箱地址，您可以忽略此邮件。\n\n{{owner}}\n{{url}}',
    button: '使用此邮箱',
  },
  addressChanged: {
    subject: '您在 {{site}} 的账户邮箱已更换',
    text: '您好！\n\n您的账户刚刚更换了邮箱，新邮箱已通过邮件验证。接收本邮件的原邮箱不再用于登录，您在其他地方的登录也已全部退出。\n\n如果这不是您本人所为，请立即回复此邮件。\n\n{{owner}}\n{{url}}',
  },
  reset: {
    subject: '重设您在 {{site}} 的密码',
    text: '您好！\n\n通过以下链接为您的账户设置新密码：\n\n{{link}}\n\n链接只能使用一次，{{time}}内有效。设置新密码后，您需要在所有设备上重新登录。\n\n如果这不是您的请求，请忽略此邮件，您的密码不会改变。\n\n{{owner}}\n{{url}}',
    button: '设置新密码',
  },
  magicLink: {
    subject: '您登录 {{site}} 的链接',
    text: '您好！\n\n点击以下链接即可登录：\n\n{{link}}\n\n链接只能使用一次，{{time}}内有效。请勿转发给他人。\n\n如果这不是您的请求，请忽略此邮件。\n\n{{owner}}\n{{url}}',
    button: '登录',
  },
  passwordChanged: {
    subject: '您在 {{site}} 的密码已更改',
    text: '您好！\n\n您账户的密码刚刚更改，其他设备均已退出登录。\n\n如果这不是您本人的操作，请立即设置新密码：\n\n{{link}}\n\n{{owner}}\n{{url}}',
    button: '设置新密码',
  },
  earlierAccessEnded: {
    subject: '您用于 {{site}} 的邮箱已验证',
    text: '您好！\n\n您账户的邮箱已经验证，验证时所用的浏览器并未登录该账户。由于任何人都可能用您的邮箱注册，之前的密码和登录状态已全部失效，其他内容没有变化。\n\n如果您还没有设置新密码，可以通过“忘记密码？”设置，也可以让我们发送登录链接：\n\n{{link}}\n\n{{owner}}\n{{url}}',
    button: '前往登录',
  },
  invitation: {
    subject: '{{owner}} 邀请您使用 {{site}}',
    text: '您好！\n\n{{owner}} 邀请您使用客户门户，您可以在那里了解项目进展。请通过以下链接创建账户：\n\n{{link}}\n\n链接只能使用一次，{{time}}内有效，且仅限此邮箱。\n\n{{owner}}\n{{url}}',
    button: '创建账户',
  },
  accountDeleted: {
    subject: '您在 {{site}} 的账户已删除',
    text: '您好！\n\n您的账户以及与您有关的内容已按要求删除。此前的备份会陆续被覆盖。\n\n如果这不是您的请求，请直接回复此邮件。\n\n{{owner}}\n{{url}}',
  },
  test: {
    subject: '来自 {{site}} 的测试邮件',
    text: '您好！\n\n此邮件由管理后台发出，用于确认网站的邮件能否送达。您已收到，说明一切正常。\n\n{{url}}',
  },
  accountRemoved: {
    subject: '您在 {{site}} 的账户已删除',
    text: '您好！\n\n网站所有者已删除您的账户以及与您有关的内容。此前的备份会陆续被覆盖。\n\n如有疑问，请直接回复此邮件。\n\n{{owner}}\n{{url}}',
  },
}
