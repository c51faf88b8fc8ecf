import type { KeptMessageWords } from '../../en/portal/queued-messages.ts'

export const keptMessages: KeptMessageWords = {
  waiting: {
    title: '您的留言已保存',
    text: '您目前离线。只要在一天之内恢复连接，留言就会从这台设备发出。',
  },
  sent: {
    title: '您的留言已发送',
    text: '您离线时写给 {{owner}} 的留言已送达。',
  },
  refused: {
    title: '您的留言未能发送',
    text: '您离线时写的留言未能送达，内容已放回联系表单。',
  },
}
