import type { DeskWords } from '../en/desk.ts'

export const desk: DeskWords = {
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
}
