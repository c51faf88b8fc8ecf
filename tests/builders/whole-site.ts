/** All that a running site tells those who are not signed in, text by text. */
import { Parser } from 'htmlparser2'

export interface Told {
  path: string
  status: number
  type: string
  body: string
  /** What is read or heard of it, piece by piece: texts and attributes of a page, lines of a file. */
  texts: string[]
}

const files = ['/index.md', '/llms.txt', '/agents.md', '/feed.xml', '/resume.txt', '/resume.json']
const others = ['/privacy', '/client-portal', '/account', '/no-such-page', '/manifest.webmanifest', '/robots.txt']

/** Reads every page of the sitemap, the pages that are in none, and the files for programs. */
export async function readWholeSite(address: string): Promise<Told[]> {
  const read = async (path: string): Promise<Told> => {
    const response = await fetch(address + path, { redirect: 'manual' })
    const type = response.headers.get('Content-Type') ?? ''
    const body = await response.text()
    return { path, status: response.status, type, body, texts: /html/.test(type) ? textsIn(body) : body.split('\n') }
  }
  const sitemap = await read('/sitemap.xml')
  const paths = [...sitemap.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => {
    const { pathname, search } = new URL(url)
    return pathname + search
  })
  return [sitemap, ...(await Promise.all([...paths, ...others, ...files].map(read)))]
}

/** Attributes that somebody reads or hears. */
const read = ['content', 'alt', 'title', 'aria-label', 'placeholder', 'value']

function textsIn(html: string): string[] {
  const texts: string[] = []
  let isCode = false
  const parser = new Parser({
    onopentag(name, attributes) {
      isCode = name === 'style' || (name === 'script' && attributes.type !== 'application/ld+json')
      for (const key of read) if (attributes[key]) texts.push(attributes[key])
    },
    ontext(text) {
      if (!isCode) texts.push(text)
    },
    onclosetag() {
      isCode = false
    },
  })
  parser.end(html)
  return texts.filter((text) => text.trim() !== '')
}
