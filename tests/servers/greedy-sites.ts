/**
 * Pages that take what a browser gives them. What fills up stops at some gigabytes, so that without a ceiling a test fails and
 * not the machine.
 */
import { expectDefined } from '#tests/builders/defined.ts'
import { type AuditSite, serveSite } from './audit-sites.ts'

const scripted = (script: string) =>
  `<!doctype html><html lang="en"><title>A page</title><h1>A page</h1><p>Words.</p><script>${script}</script></html>`

const serveScript = (script: string): Promise<AuditSite> =>
  serveSite((request, response) => {
    if (request.url === '/download')
      return response
        .writeHead(200, {
          'content-type': 'application/octet-stream',
          'content-disposition': 'attachment; filename=a.bin',
        })
        .end(Buffer.alloc(4_000_000, 'a'))
    if (request.url === '/worker.js')
      return response
        .writeHead(200, { 'content-type': 'text/javascript' })
        .end('self.addEventListener("install", () => self.skipWaiting()); setInterval(() => {}, 1)')
    if (expectDefined(request.url).startsWith('/large'))
      return response
        .writeHead(200, { 'content-type': 'text/plain', 'cache-control': 'max-age=31536000' })
        .end(Buffer.alloc(8_000_000, expectDefined(request.url)))
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(scripted(script))
  })

/** Ways to fill the memory, by what fills it. */
export const memoryEaters = {
  arrays: () =>
    serveScript(
      'const kept = []; setInterval(() => kept.length < 90 && kept.push(new Array(4e6).fill(Math.random())), 1)',
    ),
  buffers: () =>
    serveScript('const kept = []; setInterval(() => kept.length < 45 && kept.push(new Uint8Array(64e6).fill(1)), 1)'),
  canvases: () =>
    serveScript(`const kept = []
      setInterval(() => {
        if (kept.length > 40) return
        const canvas = document.createElement('canvas')
        canvas.width = canvas.height = 4096
        canvas.getContext('2d').fillRect(0, 0, 4096, 4096)
        canvas.getContext('2d').getImageData(0, 0, 1, 1)
        kept.push(canvas)
      }, 1)`),
  'shown canvases': () =>
    serveScript(`setInterval(() => {
        if (document.querySelectorAll('canvas').length > 40) return
        const canvas = document.createElement('canvas')
        canvas.width = canvas.height = 4096
        canvas.style = 'position: fixed; inset: 0; width: 100px; will-change: transform; opacity: 0.9'
        canvas.getContext('2d').fillRect(0, 0, 4096, 4096)
        document.body.append(canvas)
      }, 50)`),
  workers: () =>
    serveScript(`const body = 'const kept = []; setInterval(() => kept.length < 25 && kept.push(new Uint8Array(16e6).fill(1)), 1)'
      for (let i = 0; i < 8; i++) new Worker(URL.createObjectURL(new Blob([body])))`),
  webassembly: () =>
    serveScript(`const kept = []
      setInterval(() => {
        if (kept.length > 45) return
        const memory = new WebAssembly.Memory({ initial: 1000, maximum: 1000 })
        new Uint8Array(memory.buffer).fill(1)
        kept.push(memory)
      }, 1)`),
  blobs: () =>
    serveScript(
      'const kept = []; setInterval(() => kept.length < 150 && kept.push(new Blob([new Uint8Array(16e6).fill(1)])), 1)',
    ),
  frames: () =>
    serveScript(`const body = 'kept = []; setInterval(() => kept.length < 8 && kept.push(new Uint8Array(4e6).fill(1)), 1)'
      setInterval(() => {
        if (document.querySelectorAll('iframe').length > 80) return
        const frame = document.createElement('iframe')
        frame.sandbox = 'allow-scripts'
        frame.srcdoc = '<script>' + body + '</' + 'script>'
        document.body.append(frame)
      }, 10)`),
}

const chunk =
  'const chunk = crypto.getRandomValues(new Uint8Array(65536)); const bytes = new Uint8Array(8388608); for (let i = 0; i < bytes.length; i += 65536) bytes.set(chunk, i);'

/** Ways to fill the disk. */
export const diskFillers = {
  IndexedDB: () =>
    serveScript(`${chunk}
      const opening = indexedDB.open('a')
      opening.onupgradeneeded = () => opening.result.createObjectStore('a', { autoIncrement: true })
      opening.onsuccess = () => {
        let count = 0
        const next = () => {
          if (count++ > 250) return
          const store = opening.result.transaction('a', 'readwrite', { durability: 'strict' }).objectStore('a')
          store.add(bytes.slice()).onsuccess = next
        }
        next()
      }`),
  'Cache API': () =>
    serveScript(`${chunk}
      const fill = async () => {
        const cache = await caches.open('a')
        for (let i = 0; i < 250; i++) await cache.put('/' + i, new Response(bytes))
      }
      fill()`),
  OPFS: () =>
    serveScript(`${chunk}
      const fill = async () => {
        const root = await navigator.storage.getDirectory()
        for (let i = 0; i < 250; i++) {
          const file = await (await root.getFileHandle('a' + i, { create: true })).createWritable()
          await file.write(bytes)
          await file.close()
        }
      }
      fill()`),
  'HTTP cache': () =>
    serveScript(
      "const fill = async () => { for (let i = 0; i < 250; i++) await (await fetch('/large' + i)).blob() }; fill()",
    ),
}

/** What else a page can do to be in the way. None of it may end more than its own audit. */
export const nuisances = {
  'a loop without end': () => serveScript('for (;;);'),
  'frames and workers in masses': () =>
    serveScript(`for (let i = 0; i < 300; i++) {
        const frame = document.createElement('iframe')
        frame.src = '/frame' + i
        if (top === self) document.body.append(frame)
        if (top === self && i < 60) new Worker(URL.createObjectURL(new Blob(['for (;;);'])))
      }`),
  'windows, questions and printing': () =>
    serveScript(`setInterval(() => { window.open('/other'); window.open('about:blank', '', 'popup') }, 10)
      window.print(); alert(1); confirm(2); prompt(3); onbeforeunload = (event) => event.preventDefault()
      setInterval(() => { alert(4); window.print() }, 100)`),
  'a picture that is too large': () =>
    serveScript(`for (const size of [65535, 32767, 16384]) {
        const canvas = document.createElement('canvas')
        canvas.width = canvas.height = size
        canvas.getContext('2d')?.fillRect(0, 0, size, size)
        document.body.append(canvas)
      }`),
  'addresses of the browser’s own': () =>
    serveScript(`for (const url of ['chrome://crash', 'chrome://kill', 'about:crash', 'chrome://inducebrowsercrashforrealz', 'file:///etc/passwd', 'devtools://devtools/bundled/inspector.html', 'view-source:' + location]) {
        try { location = url } catch {}
        try { open(url) } catch {}
        const frame = document.createElement('iframe')
        frame.src = url
        document.body.append(frame)
      }`),
  downloads: () =>
    serveScript(`setInterval(() => {
        const link = document.createElement('a')
        link.href = Math.random() < 0.5 ? '/download' : URL.createObjectURL(new Blob(['a'.repeat(1e6)]))
        link.download = 'a' + Math.random() + '.bin'
        link.click()
        const frame = document.createElement('iframe')
        frame.src = '/download'
        document.body.append(frame)
      }, 1000)`),
  'a service worker that stays': () =>
    serveScript("navigator.serviceWorker.register('/worker.js').then(() => navigator.serviceWorker.ready)"),
  'an address of a megabyte': () => serveScript("history.pushState({}, '', '/' + 'a'.repeat(1000000))"),
  'messages without end': () =>
    serveScript(
      "const text = 'a'.repeat(1e6); setInterval(() => { console.error(text); dispatchEvent(new ErrorEvent('error', { message: text })) }, 1)",
    ),
}
