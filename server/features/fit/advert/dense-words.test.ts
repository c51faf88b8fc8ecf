/** Requirements of languages that do not part their words. */
import { expect, test } from 'vitest'
import { knowledgeOfResume } from '#tests/builders/owners/imported-owner.ts'
import { createComparison } from '../compare.ts'

const midwife = await knowledgeOfResume('ja', {
  basics: {
    name: '森下 灯',
    label: '助産師',
    email: 'akari@morishita.example',
    summary: '出産に立ち会う仕事を続けています。',
  },
  work: [
    {
      name: '白鷺産院',
      position: '助産師',
      startDate: '2014-04',
      summary: '正常分娩と母乳育児の支援を担当。',
      highlights: ['年間120件の正常分娩を介助。', '母乳育児の相談外来を開設。', '産後訪問を週5件。'],
    },
  ],
  certificates: [{ name: '新生児蘇生法専門コース', issuer: '日本周産期学会', date: '2019-05' }],
})
const registrar = await knowledgeOfResume('zh', {
  basics: {
    name: '沈若兰',
    label: '博物馆藏品登记员',
    email: 'ruolan@shen.example',
    summary: '负责藏品的登记和外借。',
  },
  work: [
    {
      name: '青溪博物馆',
      position: '藏品登记员',
      startDate: '2013-03',
      summary: '负责瓷器藏品登记和外借手续。',
      highlights: ['完成瓷器藏品登记一万二千件。', '办理外借手续三百次。', '编写库房温湿度规程。'],
    },
  ],
  certificates: [{ name: '文物保护员', issuer: '青溪文物局', date: '2016-06' }],
})

const statuses = async (language: 'ja' | 'zh', heading: string, asked: string[]) => {
  const compare = createComparison(language === 'ja' ? midwife : registrar)
  const { requirements } = await compare([heading, ...asked.map((one) => `・${one}`)].join('\n'), language, 0)
  return requirements.map(({ text, status }) => `${text}: ${status}`)
}

test('a certificate is found by its name within a sentence that does not part its words', async () => {
  expect(await statuses('ja', '応募資格', ['新生児蘇生法専門コースの資格', '普通救命講習の資格'])).toEqual([
    '新生児蘇生法専門コースの資格: met',
    '普通救命講習の資格: not-evidenced',
  ])
  expect(await statuses('zh', '任职要求', ['持有文物保护员证书', '持有会计师证书'])).toEqual([
    '持有文物保护员证书: met',
    '持有会计师证书: not-evidenced',
  ])
})

test('several words that are written as one say what is asked for, though a word beside them is not evidenced', async () => {
  expect(await statuses('ja', '応募資格', ['母乳育児のクラウド開発経験', '母乳育児の支援'])).toEqual([
    '母乳育児のクラウド開発経験: partly',
    '母乳育児の支援: met',
  ])
})
