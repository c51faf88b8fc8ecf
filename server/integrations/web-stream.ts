import { Readable } from 'node:stream'

/** The stream as web APIs take it; Node's types do not say that its pieces are bytes. */
export const webStream = (stream: Readable) => Readable.toWeb(stream) as ReadableStream<Uint8Array<ArrayBuffer>>
