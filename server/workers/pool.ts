/**
 * Runs jobs in worker processes with limits of time and memory, so that untrusted or long computations do not block the
 * server. A process lives as long as there is work and, unlike a thread, frees all its memory at its end.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'
import type { Answer, Order } from './handle-jobs.ts'

export interface PoolLimits {
  /** Concurrent processes. */
  processes: number
  /** Concurrent jobs in one process: more than one only if they wait for I/O. */
  jobsPerProcess: number
  /** Longest queue. */
  queueMax: number
  /** Time limit of a job; exceeding it ends the process. */
  jobMs: number
  /** Idle time after which a process ends. */
  idleMs: number
  /** Heap limit of a process; exceeding it ends the process. */
  heapMb: number
}

/** The queue is full. */
export class Busy extends Error {}

/** The job exceeded a limit or crashed its process. */
export class JobEnded extends Error {}

export interface WorkerPool<Job, Result> {
  /**
   * @param signal cancels the job.
   * @throws Busy if the queue is full, or the signal aborts before the job's start; JobEnded if it exceeded a limit; the
   *   signal's reason; or an Error with the job's message.
   */
  run(job: Job, signal?: AbortSignal): Promise<Result>
  /** Starts a process in advance for an expected job. */
  prepare(): void
}

interface Task<Job, Result> {
  id: number
  job: Job
  resolve(result: Result): void
  reject(error: unknown): void
  /** Set if a process ended with several jobs: running each alone shows the cause. */
  runsAlone: boolean
  /** True once the caller has its answer. */
  isOver: boolean
  timer?: NodeJS.Timeout | undefined
}

interface WorkerProcess<Job, Result> {
  child: ChildProcess
  /** True once its code is loaded, when the time limit of its jobs starts. */
  isReady: boolean
  tasks: Map<number, Task<Job, Result>>
  /** Timer for loading or idling. */
  timer?: NodeJS.Timeout | undefined
}

/** Without the server's secrets: only the proxy's certificates and the compile cache. */
const environment = Object.fromEntries(
  Object.entries({
    NODE_EXTRA_CA_CERTS: process.env.NODE_EXTRA_CA_CERTS,
    NODE_COMPILE_CACHE: getCompileCacheDir(),
  }).filter(([, value]) => value !== undefined),
)
/** A failed send means that the process has ended, which its exit event reports. */
const ignoreError = () => {}
/** Loading takes a tenth of it on a slow machine. */
const START_MS = 20_000
/** Without a limit V8 wastes several times what is needed before it collects garbage. */
const YOUNG_HEAP_MB = 8

/** Those of all pools. One that is busy does not notice that the server is gone, and would go on for ever. */
const children = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL')
})

/** @param script of the worker, which calls `handleJobs`. */
export function createWorkerPool<Job, Result>(script: URL, limits: PoolLimits): WorkerPool<Job, Result> {
  const queue: Task<Job, Result>[] = []
  const workers = new Set<WorkerProcess<Job, Result>>()
  let ids = 0

  const setTimer = (ms: number, then: () => void) => setTimeout(then, ms).unref()

  function start(): WorkerProcess<Job, Result> {
    const child = fork(script, {
      execArgv: [
        // Preloaded modules of the server's own process.
        ...process.execArgv.filter((flag) => flag.startsWith('--import')),
        `--max-old-space-size=${limits.heapMb}`,
        `--max-semi-space-size=${YOUNG_HEAP_MB}`,
      ],
      env: environment,
      serialization: 'advanced',
      // Its messages and exit code report its end; V8 would write pages about a full heap into the log.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    // Does not keep the server alive: a caller that waits has a connection that does.
    child.unref()
    child.channel?.unref()
    const worker: WorkerProcess<Job, Result> = { child, isReady: false, tasks: new Map() }
    worker.timer = setTimer(START_MS, () => end(worker, 'It did not start.'))
    workers.add(worker)
    children.add(child)
    child.on('message', (answer: Answer<Result>) => take(worker, answer))
    child.on('error', (error) => end(worker, String(error)))
    child.on('exit', (code, signal) => {
      children.delete(child)
      end(worker, `It ended with ${signal ?? code}.`)
    })
    return worker
  }

  function take(worker: WorkerProcess<Job, Result>, answer: Answer<Result>): void {
    if ('isReady' in answer) {
      worker.isReady = true
      clearTimeout(worker.timer)
      if (worker.tasks.size === 0) rest(worker)
      for (const task of worker.tasks.values()) watch(worker, task)
      return
    }
    if ('crash' in answer) {
      end(worker, answer.crash)
      return
    }
    const task = worker.tasks.get(answer.id)
    if (!task) return
    worker.tasks.delete(task.id)
    clearTimeout(task.timer)
    if ('result' in answer) task.resolve(answer.result)
    else task.reject(new Error(answer.error))
    if (worker.tasks.size === 0) rest(worker)
    assign()
  }

  function rest(worker: WorkerProcess<Job, Result>): void {
    worker.timer = setTimer(limits.idleMs, () => end(worker, 'It is idle.'))
  }

  function watch(worker: WorkerProcess<Job, Result>, task: Task<Job, Result>): void {
    task.timer = setTimer(limits.jobMs, () => end(worker, `A job took more than ${limits.jobMs} ms.`))
  }

  /** A job that ran alone was the cause; others are repeated alone. */
  function end(worker: WorkerProcess<Job, Result>, why: string): void {
    if (!workers.delete(worker)) return
    clearTimeout(worker.timer)
    worker.child.kill('SIGKILL')
    const tasks = [...worker.tasks.values()]
    for (const task of tasks) clearTimeout(task.timer)
    const [only] = tasks
    if (only && tasks.length === 1) only.reject(new JobEnded(why))
    const again = tasks.filter(({ isOver }) => !isOver)
    for (const task of again) task.runsAlone = true
    queue.unshift(...again)
    assign()
  }

  const hasRoom = ({ tasks }: WorkerProcess<Job, Result>, { runsAlone }: Task<Job, Result>): boolean =>
    tasks.size === 0 ||
    (!runsAlone && tasks.size < limits.jobsPerProcess && ![...tasks.values()].some((task) => task.runsAlone))

  function assign(): void {
    for (let task = queue[0]; task; task = queue[0]) {
      const next = task
      const worker =
        [...workers].find((one) => hasRoom(one, next)) ?? (workers.size < limits.processes ? start() : undefined)
      if (!worker) return
      queue.shift()
      if (worker.isReady) {
        clearTimeout(worker.timer)
        watch(worker, next)
      }
      worker.tasks.set(next.id, next)
      worker.child.send({ id: next.id, job: next.job } satisfies Order<Job>, ignoreError)
    }
  }

  /** A queued job is just removed; a running one occupies its slot until the worker reports its end. */
  function leave(task: Task<Job, Result>, reason: unknown): void {
    const place = queue.indexOf(task)
    if (place >= 0) {
      queue.splice(place, 1)
      task.reject(new Busy('The job had to wait too long.'))
      return
    }
    task.reject(reason)
    const worker = [...workers].find(({ tasks }) => tasks.has(task.id))
    worker?.child.send({ id: task.id, isAborted: true } satisfies Order<Job>, ignoreError)
  }

  return {
    prepare() {
      if (workers.size === 0) start()
    },
    run(job, signal) {
      return new Promise((resolve, reject) => {
        signal?.throwIfAborted()
        if (queue.length >= limits.queueMax) throw new Busy('Too many jobs are waiting.')
        const settle =
          <Value>(done: (value: Value) => void) =>
          (value: Value) => {
            task.isOver = true
            signal?.removeEventListener('abort', onAbort)
            done(value)
          }
        const task: Task<Job, Result> = {
          id: ids++,
          job,
          resolve: settle(resolve),
          reject: settle(reject),
          runsAlone: false,
          isOver: false,
        }
        const onAbort = () => leave(task, signal?.reason)
        signal?.addEventListener('abort', onAbort, { once: true })
        queue.push(task)
        assign()
      })
    },
  }
}
