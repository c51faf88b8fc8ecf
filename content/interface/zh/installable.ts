import type { InstallableWords } from '../en/installable.ts'

export const installable: InstallableWords = {
  close: '关闭',
  update: {
    heading: '有新版本可用',
    text: '将立即加载，您已填写的内容会保留。',
    now: '立即更新',
    updating: '更新中…',
  },
  install: {
    heading: '安装应用',
    text: '把本站添加到主屏幕：在独立窗口中打开，读过的页面离线也能打开。',
    install: '安装',
    instructions: '安装步骤',
    steps: {
      share: '在 Safari 中点按“共享”按钮',
      add: '向下滚动，点按“添加到主屏幕”',
      confirm: '点按“添加”确认',
    },
  },
  offline: {
    heading: '您已离线',
    limited: '部分功能可能受限。',
    limitedSince: '部分功能可能受限。上次在线：{{when}}',
    cached: '已缓存的内容仍可浏览。',
    reload: '重新加载',
  },
  restored: {
    heading: '连接已恢复',
    text: '所有功能现已可用。',
  },
  ago: {
    now: '刚刚',
    minutes_one: '{{count}} 分钟前',
    minutes_other: '{{count}} 分钟前',
    hours_one: '{{count}} 小时前',
    hours_other: '{{count}} 小时前',
  },
}
