// What stands beside work and projects, as pages and résumés head it.
export const backgroundKinds = {
  education: '教育背景',
  certificates: '证书',
  publications: '出版物',
  talks: '演讲',
  awards: '奖项',
  volunteering: '志愿服务',
  languages: '语言',
  interests: '兴趣',
}
