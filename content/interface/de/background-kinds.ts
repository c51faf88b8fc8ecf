// What stands beside work and projects, as pages and résumés head it.
export const backgroundKinds = {
  education: 'Ausbildung',
  certificates: 'Zertifikate',
  publications: 'Veröffentlichungen',
  talks: 'Vorträge',
  awards: 'Auszeichnungen',
  volunteering: 'Ehrenamt',
  languages: 'Sprachen',
  interests: 'Interessen',
}
