import type { AsyncMessages } from '../en/async.ts'

export const asyncMessages: AsyncMessages = {
  unreachable: 'サイトに接続できません。接続を確認して、もう一度お試しください。',
  unreachableKept: 'サイトに接続できません。入力内容は残っています。接続を確認して、もう一度お試しください。',
  unexpected: '処理を完了できませんでした。少し待ってから、もう一度お試しください。',
  asOf: '下の内容は{{time}}に読み込んだものです。',
  mail: {
    sent: 'メールを送信しています。',
    filed: 'メールサーバーが設定されていないため、メールはファイルとして保存され、誰にも届きません。',
    heldUp: 'メールサーバーが現在メールを受け付けていないため、後で再送します。',
  },
  new: '新着',
}
