import type { AsyncMessages } from '../en/async.ts'

export const asyncMessages: AsyncMessages = {
  unreachable: '无法连接到网站。请检查网络后重试。',
  unreachableKept: '无法连接到网站。您输入的内容已保留，请检查网络后重试。',
  unexpected: '操作未成功，请稍后重试。',
  asOf: '下方显示的是 {{time}} 加载的内容。',
  mail: {
    sent: '邮件正在发送。',
    filed: '尚未设置邮件服务器：邮件仅保存为文件，不会送达任何人。',
    heldUp: '邮件服务器暂时不接收邮件，稍后会自动重试。',
  },
  new: '新',
}
