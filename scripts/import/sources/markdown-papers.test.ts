/** Résumés in Markdown that follow a form: a paper's title for a heading, tables of labels, and lives told by what happened when. */
import { expect, test } from 'vitest'
import { dateIn } from './dates.ts'
import { readMarkdown } from './markdown.ts'

const read = (...lines: string[]) => readMarkdown(lines.join('\n'))

const form = [
  '# 履歴書・職務経歴書',
  '2026年10月1日現在',
  '| 項目 | 内容 |',
  '|---|---|',
  '| ふりがな | ささき　ようこ |',
  '| 氏名 | 佐々木　陽子 |',
  '| 生年月日 | 1988年5月12日（満38歳） |',
  '| 性別 | 女 |',
  '| 現住所 | 〒155-0031 東京都世田谷区北沢2-1-1 |',
  '| 電話番号 | 03-5550-0134 |',
  '| メール | yoko@sasaki.example |',
  '| 職種 | 花卉装飾技能士 |',
]

test('the name in a Japanese form is the person’s, and what is private in it is not read', () => {
  const { resume, leftOut } = read(...form, '## 職務要約', '店舗を飾ってきました。', '## 自己PR', '花が好きです。')
  expect(resume).toEqual({
    basics: {
      name: '佐々木 陽子',
      label: '花卉装飾技能士',
      summary: '店舗を飾ってきました。花が好きです。',
      email: 'yoko@sasaki.example',
      phone: '03-5550-0134',
      location: { city: '世田谷区', region: '東京都' },
    },
  })
  expect(leftOut).toEqual([
    '"2026年10月1日現在" below your name: not understood',
    '"項目: 内容" below your name: not understood',
    '"ふりがな: ささき ようこ" below your name: not understood',
    '"生年月日: 1988年5月12日（満38歳）" below your name: not for the public',
    '"性別: 女" below your name: not understood',
    '"〒155-0031 東京都世田谷区北沢2-1-1" below your name: not for the public, but for its town',
  ])
})

test('schools and jobs are read from what began and what ended, in years of a reign', () => {
  const { resume, leftOut } = read(
    ...form,
    '## 学歴・職歴',
    '| 年 | 月 | 学歴・職歴 |',
    '|---|---|---|',
    '| | | 学歴 |',
    '| 平成18 | 3 | 東京都立園芸高等学校 卒業 |',
    '| 平成18 | 4 | 東京農業大学 農学部 造園科学科 入学 |',
    '| 平成22 | 3 | 同大学 卒業 |',
    '| | | 職歴 |',
    '| 平成22 | 4 | 株式会社みどり園芸 入社 |',
    '| | | 店舗装飾を担当 |',
    '| 令和元 | 5 | 一身上の都合により退社 |',
    '| 令和元 | 6 | 花屋ササキ 開業 |',
    '| | | 現在に至る |',
    '以上',
  )
  expect(leftOut).toHaveLength(6)
  expect(resume.education).toEqual([
    { institution: '東京都立園芸高等学校', endDate: '2006-03' },
    { institution: '東京農業大学', studyType: '農学部 造園科学科', startDate: '2006-04', endDate: '2010-03' },
  ])
  expect(resume.work).toEqual([
    { position: '株式会社みどり園芸', startDate: '2010-04', endDate: '2019-05', highlights: ['店舗装飾を担当'] },
    { position: '花屋ササキ', startDate: '2019-06', endDate: 'present' },
  ])
})

test('a position below its firm is one, however it is called, and what the firm does is told of the firm', () => {
  const { resume, leftOut } = read(
    '# 森下 悟',
    '## 職務経歴',
    '### 株式会社　青嵐造園（2013年4月～現在）',
    '事業内容：造園・庭園管理　従業員数：32名',
    '**棟梁（庭園部 班長）**',
    '- 寺院庭園14か所の年間管理を担当',
  )
  expect(leftOut).toEqual([])
  expect(resume.work).toEqual([
    {
      position: '棟梁（庭園部 班長）',
      name: '株式会社 青嵐造園',
      description: '事業内容：造園・庭園管理 従業員数：32名',
      startDate: '2013-04',
      endDate: 'present',
      highlights: ['寺院庭園14か所の年間管理を担当'],
    },
  ])
})

test('what is listed behind its date keeps its name, also in the first row of a table', () => {
  const { resume } = read(
    '# 森下 悟',
    '## 免許・資格',
    '- 2011年6月 1級造園施工管理技士',
    '| 平成25年6月 | 一級フラワー装飾技能士 合格 |',
    '|---|---|',
    '## 受賞歴',
    '- 2021: 京都市造園コンクール 金賞',
    '## 語学',
    '- 英語：日常会話（TOEIC 610点）',
    '## 趣味',
    '茶道（裏千家、15年）、苔の観察',
  )
  expect(resume).toMatchObject({
    certificates: [
      { name: '1級造園施工管理技士', date: '2011-06' },
      { name: '一級フラワー装飾技能士 合格', date: '2013-06' },
    ],
    awards: [{ title: '京都市造園コンクール 金賞', date: '2021' }],
    languages: [{ language: '英語', fluency: '日常会話（TOEIC 610点）' }],
    interests: [{ name: '茶道（裏千家、15年）' }, { name: '苔の観察' }],
  })
})

test('a German one has who somebody is under a heading of its own, and lists with dates first', () => {
  const { resume, leftOut } = read(
    '# Lebenslauf',
    '## Persönliche Daten',
    '- Name: Anna Schmidt',
    '- Familienstand: verheiratet',
    '- Anschrift: Hauptstr. 3, 50667 Köln',
    '- E-Mail: anna@schmidt.example',
    '- Beruf: Hebamme',
    '## Berufserfahrung',
    '### Klinik am Ring, Köln (04/2015 – heute)',
    'Position: Leitende Hebamme',
    '- 300 Geburten im Jahr',
    '## Ausbildung',
    '- 2012 – 2015: Hebammenschule Bonn, Examen',
  )
  expect(resume).toEqual({
    basics: {
      name: 'Anna Schmidt',
      label: 'Hebamme',
      email: 'anna@schmidt.example',
      location: { postalCode: '50667', city: 'Köln' },
    },
    work: [
      {
        position: 'Leitende Hebamme',
        name: 'Klinik am Ring',
        location: 'Köln',
        startDate: '2015-04',
        endDate: 'present',
        highlights: ['300 Geburten im Jahr'],
      },
    ],
    education: [{ institution: 'Hebammenschule Bonn', studyType: 'Examen', startDate: '2012', endDate: '2015' }],
  })
  expect(leftOut).toEqual([
    '"Familienstand: verheiratet" below your name: not understood',
    '"Hauptstr. 3" below your name: not for the public',
  ])
})

test.each([
  ['# Curriculum Vitae', '## Ada Berg'],
  ['# Résumé', '**Ada Berg**'],
  ['# 个人简历', '- 姓名：Ada Berg'],
])('below "%s" the name is in "%s"', (paper, named) => {
  const { resume } = read(paper, '', named, '', 'Nurse educator', '## Contact', '- ada@berg.example', '- Leeds')
  expect(resume.basics).toEqual({
    name: 'Ada Berg',
    label: 'Nurse educator',
    email: 'ada@berg.example',
    location: { city: 'Leeds' },
  })
})

test.each([
  ['平成12年3月', '2000-03'],
  ['令和元年5月1日', '2019-05-01'],
  ['昭和63年', '1988'],
  ['２０１５年１２月', '2015-12'],
])('"%s" is %s', (said, date) => {
  expect(dateIn(said)).toBe(date)
})

test('a position behind a wide space, a time behind a text and a birth date in years of a reign are each read as such', () => {
  const { resume, leftOut } = read(
    '# 有馬 しのぶ',
    'ピアノ調律師',
    '',
    '静岡県浜松市 | shinobu@arima.example',
    '生年月日：昭和55年6月3日',
    '',
    '家庭のピアノを調律してきました。',
    '## 職務経歴',
    '### 有馬ピアノ調律所　代表（2017年4月～現在）',
    '### 株式会社遠州楽器　技術部　部長（2009年4月～2017年3月）',
    '### 株式会社　青嵐造園（2006年4月～2009年3月）',
    '## プロジェクト',
    '### 被災ピアノの修復',
    '浸水したピアノを修復し、学校に返した。（2019年10月～2021年3月）',
    '## 学歴',
    '- 国立音楽院 ピアノ調律科 卒業（2006年3月）',
  )
  expect(leftOut).toEqual(['"生年月日：昭和55年6月3日" below your name: not for the public'])
  expect(resume).toMatchObject({
    basics: { label: 'ピアノ調律師', summary: '家庭のピアノを調律してきました。' },
    work: [
      { position: '代表', name: '有馬ピアノ調律所', startDate: '2017-04', endDate: 'present' },
      { position: '技術部 部長', name: '株式会社遠州楽器', startDate: '2009-04', endDate: '2017-03' },
      { position: '株式会社 青嵐造園', startDate: '2006-04', endDate: '2009-03' },
    ],
    projects: [
      {
        name: '被災ピアノの修復',
        description: '浸水したピアノを修復し、学校に返した。',
        startDate: '2019-10',
        endDate: '2021-03',
      },
    ],
    education: [{ institution: '国立音楽院', studyType: 'ピアノ調律科', endDate: '2006-03' }],
  })
})

test.each([
  '1983年11月21日生まれ（満43歳）',
  '昭和58年生まれ',
  '1983年11月生',
  '1983年11月出生',
  '43歳',
  '43 ans, permis B',
  '43 years old',
  '43 Jahre alt',
  'geb. 21.11.1983',
])('a birth date and an age are not for the public: "%s"', (birth) => {
  const { resume, leftOut } = read('# 森下 悟', '樹木医', birth, '', '木を診ます。')
  expect(resume.basics).toEqual({ name: '森下 悟', label: '樹木医', summary: '木を診ます。' })
  expect(leftOut).toEqual([`"${birth}" below your name: not for the public`])
})

test('how a name is spoken is no part of it', () => {
  const { resume, leftOut } = read('# 森下 千尋（もりした ちひろ）', '樹木医')
  expect(resume.basics).toEqual({ name: '森下 千尋', label: '樹木医' })
  expect(leftOut).toEqual(['"もりした ちひろ" behind your name: there is no place for how it is spoken'])
})

test('ways to reach somebody may be parted by slashes', () => {
  const { resume } = read('# 森下 悟', '樹木医', '〒602-0855 京都市上京区 / 電話 075-555-0187 / a@b.example')
  expect(resume.basics).toMatchObject({ phone: '075-555-0187', location: { city: '京都市' }, label: '樹木医' })
  expect(read('# Ada Berg', 'Nurse / Midwife').resume.basics).toMatchObject({ label: 'Nurse / Midwife' })
})

test.each([
  ['公益財団法人 近江みどり協会 技師', '公益財団法人 近江みどり協会', '技師'],
  ['社会福祉法人 白雲会 介護主任', '社会福祉法人 白雲会', '介護主任'],
  ['株式会社 青嵐造園 技術部 部長', '株式会社 青嵐造園', '技術部 部長'],
])('the legal form before the name of an employer belongs to it: "%s"', (heading, name, position) => {
  const { resume } = read('# 森下 悟', '## 職歴', `### ${heading}（2011年4月〜2018年3月）`)
  expect(resume.work).toEqual([{ name, position, startDate: '2011-04', endDate: '2018-03' }])
})

test.each([
  [
    '## 講演',
    '- 「残す剪定、伐る剪定」近畿街路樹研究会、2021年10月',
    '残す剪定、伐る剪定',
    '近畿街路樹研究会',
    '2021-10',
  ],
  ['## Talks', '- Leaving branches, Arborists’ Days, 2021', 'Leaving branches', 'Arborists’ Days', '2021'],
  ['## Vorträge', '- 2021: „Äste lassen“, Baumtage', 'Äste lassen', 'Baumtage', '2021'],
])('what stands under "%s" is a talk', (heading, line, name, entity, date) => {
  const { resume, leftOut } = read('# Ada Berg', heading, line)
  expect(leftOut).toEqual([])
  expect(resume.projects).toEqual([{ name, type: 'talk', entity, startDate: date, endDate: date }])
})

test('the year of a publication is no part of its publisher', () => {
  const { resume } = read('# 森下 悟', '## 論文', '- 「根株腐朽」樹木医学研究、2017年')
  expect(resume.publications).toEqual([{ name: '根株腐朽', publisher: '樹木医学研究', releaseDate: '2017' }])
})
