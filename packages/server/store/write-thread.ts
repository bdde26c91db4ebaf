/**
 * A thread that writes to a SQLite file, so that nobody else has to wait while the disk takes its
 * time: requests are answered and the next batch gathers meanwhile.
 */
import { once } from 'node:events'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { commitBatch, type LeftOut } from './commit.ts'
import { connect } from './connection.ts'
import type { Write } from './write.ts'

interface Task {
  readonly file: string
  readonly busy: number
}

type Report = { readonly outcomes: readonly (LeftOut | undefined)[] } | { readonly failure: string }

export interface WriteThread {
  /** One batch at a time. */
  commit(writes: readonly Write[]): Promise<readonly (LeftOut | undefined)[]>
  close(): Promise<void>
}

interface Waiting {
  resolve(report: Report): void
  reject(why: Error): void
}

/** The thread starts with the first batch, and again if it should ever die. */
export function writeThread(task: Task): WriteThread {
  let worker: Worker | undefined
  let waiting: Waiting | undefined
  const start = (): Worker => {
    const started = new Worker(new URL(import.meta.url), { workerData: task })
    const died = (why: unknown): void => {
      worker = undefined
      waiting?.reject(new Error(`The thread that writes has died: ${why}`))
    }
    return started
      .on('message', (report: Report) => waiting?.resolve(report))
      .on('error', died)
      .on('exit', died)
  }
  return {
    async commit(writes) {
      worker ??= start()
      worker.postMessage(writes)
      const report = await new Promise<Report>((resolve, reject) => {
        waiting = { resolve, reject }
      })
      if ('failure' in report) throw new Error(report.failure)
      return report.outcomes
    },
    async close() {
      if (!worker) return
      const gone = once(worker, 'exit')
      worker.postMessage('close')
      await gone
    },
  }
}

function work(port: NonNullable<typeof parentPort>, { file, busy }: Task): void {
  const connection = connect(file, busy)
  port.on('message', (asked: readonly Write[] | 'close') => {
    if (asked === 'close') {
      connection.database.close()
      port.close()
      return
    }
    port.postMessage(report(() => commitBatch(connection, asked)))
  })
}

function report(commit: () => readonly (LeftOut | undefined)[]): Report {
  try {
    return { outcomes: commit() }
  } catch (error) {
    return { failure: String(error) }
  }
}

if (!isMainThread && parentPort && isTask(workerData)) work(parentPort, workerData)

function isTask(data: unknown): data is Task {
  return typeof data === 'object' && data !== null && 'file' in data && 'busy' in data
}
