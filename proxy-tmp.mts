import { createServer, request } from 'node:http'
const [port, strip] = [Number(process.argv[2]), (process.argv[3] ?? '').split(',')]
createServer((req, res) => {
  req.pipe(request({ port: 23555, path: req.url, method: req.method, headers: req.headers }, (r) => {
    const h = { ...r.headers }; for (const s of strip) delete h[s]
    res.writeHead(r.statusCode!, h); r.pipe(res)
  }))
}).listen(port)
