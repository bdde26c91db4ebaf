import { verify } from '@paddock/kernel'
import { onlyOne, parse } from '../arguments.ts'
import { readLanguage } from '../language.ts'
import { print, printJson } from '../output.ts'
import { openRecord } from '../record-file.ts'
import { Failure, type Subcommand, WrongUse } from '../subcommand.ts'
import { cliWords } from '../text/index.ts'

export const verifyCommand: Subcommand = {
  name: 'verify',
  summary: 'check that a record was played fairly',
  help: `Usage: paddock verify <file> [options]

Checks that the seed is the one that was promised, that every move was legal when it was made, and
that the match ended as recorded. A file named - is read from stdin.

  --commitment HASH   the promise as you noted it at the start; the record’s own if left out
  --lang en|fr        the language; the terminal’s if left out
  --json              the outcome as JSON: ok, seed, entries, result, hash, unknownRules,
                      problem

Exit code 1 if anything is broken.`,
  async run(args) {
    const { values, positionals } = parse({
      args,
      allowPositionals: true,
      options: { commitment: { type: 'string' }, lang: { type: 'string' }, json: { type: 'boolean' } },
    })
    const words = cliWords[readLanguage(values.lang)]
    const file = onlyOne(positionals, 'file')
    const promise = values.commitment?.toLowerCase()
    if (promise !== undefined && !/^[0-9a-f]{64}$/.test(promise)) {
      throw new WrongUse(`--commitment is a SHA-256, 64 hexadecimal digits; got "${values.commitment}".`)
    }
    try {
      const { box, record } = await openRecord(file, words.file)
      const found = verify(box.game, record, promise)
      if (values.json) {
        printJson({ game: record.game, ...found })
        return found.ok ? 0 : 1
      }
      const { ok, seed, entries, result, unknownRules, problem } = found
      const check = (kept: boolean, says: string) => `${kept ? '✓' : '✗'} ${says}`
      print(check(seed, words.seed(seed, promise ?? record.commitment)))
      if (!unknownRules) print(check(entries, words.entries(entries, record.entries.length)))
      if (entries) print(check(result ?? true, words.result(result)))
      if (problem !== undefined) print(words.problem(problem))
      print(words.verdict(found))
      return ok ? 0 : 1
    } catch (failure) {
      if (!values.json || !(failure instanceof Failure)) throw failure
      printJson({ ok: false, problem: failure.message })
      return 1
    }
  },
}
