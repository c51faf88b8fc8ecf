// What can be wrong with a field of a form about accounts. Said by the browser and by the server.
import type { AccountFieldError } from '#contract/errors.ts'

export const accountFields: Record<AccountFieldError, string> = {
  'password-required': '请填写密码',
  'password-short': '请至少使用 6 个字符',
  'password-short-admin': '请至少使用 12 个字符：此账户拥有全部权限',
  'password-long': '请最多使用 128 个字符',
  'password-own-address': '请不要用邮箱地址作为密码',
  'password-common': '此密码在攻击者最先尝试的列表中，请换一个',
  'password-wrong': '这不是您当前的密码',
  'invitation-wrong-address': '邀请发送到了另一个邮箱，请使用收到邀请的邮箱',
  'code-required': '请输入验证码',
  'code-wrong': '验证码错误、已过期或已被使用',
}
