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
  expect(readOwnerPictures(owner)).toEqual({ pictures: [], problems: [] })
  await mkdir(join(owner, 'pictures'))
  const write = async (file: string, picture: Sharp) =>
    await writeFile(join(owner, 'pictures', file), await picture.toBuffer())
  await write('me.jpg', photo(1).jpeg())
  await write('turned.jpg', photo(1).withMetadata({ orientation: 6 }).jpeg())
  const find = findIn(readOwnerPictures(owner).pictures)
  const me = find('me.jpg')
  expect(me).toEqual({ src: expect.stringMatching(/^\/pictures\/own-[\w-]{12}\.webp$/), width: 1200, height: 600 })
  expect(find('turned.jpg')).toMatchObject({ width: 1200, height: 2400 })
  expect(() => find('her.jpg')).toThrow('her.jpg')
  await write('me.jpg', photo(200).jpeg())
  expect(findIn(readOwnerPictures(owner).pictures)('me.jpg').src).not.toBe(me.src)
})

test('a file that is no picture is named with its remedy, and the others are read', async () => {
  const owner = await mkdtemp(join(tmpdir(), 'owner-'))
  onTestFinished(() => rm(owner, { recursive: true }))
  await mkdir(join(owner, 'pictures', 'folder.jpg'), { recursive: true })
  await writeFile(join(owner, 'pictures', 'empty.webp'), '')
  await writeFile(join(owner, 'pictures', 'letter.png'), 'Dear reader')
  await writeFile(join(owner, 'pictures', 'me.jpg'), await photo(1).jpeg().toBuffer())
  const { pictures, problems } = readOwnerPictures(owner)
  expect(pictures.map(({ file }) => file)).toEqual(['me.jpg'])
  const names = ['empty.webp', 'folder.jpg', 'letter.png']
  expect(problems.toSorted((one, other) => one.file.localeCompare(other.file))).toEqual(
    names.map((name) => ({
      file: `pictures/${name}`,
      key: '',
      reason: 'is no picture that can be read',
      suggestion: expect.stringContaining('Save it anew'),
    })),
  )
})
