// The measured values of a page, their ratings, and the card that shows this page's own.
import type { VitalMessages } from '../en/vitals.ts'

export const vitals: VitalMessages = {
  names: {
    fcp: '最初の内容の表示',
    lcp: '主な内容の表示',
    cls: 'レイアウトのずれ',
    fid: '初回入力の遅延',
    inp: '操作への応答',
    tbt: '応答できない時間',
    ttfb: 'サーバーの応答時間',
    'speed-index': 'スピードインデックス',
  },
  ratings: {
    good: '良好',
    'needs-improvement': '改善が必要',
    poor: '不良',
  },
  own: {
    heading: 'このページの実測値',
    load: '読み込み時間',
    connection: '接続',
    unknown: '不明',
    waiting: 'まだありません',
    show: 'このページの数値を表示',
    hide: 'このページの数値を隠す',
    close: 'このページの数値を閉じる',
  },
}
