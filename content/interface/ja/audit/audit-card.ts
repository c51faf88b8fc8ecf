// The result of measuring a website: its card in the chat, and the page of its report. {{…}} is filled in.
import type { AuditCardMessages } from '../../en/audit/audit-card.ts'

export const auditCard: AuditCardMessages = {
  heading: 'ウェブサイトの計測',
  score: '100点中{{score}}点、{{rating}}',
  estimate: 'ブラウザーを使わない推定値',
  goal: '最適化により、通常は90点以上になります。',
  ownScore: 'このサイト：{{score}}',
  vitals: '計測値',
  ownValue: 'このサイト：{{value}}',
  fixes: '効果の大きい改善点',
  gain: '改善の見込み：{{gain}}',
  noFixes: '変更する価値のある点は見当たりません。',
  bytes: '転送量',
  requests: 'リクエスト数',
  kind: '計測方法',
  age: '計測日時',
  now: 'たった今',
  partial: 'このページには、ここで数えた以上の内容があります。',
  notMeasured: '未計測：{{list}}。',
  field:
    'INPは実際に人が操作して初めてわかるため、ここではTBTで代えています。前身のFIDは、ブラウザーが報告しなくなりました。',
  light: '内容がいつ表示されるか、動くか、操作を妨げるかは、ブラウザーでなければわかりません。',
  screenshot: 'スマートフォンでの表示',
  kinds: {
    browser: 'このサーバーのブラウザー',
    pagespeed: 'Google PageSpeed Insights',
    light: '取得のみ（ブラウザーなし）',
  },
  page: {
    until: 'このリンクは{{date}}まで有効です。',
    copy: 'リンクをコピー',
    copied: 'リンクをコピーしました',
    pdf: 'PDFで保存',
    talk: '{{assistant}}に相談する',
    contact: '{{owner}}に連絡する',
    missing: 'レポートが見つかりません',
    missingText:
      'レポートの保存期間は{{days}}日間です。期限が切れたか、アドレスに誤りがあります。チャットでもう一度計測できます。',
    chat: 'チャットへ',
    noScript: 'このレポートの表示にはJavaScriptが必要です',
    noScriptText:
      'レポートは、計測結果をもとにブラウザーで組み立てられます。このサイトのJavaScriptを許可するか、別のブラウザーでリンクを開いてください。',
  },
}
