import type { LockedWords } from '../../en/accounts/locked.ts'

export const locked: LockedWords = {
  portal: {
    heading: 'お客様ポータルへのアクセス',
    text: 'プロジェクトの状況をご確認いただけます。マイルストーン、予算、資料、担当者が一か所にまとまっています。',
  },
  account: {
    heading: 'アカウント',
    text: 'パスワードの変更、ログイン中の端末の確認、データの保存や削除ができます。',
  },
  admin: { heading: '管理画面', text: 'このサイトの管理者のみ入れます。' },
  refused:
    'ログインされていますが、このアカウントでは管理画面を開けません。別のアカウントでログインするか、お客様ポータルへお進みください。',
  toPortal: 'お客様ポータルへ',
  login: 'ログインして続ける',
}
