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
  answer: {
    subject: 'Re: {{subject}}',
    text: '{{text}}\n\n{{owner}}\n\n{{date}}、{{name}}様のメッセージ：\n\n{{quoted}}',
  },
  verification: {
    subject: '{{site}}：メールアドレスのご確認',
    text: 'こんにちは。\n\nこのメールアドレスがご本人のものであることをご確認ください。\n\n{{link}}\n\nリンクの有効期間は{{time}}です。確認前でもアカウントはお使いいただけますが、ほかのサービスでのログインとはまだ連携できません。\n\n登録のお心当たりがない場合は、どなたかが誤ってこのアドレスを入力されたものと思われます。このメールは無視していただいてかまいません。\n\n{{owner}}\n{{url}}',
  },
  reset: {
    subject: '{{site}}：新しいパスワードの設定',
    text: 'こんにちは。\n\n次のリンクから、アカウントの新しいパスワードを設定できます。\n\n{{link}}\n\nリンクは1回限り、{{time}}有効です。設定後は、すべての端末で改めてログインが必要になります。\n\nお心当たりのない場合は、このメールを無視してください。パスワードは変わりません。\n\n{{owner}}\n{{url}}',
  },
  magicLink: {
    subject: '{{site}}：ログイン用リンク',
    text: 'こんにちは。\n\n次のリンクからログインできます。\n\n{{link}}\n\nリンクは1回限り、{{time}}有効です。ほかの方には渡さないでください。\n\nお心当たりのない場合は、このメールを無視してください。\n\n{{owner}}\n{{url}}',
  },
  passwordChanged: {
    subject: '{{site}}：パスワードが変更されました',
    text: 'こんにちは。\n\nアカウントのパスワードが先ほど変更され、ほかのログインはすべて終了しました。\n\nお心当たりのない場合は、すぐに新しいパスワードを設定してください。\n\n{{link}}\n\n{{owner}}\n{{url}}',
  },
  invitation: {
    subject: '{{owner}}から{{site}}へのご招待',
    text: 'こんにちは。\n\n{{owner}}が、プロジェクトの状況をご覧いただけるお客様ポータルにご招待します。次のリンクからアカウントを作成してください。\n\n{{link}}\n\nリンクは1回限り、{{time}}有効で、このアドレスでのみお使いいただけます。\n\n{{owner}}\n{{url}}',
  },
  accountDeleted: {
    subject: '{{site}}のアカウントを削除しました',
    text: 'こんにちは。\n\nご依頼のとおり、アカウントと、あなたについて保存していた情報を削除しました。以前のバックアップは順次上書きされます。\n\nお心当たりのない場合は、このメールにご返信ください。\n\n{{owner}}\n{{url}}',
  },
}
