// What is said to a visitor whose company is known, and to others. {{…}} is filled in.
import type { IndustryId } from '#contract/chat/persona.ts'

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
  /** Of a project of the owner's, with its challenge in the owner's words. */
  scenario: {
    company:
      '次の場面を想定してみましょう。{{company}}が「{{project}}」と同じ課題を抱えているとします。{{challenge}}{{owner}}がどう進めたか、お尋ねください。',
    none: '次の場面を想定してみましょう。あなたが「{{project}}」と同じ課題を抱えているとします。{{challenge}}{{owner}}がどう進めたか、お尋ねください。',
  },
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
    software: 'ソフトウェア',
    consulting: 'コンサルティング',
    recruiting: '人材',
  } satisfies Record<IndustryId, string>,
}
