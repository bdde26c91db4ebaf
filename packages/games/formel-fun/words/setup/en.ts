import type { SetupWords } from '@paddock/kernel'
import { carsPerSeat, type Options } from '../../rules/options.ts'

export const en: SetupWords<Options> = {
  options: {
    cars: {
      label: 'Cars per player',
      help: 'How many cars everyone drives. Fewer cars make a shorter match.',
      values: {
        rulebook: 'Three each, two each with six players',
        'two-with-five': 'Also two each with five players',
      },
    },
    scoring: {
      label: 'Winner',
      help: 'Points keep everyone in the match, even those whose cars are out early.',
      values: {
        'team-points': 'The team with the most points',
        'last-car': 'The owner of the last car (classic)',
      },
    },
  },
  sets: {
    'first-game': { label: 'First game', about: 'Three teams of three cars: eight races, the fewest there can be.' },
    base: { label: 'Full match', about: 'As many races as it takes until one car is left; the points of all decide.' },
    'last-car': {
      label: 'Last car wins',
      about: 'The classic way: no points, and whoever drives the last car has won.',
    },
  },
  inShort(options, seats) {
    const cars = seats * carsPerSeat(seats, options)
    const wins = options.scoring === 'last-car' ? 'the last car wins' : 'the most points win'
    return `${seats} teams, ${cars} cars, ${cars - 1} races: ${wins}.`
  },
}
