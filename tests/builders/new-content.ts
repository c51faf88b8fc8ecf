/** Runs `npm run new` without a terminal. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** @returns what the command printed; a refusal's lines with the file's name left out. */
export async function startIn(folder: string, ...parts: string[]): Promise<{ printed: string; refused: string[] }> {
  try {
    const { stdout } = await run(process.execPath, ['scripts/new.ts', ...parts], {
      cwd: folder,
      env: { ...process.env, CONTENT_DIR: '' },
    })
    return { printed: stdout, refused: [] }
  } catch (error) {
    return { printed: '', refused: (error as { stderr: string }).stderr.trim().split('\n') }
  }
}
