// The measured values of a page, their ratings, and the card that shows this page's own.
import type { VitalMessages } from '../en/vitals.ts'

export const vitals: VitalMessages = {
  names: {
    fcp: '首次内容绘制',
    lcp: '最大内容绘制',
    cls: '累积布局偏移',
    fid: '首次输入延迟',
    inp: '交互到下一次绘制',
    tbt: '总阻塞时间',
    ttfb: '首字节时间',
    'speed-index': '速度指数',
  },
  ratings: {
    good: '良好',
    'needs-improvement': '有待改进',
    poor: '较差',
  },
  own: {
    heading: '本页的实测数据',
    load: '加载时间',
    connection: '网络连接',
    unknown: '未提供',
    waiting: '尚未测得',
    show: '显示本页的数据',
    hide: '收起本页的数据',
    close: '关闭本页的数据',
  },
}
