import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { findIn, readOwnerPictures } from './pictures.ts'

const photo = (red: number) =>
  sharp({ create: { width: 2400, height: 1200, channels: 3, background: { r: red, g: 0, b: 0 } } })

test('a picture has an address that changes with it, and the size that pages show it in, upright', async () => {
  const owner = await mkdtemp(join(tmpdir(), 'owner-'))
  onTestFinished(() => rm(owner, { recursive: true }))
  expect(readOwnerPictures(owner)).toEqual([])
  await mkdir(join(owner, 'pictures'))
  const write = async (file: string, picture: Sharp) =>
    await writeFile(join(owner, 'pictures', file), await picture.toBuffer())
  await write('me.jpg', photo(1).jpeg())
  await write('turned.jpg', photo(1).withMetadata({ orientation: 6 }).jpeg())
  const find = findIn(readOwnerPictures(owner))
  const me = find('me.jpg')
  expect(me).toEqual({ src: expect.stringMatching(/^\/pictures\/own-[\w-]{12}\.webp$/), width: 1200, height: 600 })
  expect(find('turned.jpg')).toMatchObject({ width: 1200, height: 2400 })
  expect(() => find('her.jpg')).toThrow('her.jpg')
  await write('me.jpg', photo(200).jpeg())
  expect(findIn(readOwnerPictures(owner))('me.jpg').src).not.toBe(me.src)
})
