import type { AsyncMessages } from '../en/async.ts'

export const asyncMessages: AsyncMessages = {
  unreachable: '无法连接到网站。请检查网络后重试。',
  unreachableKept: '无法连接到网站。您输入的内容已保留，请检查网络后重试。',
  unexpected: '操作未成功，请稍后重试。',
  asOf: '下方显示的是 {{time}} 加载的内容。',
  new: '新',
}
