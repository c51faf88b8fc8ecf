import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { unreadablePictures } from './check-pictures.ts'

test('a picture that breaks off is found, though it says how large it is', async () => {
  const owner = await mkdtemp(join(tmpdir(), 'owner-'))
  onTestFinished(() => rm(owner, { recursive: true }))
  expect(await unreadablePictures(owner)).toEqual([])
  await mkdir(join(owner, 'pictures'))
  const noise = sharp(Buffer.from(Array.from({ length: 300 * 200 * 3 }, (_, i) => (i * i * 7919) % 251)), {
    raw: { width: 300, height: 200, channels: 3 },
  })
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const bytes = await noise.clone()[format]().toBuffer()
    await writeFile(join(owner, 'pictures', `whole.${format}`), bytes)
    await writeFile(join(owner, 'pictures', `half.${format}`), bytes.subarray(0, bytes.length / 2))
  }
  await writeFile(join(owner, 'pictures', 'none.avif'), 'no picture')
  const found = (await unreadablePictures(owner)).map(({ file }) => file)
  expect(found.sort()).toEqual(['half.jpeg', 'half.png', 'half.webp', 'none.avif'].map((file) => `pictures/${file}`))
})
