/** The beginnings of JPEGs, which are all that says how large they are. */

/** A segment by its marker. */
export function jpegSegment(marker: number, content: Uint8Array): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(content.byteLength + 2, 2)
  return Buffer.concat([head, content])
}

/** Baseline coding. */
export const BASELINE = 0xc0

/** @param before what stands before the size. @param coding the marker of the frame. */
export function buildJpeg(width: number, height: number, before: Uint8Array[] = [], coding = BASELINE) {
  const frame = Buffer.alloc(15)
  frame.writeUInt8(8, 0)
  frame.writeUInt16BE(height, 1)
  frame.writeUInt16BE(width, 3)
  const parts = [Buffer.from([0xff, 0xd8]), ...before, jpegSegment(coding, frame), Buffer.from([0xff, 0xd9])]
  return new Uint8Array(Buffer.concat(parts))
}
