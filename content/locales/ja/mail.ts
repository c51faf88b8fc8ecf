// Mails that the site sends. {{…}} is filled in.
import type { mail as english } from '../en/mail.ts'

export const mail: typeof english = {
  contact: {
    subject: '[{{site}}] {{subject}}',
    text:
      '{{name}} <{{email}}>さんから、サイト経由でメッセージが届きました（表示言語：{{language}}）。\n\n' +
      '{{message}}\n\n—\nこのメールに返信すると、送信者に届きます。',
  },
  receipt: {
    subject: '{{owner}}へのメッセージを受け付けました',
    text:
      'こんにちは。\n\nご連絡ありがとうございます。メッセージは確かに届きました。通常2営業日以内に、' +
      '{{owner}}からこのアドレス宛てにお返事します。\n\nお心当たりのない場合は、' +
      'どなたかが誤ってこのアドレスを入力されたものと思われます。このメールは無視していただいてかまいません。\n\n' +
      '{{owner}}\n{{site}}',
  },
}
