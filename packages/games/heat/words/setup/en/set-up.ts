/** What helps to choose among the options. */
import type { SetupWords } from '@paddock/kernel'
import type { Options } from '../../../rules/options.ts'
import { inGroups } from '../groups.ts'

type Helping = Required<Pick<SetupWords<Options>, 'groups' | 'sets' | 'inShort'>>

const races: Readonly<Record<Options['season'], string>> = {
  off: 'A single race',
  1961: 'The season of 1961, three races',
  1962: 'The season of 1962, three races',
  1963: 'The season of 1963, four races',
  own: 'A season of four races',
  'all-time': 'Three seasons, ten races',
}

export const setUp: Helping = {
  groups: inGroups({
    race: 'What is raced',
    opponents: 'Legends to race against',
    modules: 'Modules',
    house: 'House rules',
  }),
  sets: {
    'first-game': { label: 'First game', about: 'One lap of the USA with the basic rules: the quickest way to learn.' },
    base: { label: 'Base race', about: 'Gears, cards, corners, heat: a full race without any module.' },
    legends: { label: 'Alone against Legends', about: 'You and five cars that the game drives by cards of its own.' },
    workshop: { label: 'Workshop race', about: 'Before the start everyone picks three upgrades from an open market.' },
    everything: {
      label: 'Everything',
      about: 'All upgrades, weather and road conditions, an event with sponsors and press, and two Legends.',
    },
    season: {
      label: 'Season 1961',
      about: 'Three races for the championship: one more upgrade before each, events, weather, and two Legends.',
    },
  },
  inShort({ season, legends }, seats) {
    if (seats === 1 && legends === 0) return `${races[season]}: you alone on the track, against the clock.`
    if (legends === 0) return `${races[season]}, ${seats} drivers.`
    const drivers = seats === 1 ? '1 driver' : `${seats} drivers`
    const others = legends === 1 ? '1 Legend' : `${legends} Legends`
    return `${races[season]}, ${seats + legends} cars: ${drivers} and ${others}.`
  },
}
