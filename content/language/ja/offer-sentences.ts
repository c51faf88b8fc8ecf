// サービスについての文：必要に合うもの、価格と期間、仕事の始め方。
import type { OfferSentences } from '../en/offer-sentences.ts'
import type { OwnerWords } from '../owner-words.ts'
import { toBeQuoted } from '../quotation.ts'

const marked = (text: string) => `「${toBeQuoted(text, ['「', '」'])}」`

export const offerSentences = (o: OwnerWords): OfferSentences => ({
  fitsBest: (a) => `${o.first}さんのサービスのうち、最も合うのは${marked(a.title)}です：${a.text}`,
  noneFits: () => 'ちょうどそれに当たるサービスは、ここには載っていません。',
  costs: (a) => `料金：${a.text}`,
  begins: (a) => `${o.first}さんとの仕事の始まり方：${marked(a.text)}`,
  noPrice: (a) => `${marked(a.words)}の料金は、このサイトに書かれていません。`,
  noDuration: (a) => `${marked(a.words)}にかかる期間は、このサイトに書かれていません。`,
})
