/**
 * Fills `server/pdf/typefaces/` with the two weights of Noto Sans that the site uses, unchanged
 * but packed with Brotli, beside their licences. The packages with all weights are ten times as large.
 */
import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const typefaces = join(import.meta.dirname, '../server/pdf/typefaces')

const families = [
  {
    file: 'NotoSans',
    source: '@expo-google-fonts/noto-sans@0.4.2',
    integrity: 'sha512-zYD8G2ijWLxqmquoQgghNh/x9p0yxWwArD0oxO1oXY1qx5vOd4t0Kbhnu/Cx8RTy08OgA8RtxuULZFaXwVPnPw==',
  },
  {
    file: 'NotoSansJP',
    source: '@expo-google-fonts/noto-sans-jp@0.4.3',
    integrity: 'sha512-Fl+Z6vtD24HFAYsvzB0S9Nery1ly16B9PesdY0wBd+wEHAvkNglnkTUspU0HqGOubkmoa8zusJrKv6vDx1o70A==',
  },
  {
    file: 'NotoSansSC',
    source: '@expo-google-fonts/noto-sans-sc@0.4.3',
    integrity: 'sha512-9rAwdFTFHbO/u6Cs0gj2jZbW74TGIiaFNQnXYH2s5wA1bzVkwbaviL4t8YUV642eGYjg86eH6DkAEQmfNHDncQ==',
  },
]

const brotli = promisify(brotliCompress)

async function update(folder: string, { file, source, integrity }: (typeof families)[number]): Promise<void> {
  const options = { cwd: folder, encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 } as const
  const [packed] = JSON.parse(execFileSync('npm', ['pack', '--json', source], options))
  if (packed.integrity !== integrity) throw new Error(`${source} does not have the expected checksum.`)
  execFileSync('tar', ['-xzf', packed.filename], options)
  for (const weight of ['400Regular', '600SemiBold']) {
    const font = await readFile(join(folder, 'package', weight, `${file}_${weight}.ttf`))
    const params = { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: font.length }
    await writeFile(join(typefaces, `${file}_${weight}.ttf.br`), await brotli(font, { params }))
  }
  await writeFile(join(typefaces, `${file}.OFL.txt`), await readFile(join(folder, 'package', 'LICENSE_FONT')))
}

for (const family of families) {
  const folder = await mkdtemp(join(tmpdir(), 'fonts-'))
  await update(folder, family)
  await rm(folder, { recursive: true })
}
