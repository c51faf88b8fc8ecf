import type { WritingMessages } from '../en/writing.ts'

export const messages: WritingMessages = {
  meta: {
    list: {
      title: 'Artikel – {{name}}',
      description:
        'Artikel von {{name}} über Entscheidungen und Vorgehen bei der Arbeit, jeweils mit den Gründen dafür.',
    },
    tag: '{{tag}}: Artikel von {{name}}',
    article: '{{article}} – {{name}}',
    missing: 'Artikel nicht gefunden – {{name}}',
  },
  heading: 'Artikel',
  intro: 'Entscheidungen und Vorgehen aus der Arbeit, und die Gründe dafür.',
  feed: 'RSS-Feed',
  topics: 'Artikel nach Thema anzeigen',
  all: 'Alle',
  read_one: '{{count}} Minute Lesezeit',
  read_other: '{{count}} Minuten Lesezeit',
  updated: 'aktualisiert {{date}}',
  untranslated: 'Dieser Artikel ist nicht übersetzt. Sie lesen ihn auf {{language}}.',
  projects_one: 'Das Projekt dahinter',
  projects_other: 'Die Projekte dahinter',
  back: 'Alle Artikel',
  next: 'Nächster Artikel',
  code: 'Quelltext',
  table: 'Tabelle',
  missing: 'Diesen Artikel gibt es nicht',
  missingText: 'Vielleicht wurde er umbenannt oder zurückgezogen.',
}
