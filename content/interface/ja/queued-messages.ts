import type { KeptMessageWords } from '../en/queued-messages.ts'

export const keptMessages: KeptMessageWords = {
  waiting: {
    title: 'メッセージをお預かりしました',
    text: '現在オフラインです。接続が戻りしだい、1日以内にこの端末から送信します。',
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
