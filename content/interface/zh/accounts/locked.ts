import type { LockedWords } from '../../en/accounts/locked.ts'

export const locked: LockedWords = {
  portal: {
    heading: '客户门户',
    text: '客户在这里了解项目进展：里程碑、预算、文档以及参与的人员。',
  },
  account: {
    heading: '您的账户',
    text: '您可以在这里修改密码、查看登录过的设备，以及下载或删除您的数据。',
  },
  admin: { heading: '管理后台', text: '仅限本站管理者进入。' },
  refused: '您已登录，但此账户无权进入管理后台。请改用其他账户登录，或前往您的项目。',
  toPortal: '前往客户门户',
  login: '登录以继续',
}
