/** Chinese as it is written in the mainland: facts, phrases and examples are, and many visitors are from elsewhere. */
import { Converter } from 'opencc-js/t2cn'

/** "軟體", "資訊": Taiwanese words and characters, and with them those of Hong Kong. */
const convert = Converter({ from: 'twp', to: 'cn' })

/** @returns the same text in simplified characters and the words that go with them. */
export const simplified = (text: string): string => (/\p{sc=Han}/u.test(text) ? convert(text) : text)
