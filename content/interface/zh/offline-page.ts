import type { OfflinePageMessages } from '../en/offline-page.ts'

export const offlinePage: OfflinePageMessages = {
  title: '离线 – {{name}}',
  heading: '您已离线',
  text: '此页面没有保存在这台设备上，需要联网才能打开。恢复连接后会自动加载。',
  kept: '以下页面现在就可以阅读：',
  retry: '重试',
}
