// What stands beside work and projects, as pages and résumés head it.
export const backgroundKinds = {
  education: '学歴',
  certificates: '資格',
  publications: '出版・論文',
  talks: '講演',
  awards: '受賞歴',
  volunteering: 'ボランティア',
  languages: '言語',
  interests: '趣味・関心',
}
