import type { OfflinePageMessages } from '../en/offline-page.ts'

export const offlinePage: OfflinePageMessages = {
  title: 'オフライン | {{name}}',
  heading: 'オフラインです',
  text: 'このページはこの端末に保存されていないため、表示には接続が必要です。接続が戻ると自動的に読み込まれます。',
  kept: '次のページは今すぐお読みいただけます。',
  retry: '再試行',
}
