/** How many pixels a picture says it has, read from its first bytes or, of a JPEG, from its segments. */
import { imageSize } from 'image-size'

interface PictureSize {
  width: number
  height: number
}

/** PNG, GIF and WebP say their size in so many bytes. */
const HEADER_BYTES = 64
/** Cameras write dozens of segments before the size, and a colour profile or depth map up to 255 of 64 KB. */
const MOST_SEGMENTS = 1000

/**
 * @param type as recognised by its content.
 * @returns undefined if it says none, or only after more than any real picture has before it.
 */
export function pictureSize(type: string, bytes: Uint8Array): PictureSize | undefined {
  // The library searches a JPEG byte by byte, which takes seconds for ten megabytes of nothing.
  if (type === 'image/jpeg') return jpegSize(bytes)
  try {
    return imageSize(bytes.subarray(0, HEADER_BYTES))
  } catch {
    return undefined
  }
}

/** Reads from marker to marker as decoders do (ITU T.81, B.1.1), bytes between segments skipped. */
function jpegSize(bytes: Uint8Array): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 0
  for (let segments = 0; segments < MOST_SEGMENTS; segments++) {
    at = bytes.indexOf(0xff, at)
    if (at === -1) return undefined
    // Any number of fill bytes may precede a marker.
    while (bytes[at] === 0xff) at++
    const marker = bytes[at]
    at++
    if (marker === undefined || marker === END || marker === SCAN) return undefined
    if (isBare(marker)) continue
    if (isFrame(marker)) return at + 7 <= bytes.length ? frameSize(view, at) : undefined
    if (at + 2 > bytes.length) return undefined
    at += view.getUint16(at)
  }
  return undefined
}

const END = 0xd9
/** The pixels begin, without a size before them. */
const SCAN = 0xda

/** Without length and content: a stuffed zero, restarts, the start of the picture. */
const isBare = (marker: number) => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8)

/** Start of frame, whatever its coding; three markers of that row are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** @param at where the frame's length stands; precision, height and width follow. */
const frameSize = (view: DataView, at: number): PictureSize => ({
  height: view.getUint16(at + 3),
  width: view.getUint16(at + 5),
})
