import type { OfflinePageMessages } from '../en/offline-page.ts'

export const offlinePage: OfflinePageMessages = {
  title: '离线 – {{name}}',
  heading: '您已离线',
  text: '此页面尚未在这台设备上阅读过，需要联网才能打开。恢复连接后会自动加载。',
  kept: '以下页面现在就可以阅读：',
  retry: '重试',
}
