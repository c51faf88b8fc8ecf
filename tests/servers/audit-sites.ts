/** Websites on loopback to be audited, from fast to hopeless. Each has a port of its own. */

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import { expectDefined } from '#tests/builders/defined.ts'

export interface AuditSite {
  url: string
  /** As the guard's exceptions name it. */
  place: string
  /** What was asked for, in order. */
  paths: string[]
  connections(): number
  stop(): void
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void

export async function serveSite(answer: Answer): Promise<AuditSite> {
  const sockets = new Set<Socket>()
  const paths: string[] = []
  let connections = 0
  const server = createServer((request, response) => {
    paths.push(expectDefined(request.url))
    answer(request, response)
  })
  server.on('connection', (socket) => {
    connections += 1
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const place = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: `http://${place}/`,
    place,
    paths,
    connections: () => connections,
    stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

const text = (paragraphs: number) => '<p>Words that stand for what a page says.</p>'.repeat(paragraphs)

const page = (head: string, body: string) =>
  `<!doctype html><html lang="en"><head><title>A page</title><meta name="viewport" content="width=device-width">${head}</head><body><h1>A page</h1>${body}</body></html>`

/** Bytes that do not compress, the same at each start. */
function noise(bytes: number): Buffer {
  const out = Buffer.alloc(bytes)
  let state = 1
  for (let i = 0; i < bytes; i++) {
    state = (state * 1103515245 + 12345) & 0x7fffffff
    out[i] = state >> 16
  }
  return out
}

/** A picture that a browser paints: a bitmap of 32 bits a pixel. */
function bitmap(width: number, height: number): Buffer {
  const header = Buffer.alloc(54)
  header.write('BM')
  header.writeUInt32LE(54 + width * height * 4, 2)
  header.writeUInt32LE(54, 10)
  header.writeUInt32LE(40, 14)
  header.writeInt32LE(width, 18)
  header.writeInt32LE(height, 22)
  header.writeUInt16LE(1, 26)
  header.writeUInt16LE(32, 28)
  return Buffer.concat([header, noise(width * height * 4)])
}

const html = (response: ServerResponse, body: string) =>
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(body)

/** Compressed, kept, nothing in the way. */
export const fastSite = () =>
  serveSite((_, response) =>
    response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'gzip',
        'cache-control': 'max-age=31536000',
      })
      .end(gzipSync(page('<link rel="icon" href="data:,">', text(40)))),
  )

const SLOW_MS = 800

/** A server that thinks, styles and scripts in the head, images without a size; nothing compressed or kept. */
export const slowSite = () => {
  const styles = Buffer.from(`${'.a { color: black }\n'.repeat(8000)}`)
  const script = Buffer.from(
    `${'var a = 1;\n'.repeat(8000)}\nvar until = Date.now() + 150; while (Date.now() < until);`,
  )
  const image = bitmap(300, 200)
  const files: Record<string, [string, Buffer]> = {
    '/a.css': ['text/css', styles],
    '/a.js': ['text/javascript', script],
    '/a.bmp': ['image/bmp', image],
  }
  return serveSite((request, response) => {
    const file = files[expectDefined(request.url)]
    if (file) return response.writeHead(200, { 'content-type': file[0] }).end(file[1])
    const head = '<link rel="stylesheet" href="/a.css"><script src="/a.js"></script>'
    setTimeout(() => html(response, page(head, `<img src="/a.bmp" alt="">${text(40)}`)), SLOW_MS)
  })
}

/** Megabytes of images and scripts before anything is painted. */
export const hugeSite = () => {
  const script = Buffer.from(
    `/*${noise(900_000).toString('base64')}*/\nvar until = Date.now() + 400; while (Date.now() < until);`,
  )
  const image = bitmap(700, 500)
  return serveSite((request, response) => {
    if (expectDefined(request.url).endsWith('.js'))
      return response.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
    if (expectDefined(request.url).endsWith('.bmp'))
      return response.writeHead(200, { 'content-type': 'image/bmp' }).end(image)
    const scripts = '<script src="/1.js"></script><script src="/2.js"></script>'
    const images = Array.from({ length: 6 }, (_, i) => `<img src="/${i}.bmp" alt="">`).join('')
    html(response, page(scripts, images + text(3000)))
  })
}

export const brokenSite = () => serveSite((_, response) => response.writeHead(500).end('no'))

export const redirectingSite = (target: string) =>
  serveSite((_, response) => response.writeHead(302, { location: target }).end())

const pageWithNever = page('', `${text(10)}<img src="/never.png" width="1" height="1" alt="">`)

/** A page that never finishes: it begins, and holds its readers. */
export const endlessSite = () =>
  serveSite(({ url }, response) => {
    if (url === '/') html(response, pageWithNever)
  })

/** A page that never finishes in a browser; who only reads it is done at once. */
export const endlessInBrowsers = () =>
  serveSite(({ url, headers }, response) => {
    if (url === '/') html(response, pageWithNever)
    else if (!headers['user-agent']?.includes('Chrome')) response.writeHead(404).end()
  })

/** Asks its visitors' browsers for what stands inside, in every way a page can without leaving. */
export const hostileSite = (inside: string[]) =>
  serveSite((request, response) => {
    if (request.url === '/service-worker.js') {
      const asks = inside.map((url) => `fetch('${url}service-worker', { mode: 'no-cors' }).catch(() => {})`)
      return response
        .writeHead(200, { 'content-type': 'text/javascript' })
        .end(`self.addEventListener('install', () => self.skipWaiting()); ${asks.join('\n')}`)
    }
    if (request.url !== '/') return response.writeHead(204).end()
    html(response, page('', text(10) + inside.map(asksFor).join('\n') + finish))
  })

/** Tells when everything before it was tried. */
const finish = `<script>
  navigator.serviceWorker?.register('/service-worker.js').catch(() => {})
  fetch('/done')
</script>`

const asksFor = (url: string): string => {
  const place = new URL(url).host
  return `
    <img src="${url}img" srcset="${url}srcset 2x" width="1" height="1" alt="">
    <picture><source srcset="${url}source"></picture><video src="${url}video" poster="${url}poster" preload="auto"></video>
    <object data="${url}object"></object><embed src="${url}embed"><iframe src="${url}frame"></iframe>
    <iframe srcdoc="<img src='${url}srcdoc'>"></iframe>
    <iframe src="data:text/html,<script src='${url}data'></script>"></iframe>
    <iframe src="view-source:${url}"></iframe><iframe src="ftp://${place}/"></iframe><iframe src="file:///etc/passwd"></iframe>
    <link rel="stylesheet" href="${url}css"><link rel="preload" as="fetch" href="${url}preload">
    <link rel="prefetch" href="${url}prefetch"><link rel="prerender" href="${url}prerender">
    <link rel="modulepreload" href="${url}module"><link rel="icon" href="${url}icon"><link rel="manifest" href="${url}manifest">
    <link rel="dns-prefetch" href="${url}"><link rel="preconnect" href="${url}">
    <style>@import "${url}import"; p { background: url("${url}background") }
      @font-face { font-family: x; src: url("${url}font") } h1 { font-family: x }</style>
    <script src="${url}js"></script>
    <script type="speculationrules">{"prerender":[{"urls":["${url}rule"],"eagerness":"immediate"}]}</script>
    <form action="${url}form" target="f" method="post"></form><iframe name="f"></iframe>
    <script>
      for (const ask of [
        () => document.forms[document.forms.length - 1].submit(),
        () => fetch('${url}fetch', { mode: 'no-cors' }).catch(() => {}),
        () => { const x = new XMLHttpRequest(); x.open('GET', '${url}xhr'); x.send() },
        () => navigator.sendBeacon('${url}beacon', 'x'),
        () => new WebSocket('${url.replace('http', 'ws')}ws'),
        () => new EventSource('${url}events'),
        () => new WebTransport('${url.replace('http', 'https')}transport').ready.catch(() => {}),
        () => new Worker(URL.createObjectURL(new Blob(["fetch('${url}worker', { mode: 'no-cors' }).catch(() => {})"]))),
        () => window.open('${url}window'),
        () => {
          const peer = new RTCPeerConnection({ iceServers: [
            { urls: 'stun:${place}' },
            { urls: ['turn:${place}?transport=udp', 'turn:${place}?transport=tcp'], username: 'a', credential: 'b' },
          ] })
          peer.createDataChannel('x')
          peer.createOffer().then((offer) => peer.setLocalDescription(offer))
        },
      ]) try { ask() } catch {}
    </script>`
}

/** Leaves for another address as soon as it is there, and again by a script. */
export const navigatingSite = (first: string, second: string) =>
  serveSite((_, response) =>
    html(
      response,
      page(
        `<meta http-equiv="refresh" content="1;url=${first}">`,
        `${text(10)}<script>setTimeout(() => { location = '${second}' }, 500)</script>`,
      ),
    ),
  )
