// 关于服务的句子：哪一项符合需要，价格和所需时间，如何开始。
import type { OfferSentences } from '../en/offer-sentences.ts'
import type { OwnerWords } from '../owner-words.ts'
import { toBeQuoted } from '../quotation.ts'

const marked = (text: string) => `“${toBeQuoted(text, ['“', '”'])}”`

export const offerSentences = (o: OwnerWords): OfferSentences => ({
  fitsBest: (a) => `${o.first} 提供的服务中，最合适的是${marked(a.title)}：${a.text}`,
  noneFits: () => '这里没有专门针对这一点的服务。',
  costs: (a) => `价格：${a.text}`,
  begins: (a) => `与 ${o.first} 的合作这样开始：${marked(a.text)}`,
  noPrice: (a) => `本站没有写明${marked(a.words)}的价格。`,
  noDuration: (a) => `本站没有写明${marked(a.words)}需要多长时间。`,
})
