/** Pages whose JSON-LD, metadata and titles are costly to search for a company. */
import { fill, type HostileAnswer, type HostilePages, MB, many, page } from './answers.ts'

const jsonLd = (json: () => string): HostileAnswer =>
  page(() => `<script type="application/ld+json">${json()}</script><title>A company</title>`)
const named = (name: () => string): HostileAnswer =>
  jsonLd(() => JSON.stringify({ '@type': 'Organization', name: name() }))
const lists = (length: number) => `[${fill('[],', length)}[]]`

/** Marks that are put in order with each other: letters that never end. */
const marks = (length: number) => `a${fill('\u0301\u0323', length)}`

export const data: HostilePages = {
  'JSON-LD of 967 KB of lists': jsonLd(() => lists(967 * 1024)),
  'JSON-LD of lists that is just short enough': jsonLd(() => lists(240_000)),
  'JSON-LD of objects': jsonLd(() => `[${fill('{},', 240_000)}{}]`),
  'four JSON-LD scripts of lists': page(() =>
    fill(`<script type="application/ld+json">${lists(240_000)}</script>`, 0.97 * MB),
  ),
  'JSON-LD of open brackets': jsonLd(() => fill('[')),
  'JSON-LD of lists 100,000 deep': jsonLd(() => '['.repeat(100_000) + ']'.repeat(100_000)),
  'JSON-LD of objects 30,000 deep': jsonLd(() => '{"a":'.repeat(30_000) + 1 + '}'.repeat(30_000)),
  'JSON-LD of one string': jsonLd(() => JSON.stringify('a'.repeat(0.9 * MB))),
  'JSON-LD of escapes': jsonLd(() => `"${fill('\\u0000', 240_000)}"`),
  'JSON-LD of numbers': jsonLd(() => `[${fill('1e-320,9007199254740993.1,', 240_000)}0]`),
  'JSON-LD of one number': jsonLd(() => `1${fill('0', 240_000)}.5e-400`),
  'JSON-LD of 20,000 names': jsonLd(() => `{${many(15_000, (index) => `"a${index}":[{}],`)}"b":1}`),
  'JSON-LD with the names of an object': jsonLd(() => `[${fill('{"__proto__":{"@type":"Organization"}},', 200_000)}0]`),
  'JSON-LD that breaks off': jsonLd(() => fill('{"@graph":[', 240_000)),
  'twenty thousand JSON-LD scripts': page(() => fill('<script type="application/ld+json">[]</script>')),
  'a list of 50,000 types': jsonLd(() => `{"@type":[${fill('"Organisatio",', 230_000)}"Organization"],"name":"A"}`),
  'a type of 200 KB': jsonLd(() => JSON.stringify({ '@type': 'a'.repeat(200_000), name: 'A' })),
  'a name of marks that are put in order': named(() => marks(120_000)),
  'a name of blanks': named(() => fill(' ', 240_000)),
  'a name of ligatures': named(() => fill('\ufdfa', 200_000)),
  'a title of marks that are put in order': page(() => `<title>${marks(0.9 * MB)}</title>`),
  'a title of a megabyte': page(() => `<title>${fill('hotel bank ')}</title>`),
  'a title of separators': page(() => `<title>${fill(' - |')}</title>`),
  'a title that never ends': page(() => `<title>${fill('</titl')}`),
  'a hundred thousand titles': page(() => fill('<title>a')),
  'a site name of marks that are put in order': page(() => `<meta property="og:site_name" content="${marks(MB)}">`),
  'a description of a megabyte': page(() => `<meta name=description content="${fill('bank-bank hospital ')}">`),
  'twenty thousand descriptions': page(() => many(20_000, (index) => `<meta name=a${index} content=b>`)),
  'a generator of a megabyte': page(() => `<meta name=generator content="${fill('WordPress ')}">`),
  'addresses that resemble those of products': page(() => many(480, () => `<script src="${fill('.s3s3-', 2000)}">`)),
  'a thousand ids': page(() => many(20_000, (index) => `<p id=data-v-${index}>`)),
}
