// What stands beside work and projects, as pages and résumés head it.
export const backgroundKinds = {
  education: 'Formación',
  certificates: 'Certificados',
  publications: 'Publicaciones',
  talks: 'Charlas',
  awards: 'Premios',
  volunteering: 'Voluntariado',
  languages: 'Idiomas',
  interests: 'Intereses',
}
