/** The peer's thread that writes: each batch is one transaction, synced to disk. */
import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

/** A line of the log: table, number, kind, entry, command, body, time. */
export type Row = readonly [string, number, string, number, string, string, string]

const database = new DatabaseSync(String(workerData))
database.exec(`
  pragma journal_mode = wal;
  pragma synchronous = full;
  create table log (
    table_id text not null, n integer not null, kind text not null, entry integer, command text, body text not null,
    at text not null, primary key (table_id, n)
  );
  create unique index log_by_command on log (table_id, command);
`)
const [begin, insert, commit] = ['begin immediate', 'insert into log values (?, ?, ?, ?, ?, ?, ?)', 'commit'].map(
  (sql) => database.prepare(sql),
)

parentPort?.on('message', (rows: readonly Row[]) => {
  begin?.run()
  for (const row of rows) insert?.run(...row)
  commit?.run()
  parentPort?.postMessage('written')
})
