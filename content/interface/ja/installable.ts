import type { InstallableWords } from '../en/installable.ts'

export const installable: InstallableWords = {
  close: '閉じる',
  update: {
    heading: '新しいバージョンがあります',
    text: 'すぐに読み込まれます。入力された内容はそのまま残ります。',
    now: '今すぐ更新',
    updating: '更新中…',
  },
  install: {
    heading: 'アプリをインストール',
    text: 'このサイトをホーム画面に。専用のウィンドウで開き、読んだページはオフラインでも開けます。',
    install: 'インストール',
    instructions: '手順を見る',
    steps: {
      share: 'Safariの共有ボタンをタップします',
      add: '下にスクロールし、「ホーム画面に追加」をタップします',
      confirm: '「追加」をタップして完了します',
    },
  },
  offline: {
    heading: 'オフラインです',
    limited: '一部の機能をご利用いただけない場合があります。',
    limitedSince: '一部の機能をご利用いただけない場合があります。最終オンライン：{{when}}',
    cached: '保存済みのコンテンツは引き続きご覧いただけます。',
    reload: '再読み込み',
  },
  restored: {
    heading: '接続が回復しました',
    text: 'すべての機能をご利用いただけます。',
  },
  ago: {
    now: 'たった今',
    minutes_one: '{{count}}分前',
    minutes_other: '{{count}}分前',
    hours_one: '{{count}}時間前',
    hours_other: '{{count}}時間前',
  },
}
