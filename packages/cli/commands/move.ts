import { parse } from '../arguments.ts'
import { print } from '../output.ts'
import { Failure, type Subcommand, WrongUse } from '../subcommand.ts'

export const moveCommand: Subcommand = {
  name: 'move',
  summary: 'take a server over to another store',
  help: `Usage: paddock move --from STORE --to STORE

Copies everything a server keeps to an empty store, and compares both row by row. A store is
sqlite:DIR or postgres://…, as for \`paddock serve --database\`. End the server first, and start it
with the new store afterwards; the old one is only read. If it is interrupted, give the same command
again: it goes on where it was.

  --from STORE   where the server’s matches are
  --to STORE     where they are to be; it must be empty, or hold what an earlier try has copied

Exit code 1 if it could not be done or the stores differ.`,
  async run(args) {
    const { values } = parse({ args, options: { from: { type: 'string' }, to: { type: 'string' } } })
    const { CannotMove, moveStore, readWhere, whereTold } = await import('@paddock/server')
    const read = (name: 'from' | 'to') => {
      const text = values[name]
      if (text === undefined) throw new WrongUse(`--${name} is missing: sqlite:DIR or postgres://….`)
      const where = readWhere(text)
      if (!where) throw new WrongUse(`--${name} is sqlite:DIR or postgres://…; got "${text}".`)
      return where
    }
    const [from, to] = [read('from'), read('to')]
    try {
      await moveStore(from, to, {
        copied: () => {},
        same: (table, rows, digest) => print(`✓ ${table}: ${rows} rows, the same in both (${digest.slice(0, 16)})`),
      })
    } catch (error) {
      throw error instanceof CannotMove ? new Failure(error.message) : error
    }
    print(`Everything is moved. Start the server with --database ${whereTold(to).replace(/^\//, 'sqlite:/')}`)
    return 0
  },
}
