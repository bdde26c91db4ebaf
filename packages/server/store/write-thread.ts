/**
 * A thread that writes to a SQLite file, so that nobody else has to wait while the disk takes its
 * time: requests are answered and the next batch gathers meanwhile.
 */
import { once } from 'node:events'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { commitBatch, type Outcomes } from './commit.ts'
import { connect } from './connection.ts'
import { leaveMark } from './mark.ts'
import { type OpenFiles, whatIsGone } from './same-file.ts'
import { Lost, Unwritten, type Write } from './write.ts'

export interface Task {
  readonly files: OpenFiles
  readonly busy: number
  /** The name under which it leaves its marks. */
  readonly writer: string
}

interface Batch {
  readonly batch: number
  readonly writes: readonly Write[]
}

type Report =
  | { readonly outcomes: Outcomes }
  | { readonly failure: string }
  /** What was open is no longer at its path; `committed` if that was seen only afterwards. */
  | { readonly gone: string; readonly committed: boolean }
  /** The thread has died. */
  | { readonly death: string }

export interface WriteThread {
  /** One batch at a time. */
  commit(writes: readonly Write[]): Promise<Outcomes>
  close(): Promise<void>
}

/**
 * The thread starts with the first batch, and again if it should ever die. What became of the batch it had in hand is
 * then asked of the store: `committed` finds that out.
 */
export function writeThread(
  task: () => Task,
  committed: (batch: number, writes: number) => Outcomes | undefined,
): WriteThread {
  let worker: Worker | undefined
  let answer: ((report: Report) => void) | undefined
  let batch = 0
  let isClosed = false
  const start = (): Worker => {
    const started = new Worker(new URL(import.meta.url), { workerData: task() })
    let why: unknown = 'it has ended'
    return started
      .on('message', (report: Report) => answer?.(report))
      .on('error', (error) => {
        why = error
      })
      .on('exit', () => {
        if (worker === started) worker = undefined
        answer?.({ death: String(why) })
      })
  }
  return {
    async commit(writes) {
      // Whoever was not waited for must not start a thread that nobody ends.
      if (isClosed) throw new Unwritten('The store is closed.')
      batch++
      worker ??= start()
      worker.postMessage({ batch, writes } satisfies Batch)
      const report = await new Promise<Report>((resolve) => {
        answer = resolve
      })
      if ('outcomes' in report) return report.outcomes
      if ('gone' in report) throw new Lost(`${report.gone} was deleted or replaced.`, { certain: !report.committed })
      if ('failure' in report) throw new Unwritten(report.failure)
      return afterDeath(report.death, () => committed(batch, writes.length))
    },
    async close() {
      isClosed = true
      if (!worker) return
      const gone = once(worker, 'exit')
      worker.postMessage('close')
      await gone
    },
  }
}

function afterDeath(why: string, committed: () => Outcomes | undefined): Outcomes {
  const said = `The thread that writes has died: ${why}`
  let outcomes: Outcomes | undefined
  try {
    outcomes = committed()
  } catch (cause) {
    throw new Unwritten(said, { cause, certain: false })
  }
  if (outcomes) return outcomes
  throw new Unwritten(said)
}

function work(port: NonNullable<typeof parentPort>, { files, busy, writer }: Task): void {
  const connection = connect(files.file, busy)
  const commit = ({ batch, writes }: Batch): Report => {
    let gone: string | undefined
    try {
      const outcomes = commitBatch(connection, writes, (outcomes) => {
        leaveMark(connection, writer, batch, outcomes)
        gone = whatIsGone(files)
        if (gone !== undefined) throw new Error(`${gone} is gone.`)
      })
      gone = whatIsGone(files)
      return gone === undefined ? { outcomes } : { gone, committed: true }
    } catch (error) {
      return gone === undefined ? { failure: String(error) } : { gone, committed: false }
    }
  }
  port.on('message', (asked: Batch | 'close') => {
    if (asked === 'close') {
      connection.database.close()
      port.close()
      return
    }
    port.postMessage(commit(asked))
  })
}

if (!isMainThread && parentPort && isTask(workerData)) work(parentPort, workerData)

function isTask(data: unknown): data is Task {
  return typeof data === 'object' && data !== null && 'files' in data && 'busy' in data && 'writer' in data
}
