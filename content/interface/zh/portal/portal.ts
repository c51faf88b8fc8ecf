// What the server says about the client portal: its mails, and what can be wrong with its forms. {{…}} is filled in.
import type { PortalFieldError } from '#contract/errors.ts'
import type { portal as english } from '../../en/portal/portal.ts'

export const portal: typeof english = {
  mail: {
    message: {
      subject: '[{{site}}] {{name}} 就 {{project}} 来信',
      text: '{{name}} <{{email}}> 就项目“{{project}}”写道：\n\n{{text}}\n\n{{link}}\n\n—\n如果直接回复此邮件，回复只会发给 {{name}}，不会出现在项目的留言记录中。',
    },
    approved: {
      subject: '[{{site}}] {{name}} 已认可“{{milestone}}”',
      text: '{{name}} <{{email}}> 已认可项目“{{project}}”的里程碑“{{milestone}}”。\n\n{{text}}\n\n{{link}}',
    },
    changesRequested: {
      subject: '[{{site}}] {{name}} 要求修改“{{milestone}}”',
      text: '{{name}} <{{email}}> 要求修改项目“{{project}}”的里程碑“{{milestone}}”，它已重新变为进行中。\n\n{{text}}\n\n{{link}}',
    },
    updateRequested: {
      subject: '[{{site}}] {{name}} 询问 {{project}} 的进展',
      text: '{{name}} <{{email}}> 希望了解项目“{{project}}”的进展。\n\n{{text}}\n\n{{link}}',
    },
    meeting: {
      subject: '[{{site}}] {{name}} 提议就 {{project}} 开会',
      text: '{{name}} <{{email}}> 提议就项目“{{project}}”开会：\n\n{{time}}\n{{minutes}} 分钟\n{{text}}\n\n邀请已附上。您在日历中的答复会发给 {{name}}。\n\n{{link}}',
    },
    document: {
      subject: '[{{site}}] {{name}} 向 {{project}} 上传了文档',
      text: '{{name}} <{{email}}> 向项目“{{project}}”上传了文档“{{text}}”。\n\n{{link}}',
    },
    answer: {
      subject: '{{owner}} 就 {{project}} 给您留言',
      text: '{{name}}，您好！\n\n{{owner}} 就您的项目“{{project}}”写道：\n\n{{text}}\n\n请在客户门户中回复：\n{{link}}\n\n{{footer}}',
    },
    update: {
      subject: '{{project}} 的新进展',
      text: '{{name}}，您好！\n\n{{owner}} 发布了您的项目“{{project}}”的进展：\n\n{{text}}\n\n查看项目：\n{{link}}\n\n{{footer}}',
    },
    project: {
      subject: '您的项目 {{project}} 已建立',
      text: '{{name}}，您好！\n\n{{owner}} 已为您建立项目“{{project}}”。计划、里程碑和文档都在客户门户中：\n{{link}}\n\n{{footer}}',
    },
    delivered: {
      subject: '“{{text}}”已交付，请查看',
      text: '{{name}}，您好！\n\n{{owner}} 已交付您的项目“{{project}}”的里程碑“{{text}}”。请认可，或说明需要修改之处：\n{{link}}\n\n{{footer}}',
    },
    handedOver: {
      subject: '{{project}} 有新文档',
      text: '{{name}}，您好！\n\n{{owner}} 向您的项目“{{project}}”添加了文档“{{text}}”：\n{{link}}\n\n{{footer}}',
    },
    accepted: {
      subject: '{{owner}} 接受您为 {{project}} 提议的时间',
      text: '{{name}}，您好！\n\n{{owner}} 接受您为项目“{{project}}”提议的时间：\n\n{{time}}\n\n{{text}}\n\n用所附文件可将其加入您的日历。\n{{link}}\n\n{{footer}}',
    },
    declined: {
      subject: '{{owner}} 无法在您为 {{project}} 提议的时间参加',
      text: '{{name}}，您好！\n\n{{owner}} 无法在您为项目“{{project}}”提议的时间参加：\n\n{{time}}\n\n{{text}}\n\n请在客户门户中提议其他时间：\n{{link}}\n\n{{footer}}',
    },
  },
  // On the button of mails about a project.
  open: '查看项目',
  push: '您的项目有新进展。',
  footer: '—\n您收到此邮件，是因为它与您的项目有关。如不想再收到此类邮件：\n{{stop}}',
  event: '{{project}}：与 {{name}} 的会议',
}

export const portalFields: Record<PortalFieldError, string> = {
  'time-required': '请选择时间',
  'time-past': '请选择未来十二个月内的时间',
  'file-name-invalid': '文件名不能含有斜杠或不可见字符',
  'file-empty': '此文件是空的',
}
