import type { AsyncMessages } from '../en/async.ts'

export const asyncMessages: AsyncMessages = {
  unreachable: 'サイトに接続できません。接続を確認して、もう一度お試しください。',
  unreachableKept: 'サイトに接続できません。入力内容は残っています。接続を確認して、もう一度お試しください。',
  unexpected: '処理を完了できませんでした。少し待ってから、もう一度お試しください。',
  asOf: '下の内容は{{time}}に読み込んだものです。',
  new: '新着',
}
