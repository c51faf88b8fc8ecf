// 個々の仕事についての文：どこで行ったか、その前はどうだったか、部分について何が書かれているか。
import type { Done, WorkSentences } from '../en/work-sentences.ts'
import type { OwnerWords } from '../owner-words.ts'
import { toBeQuoted } from '../quotation.ts'

const marked = (text: string) => `「${toBeQuoted(text, ['「', '」'])}」`
const list = (items: string[]) => items.join('、')

const where = ({ title, company, period }: Done) =>
  [company ? `${company}（${period}）` : '', title ? `${marked(title)}のプロジェクト` : ''].filter(Boolean).join('の')

export const workSentences = (o: OwnerWords): WorkSentences => ({
  doneIn: (a) => `はい、${where(a)}で経験があります。`,
  nearestIn: (a) => `最も近いのは、${where(a)}です。`,
  beforeIt: (a) => `${a.name ? `${marked(a.name)}の前` : 'それ以前'}：${a.text}`,
  itIsSo: (a) => `はい、${a.text}`,
  notSaidOf: (a) => `${marked(a.words)}については、そうとは書かれていません。`,
  untoldOf: (a) => `${a.name}については、その記載はありません。`,
  noOthers: () => 'ほかには記載がありません。',
  skillSince: (a) =>
    `${a.name}：${a.from}年から${a.to ? `${a.to}年まで` : ''}（ここに記載の職歴とプロジェクトによる）。`,
  unranked: (a) =>
    `プロジェクトの順位は書かれていません。最初に紹介しているのは${a.title}、続いて${list(a.others)}です。`,
  withoutPart: (a) => `${marked(a.part)}がない場合：${a.text}`,
  articleHere: (a) => `このサイトの記事${marked(a.title)}`,
  toQuestion: (a) => `${marked(a.question)}という質問への${o.first}さんの答え：${marked(a.text)}`,
  references: (a) => `このサイトでは${list(a.people)}が${o.first}さんについて語っています。`,
})
