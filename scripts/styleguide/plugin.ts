/** Serves the guide of the look at `/styleguide`, in development alone: `npm run build` knows nothing of it. */
import type { Plugin } from 'vite'

const shell = `<!doctype html>
<html lang="en" class="typeface">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Styleguide</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body>
<div id="root"></div>
<script type="module" src="/scripts/styleguide/main.tsx"></script>
</body>
</html>
`

export function styleguide(): Plugin {
  return {
    name: 'styleguide',
    apply: 'serve',
    // Found before the first request: two copies of React would stand in the page otherwise, until it is loaded anew.
    config: () => ({ optimizeDeps: { entries: ['web/main.tsx', 'scripts/styleguide/main.tsx'] } }),
    configureServer(server) {
      server.middlewares.use('/styleguide', (request, response, next) => {
        server.transformIndexHtml(request.originalUrl ?? '/styleguide', shell).then((html) => {
          response.setHeader('Content-Type', 'text/html; charset=utf-8')
          response.end(html)
        }, next)
      })
    },
  }
}
