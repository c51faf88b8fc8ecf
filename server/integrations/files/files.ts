/** The door to the place where documents are kept: a folder, or storage that speaks S3's protocol. */
import type { Draft } from './draft.ts'

export interface Files {
  /** Keeps what is in the draft under the key; whole, or not at all. */
  save(key: string, draft: Draft): Promise<void>
  /** Gives the bytes from one place up to, but not including, another. */
  read(key: string, from: number, to: number): Promise<ReadableStream<Uint8Array<ArrayBuffer>>>
  /** Succeeds as well where there is nothing under the key. */
  remove(key: string): Promise<void>
}

/** The place where documents are kept does not do what it is asked. */
export class FilesError extends Error {}
