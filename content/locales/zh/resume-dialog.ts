import type { ResumeDialogWords } from '../en/resume-dialog.ts'

export const resumeDialog: ResumeDialogWords = {
  title: '下载简历',
  text: '根据您的身份，用本站所列事实整理成的 PDF。',
  email: '邮箱',
  role: '您的身份',
  roles: {
    recruiter: '招聘方或用人经理',
    client: '客户或创始人',
    developer: '开发者',
    other: '其他',
  },
  ownWords: '请简单说明您的身份',
  ownWordsRequired: '请用几个字说明您的身份',
  followUp: '{{owner}} 可以通过此邮箱联系我',
  privacy: '{{owner}} 会知道是谁下载了简历，为此保存您的邮箱和身份。只有勾选后才会给您写信。',
  language: '简历与本页语言一致，为中文。如需其他语言，请先切换页面语言。',
  download: '下载 PDF',
  making: '正在准备您的简历...',
  invalidEmail: '邮箱无效',
  invalidEmailText: '请填写有效的邮箱地址。',
  roleRequired: '请选择身份',
  roleRequiredText: '请选择您的身份，以便获得为您定制的简历。',
  downloaded: '简历已下载',
  downloadedText: '为您定制的简历已成功下载。',
  failed: '下载失败',
  failedText: '简历生成失败，请重试。',
}
