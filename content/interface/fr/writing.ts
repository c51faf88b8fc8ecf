import type { WritingMessages } from '../en/writing.ts'

export const messages: WritingMessages = {
  meta: {
    list: {
      title: 'Articles – {{name}}',
      description: 'Des articles de {{name}} sur des décisions et des méthodes de travail, avec leurs raisons.',
    },
    tag: '{{tag}} : articles de {{name}}',
    article: '{{article}} – {{name}}',
    missing: 'Article introuvable – {{name}}',
  },
  heading: 'Articles',
  intro: 'Des décisions et des méthodes tirées du travail, avec leurs raisons.',
  feed: 'Flux RSS',
  topics: 'Afficher les articles par sujet',
  all: 'Tous',
  read_one: '{{count}} minute de lecture',
  read_other: '{{count}} minutes de lecture',
  updated: 'mis à jour : {{date}}',
  untranslated: 'Cet article n’a pas été traduit. Sa langue : {{language}}.',
  projects_one: 'Le projet dont il est question',
  projects_other: 'Les projets dont il est question',
  back: 'Tous les articles',
  next: 'Article suivant',
  code: 'Code',
  table: 'Tableau',
  missing: 'Cet article n’existe pas',
  missingText: 'Il a peut-être été renommé ou retiré.',
}
