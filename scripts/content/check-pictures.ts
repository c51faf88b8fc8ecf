/** Looks whether the owner's pictures can be shown. */
import { readOwnerPictures, unreadablePicture } from '../../content/writing/pictures.ts'
import type { Problem } from './problem.ts'

/** @param owner the folder of what the owner wrote. @returns a problem for each picture that is broken, also behind its first bytes. */
export async function unreadablePictures(owner: string): Promise<Problem[]> {
  const { pictures, problems } = readOwnerPictures(owner)
  const draw = pictures.length > 0 ? await loadSharp() : undefined
  if (!draw) return problems
  for (const { file, bytes } of pictures) {
    try {
      // As small as can be, for what is asked is only whether all of it can be read.
      await draw(bytes).resize({ width: 8 }).raw().toBuffer()
    } catch {
      problems.push(unreadablePicture(file))
    }
  }
  return problems
}

/** Undefined without the packages that build, where the check runs, too: what the first bytes say has to do. */
const loadSharp = () =>
  import('sharp').then(
    (module) => module.default,
    () => undefined,
  )
