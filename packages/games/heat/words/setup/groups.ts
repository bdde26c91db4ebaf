import type { SetupWords } from '@paddock/kernel'
import type { Options } from '../../rules/options.ts'

/** What the groups of options are called in one language. */
interface Groups {
  readonly race: string
  readonly opponents: string
  readonly modules: string
  readonly house: string
}

/** The group that every option stands in. */
export function inGroups({ race, opponents, modules, house }: Groups): NonNullable<SetupWords<Options>['groups']> {
  return {
    season: race,
    circuit: race,
    laps: race,
    race,
    legends: opponents,
    pro: opponents,
    legendStyle: opponents,
    workshop: modules,
    upgrades: modules,
    weather: modules,
    event: modules,
    gears: house,
    wording: house,
  }
}
