import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '#tests/builders/project.ts'
import { fastFolder } from '#tests/servers/fast-folder.ts'
import { makeIcons } from './app-files.ts'

const drawing = join(root, 'web/public/favicon.svg')

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(fastFolder(), 'icons-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

/** The colours of the corner and of the middle. */
async function colours(file: string) {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (pixel: number) => {
    const [red, green, blue, opacity] = data.subarray(pixel * 4, pixel * 4 + 4)
    return opacity === 0 ? 'clear' : [red, green, blue]
  }
  return { size: [info.width, info.height], corner: at(0), middle: at((info.height / 2) * info.width + info.width / 2) }
}

test('an owner’s icon takes the place of the product’s, whole and in every size', async () => {
  const folder = await emptyFolder()
  const own = join(folder, 'icon.svg')
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"><rect width="200" height="100" fill="#f00"/></svg>'
  await writeFile(own, svg)
  await makeIcons(drawing, own, folder)

  expect(await readFile(join(folder, 'favicon.svg'), 'utf8')).toBe(svg)
  const red = [255, 0, 0]
  expect(await colours(join(folder, 'icons/icon-192.png'))).toEqual({
    size: [192, 192],
    corner: 'clear',
    middle: red,
  })
  // Systems that cut the shape cut nothing but the ground.
  const ground = [0, 102, 204]
  for (const [file, size] of [
    ['icons/maskable-512.png', 512],
    ['apple-touch-icon.png', 180],
  ] as const)
    expect(await colours(join(folder, file)), file).toEqual({ size: [size, size], corner: ground, middle: red })
})

test('without an owner’s icon the product’s is drawn', async () => {
  const folder = await emptyFolder()
  await makeIcons(drawing, join(folder, 'icon.svg'), folder)
  expect(await readFile(join(folder, 'favicon.svg'), 'utf8')).toBe(await readFile(drawing, 'utf8'))
  expect((await colours(join(folder, 'icons/icon-512.png'))).size).toEqual([512, 512])
})

test('an icon that is no drawing stops the build with its name', async () => {
  const folder = await emptyFolder()
  const own = join(folder, 'icon.svg')
  await writeFile(own, 'a picture')
  await expect(makeIcons(drawing, own, folder)).rejects.toThrow(`${own} is no SVG that can be drawn.`)
})
