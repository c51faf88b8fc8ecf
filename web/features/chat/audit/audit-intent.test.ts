import { expect, test } from 'vitest'
import { chatI18n } from '#tests/builders/assistant/chat-messages.ts'
import { auditWish, findAddress } from './audit-intent.ts'

test.each([
  ['Look at https://example.com/shop?a=1, please.', 'https://example.com/shop?a=1'],
  ['Is www.example.museum fast?', 'www.example.museum'],
  ['measure example.com.', 'example.com'],
  ['(see shop.example.co.uk/start)', 'shop.example.co.uk/start'],
  ['请测量 https://example.cn/页面。', 'https://example.cn/页面'],
  ['http://127.0.0.1:8080/', 'http://127.0.0.1:8080/'],
])('the address in “%s” is %s', (text, address) => {
  expect(findAddress(text)).toBe(address)
})

test.each(['Do you use Node.js?', 'ASP.NET or main.rs', 'write to me@example.com', 'e.g. this', 'ftp://example.com'])(
  'there is no address in “%s”',
  (text) => {
    expect(findAddress(text)).toBeUndefined()
  },
)

test.each([
  ['en', 'How fast is example.com?', 'example.com'],
  ['en', 'https://example.com/', 'https://example.com/'],
  ['en', 'Can you audit my website?', undefined],
  ['de', 'Wie schnell ist meine Website?', undefined],
  ['de', 'Bitte prüfen Sie example.de', 'example.de'],
  ['es', '¿Puede analizar nuestra web?', undefined],
  ['fr', 'Mesurez example.fr', 'example.fr'],
  ['zh', '请测量我的网站', undefined],
  ['ja', 'example.jpを計測してください', 'example.jp'],
] as const)('in %s, “%s” asks for a measurement', async (language, text, address) => {
  expect(auditWish(text, (await chatI18n(language)).cues)).toEqual({ address })
})

test.each(['Which performance results are there?', 'I found you on example.com', 'Is this site fast?'])(
  '“%s” is a question like any other',
  async (text) => {
    expect(auditWish(text, (await chatI18n('en')).cues)).toBeUndefined()
  },
)
