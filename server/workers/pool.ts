/**
 * Runs jobs in worker threads with limits of time and memory: what computes on a stranger's words, or long, does not hold up
 * the server. A thread lives as long as there is work.
 */
import { Worker } from 'node:worker_threads'
import type { Answer, Order } from './handle-jobs.ts'

export interface PoolLimits {
  /** Threads at the same time. */
  threads: number
  /** Jobs at the same time in one thread: more than one only where they wait for others rather than compute. */
  jobsPerThread: number
  /** How many jobs may wait for their turn. */
  queueMax: number
  /** A job that takes longer ends its thread. */
  jobMs: number
  /** A thread without work for so long gives its memory back. */
  idleMs: number
  /** A job for which the thread's heap outgrows this ends it. */
  heapMb: number
}

/** More is waiting than anybody would wait for. */
export class Busy extends Error {}

/** The job took too much time or memory, or broke its thread. */
export class JobEnded extends Error {}

export interface WorkerPool<Job, Result> {
  /**
   * @param signal ends the wait; the job is told.
   * @throws Busy if too many wait, or the signal came before the job's turn; JobEnded if it exceeded a limit; what the
   *   signal says; or an Error with what the job threw.
   */
  run(job: Job, signal?: AbortSignal): Promise<Result>
  /** Starts a thread if none is there, for a job that is about to come. */
  prepare(): void
}

interface Task<Job, Result> {
  id: number
  job: Job
  resolve(result: Result): void
  reject(error: unknown): void
  /** Set if a thread ended while it ran several jobs: which of them was the cause shows when each runs by itself. */
  runsAlone: boolean
  /** True once the caller has been answered. */
  isOver: boolean
  timer?: NodeJS.Timeout | undefined
}

interface Thread<Job, Result> {
  worker: Worker
  /** True once its code is loaded, from when on the time of its jobs counts. */
  isReady: boolean
  tasks: Map<number, Task<Job, Result>>
  /** Until it is ready, or while it is idle. */
  timer?: NodeJS.Timeout | undefined
}

/** Loading the code takes a tenth of it on a slow machine. */
const START_MS = 20_000
/** Without a limit V8 lets several times what is needed go to waste before it tidies up. */
const YOUNG_HEAP_MB = 8

/** @param script of the thread, which calls `handleJobs`. */
export function createWorkerPool<Job, Result>(script: URL, limits: PoolLimits): WorkerPool<Job, Result> {
  const queue: Task<Job, Result>[] = []
  const threads = new Set<Thread<Job, Result>>()
  let ids = 0

  const setTimer = (ms: number, then: () => void) => setTimeout(then, ms).unref()

  function start(): Thread<Job, Result> {
    const worker = new Worker(script, {
      resourceLimits: { maxOldGenerationSizeMb: limits.heapMb, maxYoungGenerationSizeMb: YOUNG_HEAP_MB },
      // No secret of the server's.
      env: {},
    })
    // It does not keep the process alive: whoever waits for a result has a connection that does.
    worker.unref()
    const thread: Thread<Job, Result> = { worker, isReady: false, tasks: new Map() }
    thread.timer = setTimer(START_MS, () => end(thread, 'It did not start.'))
    threads.add(thread)
    worker.on('message', (answer: Answer<Result>) => take(thread, answer))
    worker.on('error', (error) => end(thread, String(error)))
    return thread
  }

  function take(thread: Thread<Job, Result>, answer: Answer<Result>): void {
    if ('isReady' in answer) {
      thread.isReady = true
      clearTimeout(thread.timer)
      if (thread.tasks.size === 0) rest(thread)
      for (const task of thread.tasks.values()) watch(thread, task)
      return
    }
    const task = thread.tasks.get(answer.id)!
    thread.tasks.delete(task.id)
    clearTimeout(task.timer)
    if ('result' in answer) task.resolve(answer.result)
    else task.reject(new Error(answer.error))
    if (thread.tasks.size === 0) rest(thread)
    assign()
  }

  function rest(thread: Thread<Job, Result>): void {
    thread.timer = setTimer(limits.idleMs, () => end(thread, 'It is idle.'))
  }

  function watch(thread: Thread<Job, Result>, task: Task<Job, Result>): void {
    task.timer = setTimer(limits.jobMs, () => end(thread, `A job took more than ${limits.jobMs} ms.`))
  }

  /** What ran by itself was the cause; what did not runs once more, by itself. */
  function end(thread: Thread<Job, Result>, why: string): void {
    if (!threads.delete(thread)) return
    clearTimeout(thread.timer)
    void thread.worker.terminate()
    const tasks = [...thread.tasks.values()]
    for (const task of tasks) clearTimeout(task.timer)
    const [only] = tasks
    if (tasks.length === 1) only!.reject(new JobEnded(why))
    const again = tasks.filter(({ isOver }) => !isOver)
    for (const task of again) task.runsAlone = true
    queue.unshift(...again)
    assign()
  }

  const hasRoom = ({ tasks }: Thread<Job, Result>, { runsAlone }: Task<Job, Result>): boolean =>
    tasks.size === 0 ||
    (!runsAlone && tasks.size < limits.jobsPerThread && ![...tasks.values()].some((task) => task.runsAlone))

  function assign(): void {
    for (let task = queue[0]; task; task = queue[0]) {
      const next = task
      const thread =
        [...threads].find((one) => hasRoom(one, next)) ?? (threads.size < limits.threads ? start() : undefined)
      if (!thread) return
      queue.shift()
      if (thread.isReady) {
        clearTimeout(thread.timer)
        watch(thread, next)
      }
      thread.tasks.set(next.id, next)
      thread.worker.postMessage({ id: next.id, job: next.job } satisfies Order<Job>)
    }
  }

  /** Before its turn a job just goes; after that its place is taken until the thread says that it has stopped. */
  function leave(task: Task<Job, Result>, reason: unknown): void {
    const place = queue.indexOf(task)
    if (place >= 0) {
      queue.splice(place, 1)
      task.reject(new Busy('The job had to wait too long.'))
      return
    }
    task.reject(reason)
    const thread = [...threads].find(({ tasks }) => tasks.has(task.id))
    thread?.worker.postMessage({ id: task.id, isAborted: true } satisfies Order<Job>)
  }

  return {
    prepare() {
      if (threads.size === 0) start()
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
