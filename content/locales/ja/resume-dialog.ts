import type { ResumeDialogWords } from '../en/resume-dialog.ts'

export const resumeDialog: ResumeDialogWords = {
  title: '職務経歴書を保存',
  text: 'このサイトに載っている事実から、お立場に合わせてPDFにまとめます。',
  email: 'メールアドレス',
  role: 'お立場',
  roles: {
    recruiter: '採用担当または採用責任者',
    client: 'クライアントまたは創業者',
    developer: '開発者',
    other: 'その他',
  },
  ownWords: 'お立場を簡単にお書きください',
  ownWordsRequired: 'お立場を簡単にご記入ください',
  followUp: '{{owner}}からこのアドレスに連絡してもよい',
  privacy:
    'どなたが職務経歴書を保存されたかを{{owner}}にお知らせするため、メールアドレスとお立場を保存します。チェックを入れない限り、ご連絡することはありません。',
  language:
    '職務経歴書はこのページと同じ日本語で作成されます。別の言語をご希望の場合は、先にページの言語を切り替えてください。',
  download: 'PDFを保存',
  making: '職務経歴書を準備しています...',
  invalidEmail: 'メールアドレスが正しくありません',
  invalidEmailText: '有効なメールアドレスを入力してください。',
  roleRequired: 'お立場をお選びください',
  roleRequiredText: 'お立場に合わせた職務経歴書をお届けするため、お立場をお選びください。',
  downloaded: '職務経歴書を保存しました',
  downloadedText: 'お客様向けの職務経歴書をダウンロードしました。',
  failed: 'ダウンロードできませんでした',
  failedText: '職務経歴書を作成できませんでした。もう一度お試しください。',
}
