// What can be wrong with a field of a form about accounts. Said by the browser and by the server.
import type { AccountFieldError } from '#contract/errors.ts'

export const accountFields: Record<AccountFieldError, string> = {
  'password-required': 'パスワードを入力してください',
  'password-short': '6文字以上にしてください',
  'password-short-admin': '12文字以上にしてください。このアカウントはすべての操作ができます',
  'password-long': '128文字以内にしてください',
  'password-own-address': 'メールアドレスをそのままパスワードにすることはできません',
  'password-common': '攻撃者が最初に試す一覧に載っているパスワードです。別のものをお選びください',
  'password-wrong': '現在のパスワードではありません',
  'invitation-wrong-address': '招待は別のアドレスに送られています。そのアドレスをご使用ください',
  'code-required': 'コードを入力してください',
  'code-wrong': 'コードが正しくないか、期限切れか、使用済みです',
}
