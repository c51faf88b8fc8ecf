/** nginx in front of instances, as a site of several has it: the nearest idle one is asked, and one that is gone is left out. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '#tests/servers/ports.ts'
import type { Started } from '#tests/servers/site-process.ts'

/** @throws if there is no nginx on this machine. */
export async function startProxy(instances: Started[]): Promise<Started> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-proxy-'))
  const port = await freePort()
  const servers = instances.map(({ url }) => `server ${new URL(url).host};`).join(' ')
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/log;
     events { worker_connections 2048; }
     http {
       access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/temp;
       fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
       upstream site { least_conn; ${servers} keepalive 200; keepalive_timeout 20s; }
       server {
         listen 127.0.0.1:${port};
         location / {
           proxy_pass http://site; proxy_http_version 1.1; proxy_set_header Connection "";
           proxy_set_header Host $http_host; proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
         }
       }
     }`,
  )
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  await once(child, 'spawn').catch(() => {
    throw new Error(
      'There is no nginx here. Install it (apt-get install nginx-light), or name sqlite-1 as the argument.',
    )
  })
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(`${url}/healthz`).then(Boolean, () => false))) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}.`)
    await setTimeout(20)
  }
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
