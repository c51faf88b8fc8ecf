// What can be wrong with a field of a form. Said by the browser and by the server.
import type { FieldError } from '#contract/errors.ts'

export const fields: Record<FieldError, string> = {
  'name-required': '请填写姓名',
  'email-required': '请填写邮箱',
  'email-invalid': '请填写有效的邮箱地址',
  'subject-required': '请填写主题',
  'message-required': '请填写留言',
  'url-required': '请输入网站地址',
  'url-invalid': '请输入有效的网站地址',
  'role-required': '请选择您的身份',
  'too-long': '内容过长，请缩短',
  'unreadable-characters': '其中含有无法保存的字符，请重新输入',
}
