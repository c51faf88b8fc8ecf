/** The ways in which a site is run and told to end: by itself, by npm, by a service manager, and as a container's first process. */

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { inject, onTestFinished } from 'vitest'
import { expectDefined } from '#tests/builders/defined.ts'
import type { TestDatabase } from '#tests/servers/database.ts'
import { freePort } from '#tests/servers/ports.ts'
import { compiledIn } from '#tests/servers/server-fixture.ts'

export interface Way {
  command: [string, ...string[]]
  /** Who gets the signal, as `kill` names it: a process, or a whole group if negative. */
  target(started: number): number
  /** Why it cannot be tried here. */
  impossible?: string | undefined
}

const server: Way['command'] = [process.execPath, 'server/main.ts']
const itself = (started: number) => started
const namespaces = spawnSync('unshare', ['--pid', '--fork', '--mount-proc', 'true'])

export const ways: Record<string, Way> = {
  'the server': { command: server, target: itself },
  'npm start': { command: ['npm', 'start'], target: itself },
  'npm start with its whole group': { command: ['npm', 'start'], target: (started) => -started },
  'the first process of a container': {
    command: ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child', ...server],
    target: serverUnder,
    impossible: namespaces.status === 0 ? undefined : 'No namespace can be made here; that takes root on Linux.',
  },
}

export interface SystemStatus {
  url: string
  output(): string
  /** Stops the server where it is, or lets it go on. */
  freeze(): void
  thaw(): void
  /** Sends SIGTERM the given way. */
  tellToEnd(): void
  /** The command's exit code; null if the signal ended it. */
  ended: Promise<number | null>
  /** Whether any process of the command is still there. */
  isAlive(): boolean
  isListening(): Promise<boolean>
}

/** Runs a command in a process group of its own, as a shell does. */
export function run(command: Way['command'], cwd: string, env: NodeJS.ProcessEnv = {}) {
  const [program, ...parts] = command
  const { PATH, HOME } = process.env
  const child = spawn(program, parts, {
    cwd,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH, HOME, npm_config_update_notifier: 'false', ...env },
  })
  const group = expectDefined(child.pid)
  onTestFinished(() => {
    if (isGroupAlive(group)) process.kill(-group, 'SIGKILL')
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk))
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  return { child, ended, output: () => printed, isAlive: () => isGroupAlive(group) }
}

/** Starts a site with few small pages and waits until it serves. */
export async function startTheWay(way: Way, database: TestDatabase): Promise<SystemStatus> {
  const fixture = inject('fixture')
  const port = await freePort()
  const { child, ended, output, isAlive } = run(way.command, fixture, {
    NODE_COMPILE_CACHE: compiledIn(fixture),
    PORT: String(port),
    DATA_DIR: database.dataDir,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  })
  await printedBy(child, () => output().includes('ready at'))
  const inner = serverUnder(expectDefined(child.pid))
  return {
    url: `http://127.0.0.1:${port}`,
    output,
    freeze: () => void process.kill(inner, 'SIGSTOP'),
    thaw: () => void process.kill(inner, 'SIGCONT'),
    tellToEnd: () => void process.kill(way.target(expectDefined(child.pid)), 'SIGTERM'),
    ended,
    isAlive,
    isListening: () => isAnswered(port),
  }
}

/** Resolves once what a process has printed is enough. @throws if it ends before. */
export async function printedBy(child: ChildProcess, isEnough: () => boolean): Promise<void> {
  while (!isEnough()) {
    const more = await Promise.race([
      once(expectDefined(child.stdout), 'data').then(() => true),
      once(child, 'exit').then(() => false),
    ])
    if (!more) throw new Error('The command ended before it had started.')
  }
}

/** The innermost of the processes that one has started. */
function serverUnder(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  return children === '' ? pid : serverUnder(Number(children.split(' ')[0]))
}

function isGroupAlive(group: number): boolean {
  try {
    process.kill(-group, 0)
    return true
  } catch {
    return false
  }
}

const isAnswered = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true))
    socket.on('error', () => resolve(false)).on('connect', () => socket.destroy())
  })
