// What can be wrong with what the owner enters about clients. Said by the browser and by the server.
import type { ClientFieldError } from '#contract/errors.ts'

export const clientFields: Record<ClientFieldError, string> = {
  'text-required': '入力してください',
  'day-required': '日付をお選びください',
  'due-required': '期日をお選びください',
  'day-invalid': '実在する日付を入力してください',
  'day-before-start': '開始日以降の日付をお選びください',
  'number-invalid': 'この項目に適した数値を入力してください',
  'amount-too-fine': '通貨の最小単位より細かい金額は入力できません',
  'currency-invalid': '通貨はEURのように3文字で入力してください',
  'choice-invalid': '選択肢からお選びください',
  'id-invalid': 'IDは1〜64文字の英数字、ハイフン、アンダースコアで入力してください',
  'id-taken': 'このIDは別のプロジェクトのものです',
  'too-many': '登録できる数を超えています',
  'unknown-field': 'この項目はありません',
  'value-invalid': 'この項目には使えない値です',
  'json-invalid': 'このファイルは正しいJSONではありません',
  'client-mismatch': 'このプロジェクトは別のクライアントのものです。何も取り込まれていません。',
  'name-mismatch': 'プロジェクト名と一致しません',
  'milestone-delivered': '納品済みのマイルストーンは削除できません',
}
