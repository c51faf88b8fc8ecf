// What others said about the owner, in Japanese. Replace with real quotes; ids match content/testimonials.ts.
import type { TestimonialTexts } from '../../../contract/content-source.ts'

export const testimonials: TestimonialTexts = {
  'fjordvane-cio': {
    quote:
      'Maraさんは新しい提案をする前に、まずどの試行をやめるべきかを示してくれました。EPICは以前の検索より速く答え、' +
      'アクセス権の設計は監査人にも認められました。',
    role: 'Fjordvane Logistics 最高情報責任者（CIO）',
  },
  'hyllemark-data-science': {
    quote:
      '以前はモデルのリリースを四半期単位で計画していました。今では2日で出せますし、' +
      'モデルの調子が落ちれば店舗より先に気づけます。',
    role: 'Hyllemark Retail データサイエンス部門ディレクター',
  },
  'klarmynt-risk': {
    quote:
      'Maraさんは、わずかにスコアの高いモデルではなく、審査担当者が説明できるモデルを選びました。2年たっても、' +
      'その判断は正しいままでした。',
    role: 'Klarmynt Payments リスク管理責任者',
  },
  'fjordvane-engineering': {
    quote:
      'Maraさんのレビューは短く、必ず文書に残ります。終わるころには、何が決まり、どんな代償があり、' +
      '何が変われば決定を見直すのかが明確になっています。',
    role: 'Fjordvane Logistics エンジニアリングマネージャー',
  },
}
