import type { WritingMessages } from '../en/writing.ts'

export const messages: WritingMessages = {
  meta: {
    list: {
      title: '記事 | {{name}}',
      description: '{{name}}の記事一覧。仕事での判断や進め方を、その理由と、選ばなかった案とともに紹介しています。',
    },
    tag: '{{tag}}：{{name}}の記事',
    article: '{{article}} | {{name}}',
    missing: '記事が見つかりません | {{name}}',
  },
  heading: '記事',
  intro: '仕事での判断や進め方と、その理由。',
  feed: 'RSSフィード',
  topics: 'テーマ別に記事を表示',
  all: 'すべて',
  read_one: '約{{count}}分で読めます',
  read_other: '約{{count}}分で読めます',
  updated: '{{date}}更新',
  untranslated: 'この記事は翻訳されていません。原文の言語：{{language}}',
  projects_one: '関連プロジェクト',
  projects_other: '関連プロジェクト',
  back: '記事一覧',
  next: '次の記事',
  code: 'コード',
  table: '表',
  missing: 'この記事は見つかりません',
  missingText: '名前が変わったか、公開が終了した可能性があります。',
}
