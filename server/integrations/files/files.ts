/** The interface of document storage: a folder or S3. */
import type { Draft } from './draft.ts'

export interface Files {
  /** Stores the draft under the key; whole, or not at all. */
  save(key: string, draft: Draft): Promise<void>
  /** Reads the bytes from start to end (exclusive). */
  read(key: string, from: number, to: number): Promise<ReadableStream<Uint8Array<ArrayBuffer>>>
  /** Also succeeds if the key does not exist. */
  remove(key: string): Promise<void>
}

/** The document storage failed. */
export class FilesError extends Error {}
