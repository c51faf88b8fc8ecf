import type { ResumeDialogMessages } from '../../en/resume/resume-dialog.ts'

export const resumeDialog: ResumeDialogMessages = {
  title: '職務経歴書を保存',
  text: 'お立場に合わせてまとめたPDFを、このページと同じ日本語でお渡しします。',
  email: 'メールアドレス',
  role: 'お立場',
  roles: {
    recruiter: '採用担当',
    client: 'クライアント',
    developer: '同業の方',
    other: 'その他',
  },
  ownWords: 'お立場を簡単にお書きください',
  ownWordsHint:
    'ご記入の内容は、どの事実を先に載せるかを決めるために使います。職務経歴書に載るのは、このサイトの事実で裏付けられることだけです。',
  ownWordsRequired: 'お立場を簡単にご記入ください',
  layout: 'レイアウト',
  layouts: { standard: '標準', european: '欧州式（左に項目名）', 'one-page': '1ページ' },
  followUp: '{{owner}}がこのアドレスに連絡することを許可する',
  privacy:
    'どなたが職務経歴書を保存されたか{{owner}}がわかるように、メールアドレスとお立場を保存します。チェックがなければ、ご連絡することはありません。',
  download: 'PDFを保存',
  making: '職務経歴書を準備しています…',
  invalidEmail: '有効なメールアドレスを入力してください。',
  roleRequired: 'お立場に合わせた職務経歴書をお届けするため、お立場をお選びください。',
  downloaded: '職務経歴書を保存しました',
  downloadedText: 'お立場に合わせた職務経歴書をダウンロードしました。',
  failed: 'ダウンロードできませんでした',
  failedText: '職務経歴書を作成できませんでした。もう一度お試しください。',
}
