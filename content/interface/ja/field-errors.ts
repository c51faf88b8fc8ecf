// What can be wrong with a field of a form. Said by the browser and by the server.
import type { FieldError } from '#contract/errors.ts'

export const fields: Record<FieldError, string> = {
  'name-required': 'この欄を入力してください',
  'email-required': 'メールアドレスを入力してください',
  'email-invalid': '有効なメールアドレスを入力してください',
  'subject-required': '件名を入力してください',
  'message-required': 'メッセージを入力してください',
  'url-required': 'ウェブサイトのアドレスを入力してください',
  'url-invalid': '有効なウェブサイトのアドレスを入力してください',
  'role-required': 'お立場をお選びください',
  'too-long': '長すぎます。短くしてください',
  'unreadable-characters': '保存できない文字が含まれています。入力し直してください',
}
