import type { AdminShellMessages } from '../../en/admin/shell.ts'

export const adminShell: AdminShellMessages = {
  heading: '管理画面',
  tabs: {
    label: 'メニュー',
    withCount: '{{name}}（{{count}}）',
    providers: 'AIプロバイダー',
    seo: 'SEO',
    analytics: 'アクセス解析',
    users: 'ユーザー',
    inbox: '受信トレイ',
    clients: 'クライアント',
    running: '運用',
    log: '操作履歴',
  },
  mail: {
    kept: 'メールサーバーが設定されていません。メールはファイルとして保存され、誰にも届きません。',
    look: '運用状況を見る',
  },
  ended: {
    title: 'ログインの有効期限が切れました。',
    text: 'ログインすると、この画面に戻ります。書きかけの返信、事実、メッセージは保存されています。',
    signIn: 'ログイン',
  },
}
