import type { ResumeDialogMessages } from '../../en/resume/resume-dialog.ts'

export const resumeDialog: ResumeDialogMessages = {
  title: '下载简历',
  text: '根据您的身份整理的 PDF，与本页一样为中文。',
  email: '邮箱',
  role: '您的身份',
  roles: {
    recruiter: '招聘方',
    client: '客户',
    developer: '同行',
    other: '其他',
  },
  ownWords: '请简单说明您的身份',
  ownWordsHint: '您的描述决定哪些内容排在前面；简历本身只印出本站事实能够支持的内容。',
  ownWordsRequired: '请用几个字说明您的身份',
  layout: '版式',
  layouts: { standard: '经典', european: '欧洲式，左栏为标签', 'one-page': '一页' },
  followUp: '{{owner}} 可以通过此邮箱联系我',
  privacy: '我们会保存您的邮箱和身份，以便 {{owner}} 了解是谁下载了简历。未勾选则不会有人与您联系。',
  download: '下载 PDF',
  making: '正在准备您的简历…',
  invalidEmail: '请填写有效的邮箱地址。',
  roleRequired: '请选择您的身份，以便获得为您定制的简历。',
  downloaded: '简历已下载',
  downloadedText: '为您定制的简历已成功下载。',
  failed: '下载失败',
  failedText: '简历生成失败，请重试。',
}
