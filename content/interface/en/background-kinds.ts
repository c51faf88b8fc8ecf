// What stands beside work and projects, as pages and resumes head it.
export const backgroundKinds = {
  education: 'Education',
  certificates: 'Certificates',
  publications: 'Publications',
  talks: 'Talks',
  awards: 'Awards',
  volunteering: 'Volunteering',
  languages: 'Languages',
  interests: 'Interests',
}
