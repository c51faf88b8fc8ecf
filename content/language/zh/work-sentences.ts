// 关于具体工作的句子：在哪里做过，之前是什么情况，某个部分怎么说。
import type { Done, WorkSentences } from '../en/work-sentences.ts'
import type { OwnerWords } from '../owner-words.ts'
import { toBeQuoted } from '../quotation.ts'

const marked = (text: string) => `“${toBeQuoted(text, ['“', '”'])}”`
const list = (items: string[]) => items.join('、')

const where = ({ title, company, period }: Done) =>
  [company ? `${company}（${period}）` : '', title ? `${marked(title)}项目` : ''].filter(Boolean).join('的')

export const workSentences = (o: OwnerWords): WorkSentences => ({
  doneIn: (a) => `做过：${where(a)}。`,
  nearestIn: (a) => `最接近的是：${where(a)}。`,
  beforeIt: (a) => `${a.name ? `${marked(a.name)}之前` : '在此之前'}：${a.text}`,
  itIsSo: (a) => `是的，${a.text}`,
  notSaidOf: (a) => `关于${marked(a.words)}，本站没有这样说。`,
  untoldOf: (a) => `关于 ${a.name}，本站没有说明这一点。`,
  noOthers: () => '本站没有提到其他的。',
  skillSince: (a) => `${a.name}：${a.to ? `${a.from}年至${a.to}年` : `自${a.from}年起`}（按本站所写的工作和项目）。`,
  unranked: (a) => `本站没有给项目排名。排在最前面的是${a.title}，其后是${list(a.others)}。`,
  withoutPart: (a) => `没有${marked(a.part)}时：${a.text}`,
  articleHere: (a) => `本站文章《${a.title}》`,
  toQuestion: (a) => `对${marked(a.question)}这个问题，${o.first} 的回答是：${marked(a.text)}`,
  references: (a) => `本站有${list(a.people)}的评价。`,
})
