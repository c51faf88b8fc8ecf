// What is said to a visitor whose company is known, and to others. {{…}} is filled in.
import type { IndustryId, ThemeId } from '#contract/chat/persona.ts'

export const persona = {
  /** Where nothing is known of a company; where it is; and where its field of business is, too. */
  greeting: {
    none: 'こんにちは、{{assistant}}です。{{owner}}の仕事について、知りたいことをお尋ねください。まずは次の質問からどうぞ。',
    company:
      'こんにちは、{{assistant}}です。{{company}}の方とのことですので、関心をお持ちいただけそうな話題を選びました。ほかのことも自由にお尋ねください。',
    industry:
      'こんにちは、{{assistant}}です。{{company}}の方とのことですので、{{industry}}の分野でよく話題になることを選びました。ほかのことも自由にお尋ねください。',
  },
  /** Asked about a product that the company uses and the facts name. */
  technology: '{{owner}}は{{technology}}で何をしましたか？',
  scenario: {
    company:
      '次の場面を想定してみましょう。あなたは{{company}}の技術責任者です。{{scene}}同じような場面で{{owner}}がどう進めたか、お尋ねください。',
    none: '次の場面を想定してみましょう。あなたは組織の技術責任者です。{{scene}}同じような場面で{{owner}}がどう進めたか、お尋ねください。',
  },
  /** Questions that the facts answer; a test asks each of them. */
  topics: {
    documents: 'EPICは、閲覧権限のない内容を見せずに、どうやって文書から回答するのですか？',
    decisions: '不正検知は、どうやってミリ秒単位で判定し、理由も示すのですか？',
    forecasts: '予測モデルのドリフトは、どうやって早く見つけるのですか？',
    releases: 'モデルのリリースは、どうやって6週間から2日に短縮されたのですか？',
    costs: '回答1件あたりのコストと学習コストは、どうやって下げたのですか？',
    telemetry: '風力タービンのテレメトリはどのように処理していますか？',
    direction: '各チームは、どうやってアーキテクチャの判断を早く得ているのですか？',
  } satisfies Record<ThemeId, string>,
  scenes: {
    documents:
      '社員が機密文書についてアシスタントに質問できるようにする一方で、監査担当者は誰が何を見られたのかを知りたがっています。',
    decisions: 'お客様をお待たせしている間に判断を下し、断る場合はその理由を説明できなければなりません。',
    forecasts: '1年間当たっていた予測が外れ始め、最初に気づいたのはお客様でした。',
    releases: 'モデルはノートブックで完成しているのに、本番投入に2か月かかっています。',
    costs: '試験導入は成功しましたが、全員に提供すると費用が予算の2倍になります。',
    telemetry: '何千台もの機器が毎秒データを送っているのに、確認されるのは翌朝です。',
    direction: '複数のチームが同じものを別々の方法で作り、判断に何週間もかかっています。',
  } satisfies Record<ThemeId, string>,
  industries: {
    banking: '銀行・決済',
    insurance: '保険',
    health: '医療',
    pharma: '製薬・バイオ',
    retail: '小売',
    manufacturing: '製造',
    automotive: '自動車',
    energy: 'エネルギー',
    logistics: '物流',
    telecoms: '通信',
    media: 'メディア・出版',
    education: '教育',
    government: '公共',
    travel: '旅行・宿泊',
    property: '不動産・建設',
    software: 'ソフトウェア・クラウド',
    consulting: 'コンサルティング',
    recruiting: '人材',
  } satisfies Record<IndustryId, string>,
}
