import type { LessonWords } from '@paddock/kernel/lessons'

export const weather: LessonWords = {
  about: 'What the weather changes, and what the tokens at the corners do.',
  done: 'Weather and tokens are drawn anew for every race, and hold for everyone. Point at a plate beside the track to read what it does.',
  moments: {
    rain: {
      said: 'It rains in Italy, and rain shuffled 3 of the 6 heat of every engine into the deck. So only 3 are left there, and you hold two already.',
    },
    tokens: {
      said: 'Every corner has a token. A is dangerous: above its limit you pay 1 heat more; B allows 3 instead of 2; and C brings the weather to the sector behind it.',
    },
    sector: {
      said: 'A sector reaches up to the next corner line: that of C runs over the start as far as A, so you stand in the rain. There everyone cools 1 more, in any gear: take gear 2.',
      mistake: 'It would work, but less well: gear 2 is free and cools 1, and the rain another one.',
    },
    cool: {
      said: 'Gear 2 cools 1 and the rain 1 more. Put both Heat into your engine, as long as you are still in that sector.',
      mistake: 'The rain gives you this only here. Cool both of them now.',
    },
    danger: {
      said: 'Now the dangerous corner: up to 5 it is free as ever, but 6 costs 2 heat, 7 costs 3. A Stress would be reckless: take 2 + 3.',
      mistake: 'A risk, then. Every point above 5 costs 1 heat here, and the danger another one on top.',
    },
    dry: {
      said: 'You have crossed the line, and left the rain behind: what counts is where you stand when you cool. Gear 2 still lets you cool 1.',
      mistake: 'Your Heat stays in the hand. The gear cools everywhere, the rain only in its sector.',
    },
    three: {
      said: 'Blue took corner A at 7, 2 above the limit. With the danger that cost 3 heat, and 1 is left in its engine.',
    },
    faster: {
      said: 'Corner B has a token, too: its limit is 3 instead of 2, for everyone. Stop short of it or drive through, as you like: the gears show what it would cost.',
    },
  },
}
