/**
 * Parses the tags of a page in linear time, without running anything, and with limits on its
 * results. Untrusted pages are still parsed in a worker process (decision 33).
 */
import { Tokenizer } from 'htmlparser2'

export interface Tag {
  name: string
  /** By lower-case name. */
  attributes: Record<string, string>
  isInHead: boolean
  /** Text of a title, script or style. */
  text: string
}

/** Longer pages are cut. */
const CHARACTERS_MAX = 1_000_000
const TAGS_MAX = 20_000
/** Of all tags together. */
const ATTRIBUTES_MAX = 100_000
/** Longer attribute values are not needed; only inlined images have them. */
const VALUE_MAX = 4096
const withText = new Set(['title', 'script', 'style'])

export interface ReadPage {
  tags: Tag[]
  /** True if the page has more than was read. */
  isCut: boolean
}

export function readTags(html: string): ReadPage {
  const source = html.slice(0, CHARACTERS_MAX)
  const tags: Tag[] = []
  let isInHead = true
  let tag: Tag = newTag('', true)
  let attribute = ''
  let attributes = 0
  let isCut = source.length < html.length
  /** The element with the current text. */
  let open: Tag | undefined
  const addToAttribute = (text: string) => {
    const before = tag.attributes[attribute]
    if (before !== undefined && before.length < VALUE_MAX)
      tag.attributes[attribute] = before + text.slice(0, VALUE_MAX - before.length)
  }
  const tagEnds = () => {
    if (tag.name === 'body') isInHead = false
    if (withText.has(tag.name)) open = tag
    if (tags.length < TAGS_MAX) tags.push(tag)
    else isCut = true
  }
  const nothing = () => {}
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      onopentagname(start, end) {
        tag = newTag(source.slice(start, end).toLowerCase(), isInHead)
      },
      onattribname(start, end) {
        attribute = source.slice(start, Math.min(end, start + VALUE_MAX)).toLowerCase()
        attributes += 1
        if (attributes <= ATTRIBUTES_MAX) tag.attributes[attribute] = ''
        else isCut = true
      },
      onattribdata: (start, end) => addToAttribute(source.slice(start, end)),
      onattribentity: (code) => addToAttribute(String.fromCodePoint(code)),
      onopentagend: tagEnds,
      onselfclosingtag: tagEnds,
      onclosetag(start, end) {
        open = undefined
        if (source.slice(start, end).toLowerCase() === 'head') isInHead = false
      },
      ontext(start, end) {
        if (open) open.text += source.slice(start, end)
      },
      ontextentity(code) {
        if (open) open.text += String.fromCodePoint(code)
      },
      onattribend: nothing,
      oncdata: nothing,
      oncomment: nothing,
      ondeclaration: nothing,
      onend: nothing,
      onprocessinginstruction: nothing,
    },
  )
  tokenizer.write(source)
  tokenizer.end()
  return { tags, isCut }
}

const newTag = (name: string, isInHead: boolean): Tag => ({
  name,
  // Without a prototype, because a page chooses attribute names.
  attributes: Object.create(null),
  isInHead,
  text: '',
})

/** Range in which browsers look for the encoding (HTML Standard, "prescan a byte stream"). */
const PRESCAN_BYTES = 1024

/** Decodes a page in the encoding of its header or its first lines; UTF-8 by default. */
export function readText(body: Buffer, contentType: string): string {
  const named = /charset=["']?([\w-]+)/i
  const encoding = named.exec(contentType)?.[1] ?? named.exec(body.toString('latin1', 0, PRESCAN_BYTES))?.[1]
  try {
    return new TextDecoder(encoding ?? 'utf-8').decode(body)
  } catch {
    return new TextDecoder().decode(body)
  }
}
