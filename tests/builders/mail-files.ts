/** Mails that a site without a mail server keeps as files. */
import { readdir } from 'node:fs/promises'

/** Those that are written to their end: one that is being written is a part. */
export const mailFilesIn = async (outbox: string): Promise<string[]> =>
  (await readdir(outbox)).filter((name) => name.endsWith('.eml'))
