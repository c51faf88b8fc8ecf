// What stands beside work and projects, as pages and résumés head it.
export const backgroundKinds = {
  education: 'Formation',
  certificates: 'Certifications',
  publications: 'Publications',
  talks: 'Conférences',
  awards: 'Distinctions',
  volunteering: 'Bénévolat',
  languages: 'Langues',
  interests: 'Centres d’intérêt',
}
