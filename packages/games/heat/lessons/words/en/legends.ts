import type { LessonWords } from '@paddock/kernel/lessons'

export const legends: LessonWords = {
  about: 'How the cars without a driver move, and how to use that.',
  done: 'Legends drive well through corners and are steady everywhere. Count where they will end, and let them pull you along.',
  moments: {
    meet: {
      said: 'Blue and Green have no driver: they are Legends, and drive by cards of their own. They have neither gear nor heat, pay for no corner and never spin out.',
    },
    foresee: {
      said: 'Whatever its card will say, from the grid Green ends in one of the last four spaces before corner A. It moves before you: take gear 2 and follow it.',
      mistake: 'One card would not get you there, and gear 3 costs 1 heat. Two good cards will do.',
    },
    nine: {
      said: '4 + 5 takes you 9 spaces, to the first of those four. Whether Green stops there or farther on, its card will tell when it is turned up.',
      mistake: 'You would be left behind. Play the 4 and the 5.',
    },
    short: {
      said: 'The card of this round says top speed 19 and diamond 3 to Green. 19 would take it over the corner, so it stops short: 3 spaces before the last one, exactly beside you.',
    },
    slip: {
      said: 'Legends take no slipstream, but they give it. Off you go: 2 spaces.',
      mistake: 'The Legend will not mind. Its slipstream is as good as that of any other car.',
    },
    exact: {
      said: 'The same card told Blue 13. From the second row that leads just to the last space before the corner, so Blue drove all of it.',
    },
    past: {
      said: 'All three of you are now past the line of the Legends for corner A. From there a Legend drives the limit plus its diamond: 7, and 0 to 3 more.',
    },
    free: {
      said: 'Blue had diamond 2 and drove 9, Green had 0 and drove 7. Neither paid anything: in corners they are hard to beat, so win on the straights.',
    },
    last: {
      said: 'Legends count for everything: Green is last, so nobody has adrenaline. And alone against Legends, only first place is a victory.',
    },
  },
}
