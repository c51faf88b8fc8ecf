import type { Translated } from '#content/translate.ts'

export const messages = {
  meta: {
    list: {
      title: 'Writing – {{name}}',
      description: 'Articles by {{name}} about decisions and methods at work, each with its reasons.',
    },
    tag: '{{tag}}: articles by {{name}}',
    article: '{{article}} – {{name}}',
    missing: 'Article not found – {{name}}',
  },
  heading: 'Writing',
  intro: 'Decisions and methods from work, with the reasons behind them.',
  feed: 'RSS feed',
  topics: 'Show articles by topic',
  all: 'All',
  read_one: '{{count}} minute to read',
  read_other: '{{count}} minutes to read',
  updated: 'updated {{date}}',
  untranslated: 'This article has not been translated. It is in {{language}}.',
  projects_one: 'The project behind it',
  projects_other: 'The projects behind it',
  back: 'All articles',
  next: 'Next article',
  code: 'Code',
  table: 'Table',
  missing: 'There is no such article',
  missingText: 'It may have been renamed or taken back.',
}

export type WritingMessages = Translated<typeof messages>
