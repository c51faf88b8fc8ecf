import { startBare } from './bench/site.ts'
import { readFile, writeFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'
const html = await readFile('dist/pages/home.en.html', 'utf8')
const plain = html.replace(/<script>[\s\S]*?<\/script>/g, '').replace(/<main[\s\S]*<\/main>/, (main) => main.slice(0, 8000))
await writeFile('/tmp/w/floor.html', plain); await writeFile('/tmp/w/floor.html.br', brotliCompressSync(plain))
const f = await startBare('/tmp/w/floor.html', 'br')
console.log(JSON.stringify(f)); setTimeout(() => { (f as any).stop?.(); process.exit() }, 60000)
