import type { KeptMessageWords } from '../../en/portal/queued-messages.ts'

export const keptMessages: KeptMessageWords = {
  waiting: {
    title: 'メッセージをお預かりしました',
    text: '現在オフラインです。1日以内に接続が戻れば、その時点でこの端末から送信します。',
  },
  sent: {
    title: 'メッセージを送信しました',
    text: 'オフラインで書かれた{{owner}}宛てのメッセージが届きました。',
  },
  refused: {
    title: 'メッセージを送信できませんでした',
    text: 'オフラインで書かれたメッセージをお届けできませんでした。内容はお問い合わせフォームに戻してあります。',
  },
}
