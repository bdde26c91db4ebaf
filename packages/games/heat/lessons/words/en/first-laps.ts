import type { LessonWords } from '@paddock/kernel/lessons'

export const firstLaps: LessonWords = {
  about: 'A whole race over one lap: gears, cards, corners, and what heat is for.',
  done: 'You are home, and have met all that a race asks. Whoever is still on the track drives on to their place, or gives up.',
  moments: {
    hello: {
      said: 'The black car is yours: one lap, and the first over the line wins. Cards make you fast, and the 6 heat in your engine pay for what is too fast.',
    },
    gear: {
      said: 'Your gear is the number of cards you will play, and everyone chooses in secret. One gear up or down is free, two cost 1 heat: take gear 2.',
      mistake:
        'Gear 1 means a single card, and gear 3 costs you 1 heat at once. Gear 2 is free from here: try that one.',
    },
    cards: {
      said: 'Two cards, then: their sum is your speed, and you drive exactly so many spaces. Play both 4s; Heat cannot be played at all, and Stress is for later.',
      mistake: 'That would be slower, and there is nothing to brake for yet. Play both 4s: 8 spaces.',
    },
    cool: {
      said: 'You have driven your 8; now cool: gear 2 lets 1 Heat go from your hand back into the engine. Gear 1 cools 3, and a hand with nothing but Heat would leave you standing still.',
      mistake: 'That can wait. In your hand this Heat is dead weight, in the engine it pays for speed: cool it first.',
    },
    boosts: {
      said: 'Once in every turn you may also boost: pay 1 heat, turn up a Speed card, and drive on by it. Save that for the finish, and go on.',
      mistake: 'A boost works in every gear, but your heat will be worth more later. Go on for now.',
    },
    slip: {
      said: 'The leader moves first, so Blue is already there, right in front of you. Its slipstream pulls you 2 spaces on: free, and your speed stays 8.',
      mistake:
        'You would give away 2 free spaces. Slipstream is there whenever a car stands beside you or right in front.',
    },
    draw: {
      said: 'At the end of a turn you may discard cards, but never Heat or Stress; then you draw up to 7. Keep these: low cards are made for the corner ahead.',
      mistake: 'On a straight that would be wise. Here comes a corner, so keep the 3s and the 1.',
    },
    corner: {
      said: 'Corner A is 3 spaces ahead, its limit is 7. Whoever crosses the line faster pays 1 heat for every point above: shift to 3, for three small cards.',
      mistake: 'You would cross the corner too slowly, or pay more than you need. Three cards can make exactly 7 here.',
    },
    seven: {
      said: '3 + 3 + 1 is 7, exactly the limit: as fast as it goes without paying. A Stress is a gamble here: nobody knows what it turns up.',
      mistake: 'That is allowed. Up to 7 the corner is free, above it every point costs 1 heat.',
    },
    swap: {
      said: 'Now comes a long straight, and 1s are slow. Throw them out, draw something faster, and take as high a gear as you dare.',
      mistake: 'They stay in your hand, then, and you draw fewer new cards. On a straight, slow cards are in the way.',
    },
    stress: {
      said: 'Each Stress turns up cards from your deck until a Speed card comes, and that one counts. Just 2, 3 and 4 are left there: your three Stress together make exactly 9.',
      mistake:
        'Stress cannot be discarded, only played. A straight is the place for it, where a surprise costs nothing.',
    },
    brake: {
      said: 'A space holds two cars: Blue and you fill this one, so Green had to stop behind. Corner B allows just 3: in gear 3 a 0, a 1 and a 2 cross it for free, every point more costs 1 heat.',
      mistake:
        'Gear 2 costs 1 heat from here, gear 4 needs four cards and heat for the corner. One gear down is free: think ahead of a corner.',
    },
    limit: {
      said: 'Corner B allows only 3, so come down through the gears in time: one at a time is free. Every point above the limit costs 1 heat.',
    },
    paid: {
      said: 'Heat that you pay goes to your discard pile, and into your hand again once that pile becomes your deck. If you cannot pay all of it you spin out, so keep an eye on the engine.',
    },
    last: {
      said: 'You began this round in last place, so you have adrenaline: 1 space more, and 1 more to cool. Take the space: then Green is right in front of you, and you may slipstream.',
      mistake: 'It is yours to refuse. But with that one space you would have come into Green’s slipstream.',
    },
    adrenaline: {
      said: 'You began this round in last place, so you have adrenaline: 1 space more, and 1 more to cool. The space adds 1 to your speed as well, which counts in corners.',
    },
    spin: {
      said: 'Green took corner D at 6: that is 4 heat, and it had 2. It spins out: back before the line, in gear 1, with an empty engine and a Stress in hand.',
    },
    line: {
      said: 'No corner is left, just the finish: shift up and play what you have. All cars still finish this round, and whoever is farthest past the line wins; only slipstream may not cross it.',
    },
    boost: {
      said: 'You are level with Blue, and it is on the race line, so it would win. Heat is worth nothing after the finish: boost!',
      mistake: 'So Blue wins by the race line. Behind the last line every heat in the engine is wasted: boost with it.',
    },
    home: {
      said: 'You are over the line, and every space still counts. Heat is worth nothing afterwards, so a boost is free now.',
    },
  },
}
