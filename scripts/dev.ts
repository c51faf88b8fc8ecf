/**
 * `npm run dev`: the site with hot reload. Vite renders pages on request and serves the browser's code; calls go to the
 * real server beside it, which restarts when its code changes. `/styleguide` shows every token and shared part (decision 62).
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createServer, type Plugin } from 'vite'
import { chooseLanguage, LANGUAGE_COOKIE, LANGUAGE_PARAMETER } from '#contract/language.ts'
import { terminationSignal } from '#server/lifecycle/termination.ts'
import { inlineScript } from './build/inline-script.ts'
import { isBuilt } from './build-age.ts'
import { styleguide } from './styleguide/plugin.ts'
import { takenPort } from './taken-port.ts'

const PORT = Number(process.env.PORT ?? 3000)
const API_PORT = PORT + 1

const taken = await takenPort([PORT, API_PORT])
if (taken !== undefined) {
  console.error(
    `Another program has port ${taken}: npm run dev needs ${PORT} for pages and ${API_PORT} for calls. End that program, or ` +
      `choose another pair: PORT=${PORT + 10} npm run dev.`,
  )
  process.exit(1)
}

if (!(await isBuilt())) await import('./build.ts')

const server = spawn(process.execPath, ['--watch', 'server/main.ts'], {
  cwd: join(import.meta.dirname, '..'),
  env: { ...process.env, PORT: String(API_PORT), SITE_URL: `http://localhost:${PORT}` },
  stdio: 'inherit',
})

const parts = {
  origin: `http://localhost:${PORT}`,
  picture: undefined,
  css: '@import "/web/styles.css";',
  script: await inlineScript('head'),
  stylesheet: undefined,
  typeface: undefined,
  code: ['/web/main.tsx'],
}

const pages: Plugin = {
  name: 'render-pages',
  configureServer: (vite) => () => {
    vite.middlewares.use(async (request, response, next) => {
      try {
        const url = new URL(request.originalUrl ?? '/', 'http://localhost')
        const cookie = new RegExp(`${LANGUAGE_COOKIE}=(\\w+)`).exec(request.headers.cookie ?? '')?.[1]
        const asked = url.searchParams.get(LANGUAGE_PARAMETER) ?? undefined
        const language = chooseLanguage(asked, cookie, request.headers['accept-language'])
        const { renderPage } = await vite.ssrLoadModule('/web/prerender.tsx')
        const html = await renderPage(url.pathname, language, parts)
        response.setHeader('Content-Type', 'text/html; charset=utf-8')
        response.end(await vite.transformIndexHtml(url.pathname, html))
      } catch (error) {
        vite.ssrFixStacktrace(error as Error)
        next(error)
      }
    })
  },
}

/**
 * What the server answers: calls, and files by their endings. Files at the top and beside a page alone, since Vite serves
 * sources with the same endings from other folders, such as texts of content/.
 */
const proxied = [
  '^/(?:api|icons)/',
  '^/(?:mcp|healthz|readyz|metrics)(?:\\?|$)',
  '^/(?:(?:case-study|writing)/)?[^/?]+\\.(?:pdf|txt|json|vcf|xml|md|webmanifest)(?:\\?|$)',
]
const vite = await createServer({
  appType: 'custom',
  plugins: [styleguide(), pages],
  server: {
    port: PORT,
    strictPort: true,
    proxy: Object.fromEntries(proxied.map((path) => [path, `http://127.0.0.1:${API_PORT}`])),
  },
})
await vite.listen()
vite.printUrls()

terminationSignal().addEventListener('abort', () => {
  server.kill('SIGTERM')
  void vite.close().then(() => process.exit(0))
})
