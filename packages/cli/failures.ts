import type { Failed } from '@paddock/bots/arena'
import { remark } from './output.ts'

/** Says which matches could not be played, each with the command that shows it again; the number is the exit code. */
export function tellFailures(
  game: string,
  options: unknown,
  { errors, failures }: { readonly errors: number; readonly failures: readonly Failed[] },
): number {
  if (errors === 0) return 0
  remark(`${errors} ${errors === 1 ? 'match' : 'matches'} could not be played to the end:`)
  for (const { seed, bots, message } of failures) {
    const again = `paddock record ${game} --seats ${bots.length} --seed '${seed}' --bots ${bots.join(',')}`
    remark(`  ${message}\n    ${again} --options '${JSON.stringify(options)}'`)
  }
  if (errors > failures.length) remark(`  … and ${errors - failures.length} more`)
  return 1
}
