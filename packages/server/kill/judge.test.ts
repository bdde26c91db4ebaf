import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { lotsBox } from '@paddock/kernel/lots'
import { afterEach, expect, test } from 'vitest'
import { closeAll, freshFolder, serve } from '../testing/server.ts'
import { Addresses } from './addresses.ts'
import { Judge } from './judge.ts'
import { Model } from './model.ts'
import { Party } from './party.ts'
import { SqliteTruth } from './truth.ts'

afterEach(closeAll)

/** Some play a match, something is done to the store behind their backs, and what was told is held against it. */
async function judged(tamper: (db: DatabaseSync) => void): Promise<readonly string[]> {
  const dataFolder = freshFolder()
  const model = new Model()
  const where = new Addresses()
  const judge = new Judge(model, new SqliteTruth(dataFolder))
  const server = await serve({ dataFolder })
  where.set('here', server.address)
  const plan = { box: lotsBox, people: 3, name: 'Guest', seed: 'judge', options: 'usual' } as const
  const party = new Party(plan, { model, where }, (...over) => judge.hear(...over))
  await party.play(() => model.tables.size > 0)
  await server.close()
  const db = new DatabaseSync(join(dataFolder, 'paddock.sqlite'))
  tamper(db)
  db.close()
  await judge.conclude()
  return model.faults
}

const lastCommand = 'where rowid = (select max(rowid) from log where command is not null)'

test('what everyone was told stands in the store', async () => {
  expect(await judged(() => {})).toEqual([])
})

test.each([
  ['a lost entry', `delete from log ${lastCommand}`, 'Lost'],
  ['another action', `update log set body = replace(body, '"action":{', '"action":{"x":1,') ${lastCommand}`, 'Lost'],
  ['another command', `update log set command = '0 nobody' ${lastCommand}`, 'nobody’s'],
  ['another time', `update log set at = '2000-01-01T00:00:00.000Z' ${lastCommand}`, 'someone was told'],
  ['a table that is not over', "update tables set status = 'racing'", 'Everyone saw the end'],
  ['another shuffle', "update tables set seed = 'another'", 'cannot be played again|was shown|does not lead'],
  ['someone else in a seat', 'update seats set person = null where seat = 1', 'was given seat 1'],
  ['a lost table', 'delete from tables', 'is gone|Lost'],
] as const)('%s is noticed', async (_, sql, complaint) => {
  const faults = await judged((db) => db.exec(sql))
  expect(faults.join('\n')).toMatch(new RegExp(complaint))
})
