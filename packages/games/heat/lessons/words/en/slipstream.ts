import type { LessonWords } from '@paddock/kernel/lessons'

export const slipstream: LessonWords = {
  about: 'How to get rid of heat, and how to catch whoever is ahead.',
  done: 'Cool where you must be slow anyway, and spend that heat where it carries you into a slipstream. That is how one comes from last to first.',
  moments: {
    scene: {
      said: 'Six rounds of fast driving, and it shows: three Heat clog your hand, and 1 is left in the engine. You are last, 3 spaces before the line of corner D with its limit of 2.',
    },
    first: {
      said: 'A slow corner is the place to cool: gear 1 cools 3, gear 2 just 1, gears 3 and 4 none. Shift down to 1.',
      mistake: 'Then most of your Heat would stay in your hand, and the engine empty. Gear 1 cools all three of them.',
    },
    over: {
      said: 'One card: the 3 takes you just over the line of corner D. At speed 3 it costs 1 heat, and you cool before you pay.',
      mistake: 'A 4 would cost another heat, and a Stress can be anything. The 3 gets you over the line as well.',
    },
    cool: {
      said: 'Now cool all three. Gear 1 allows 3 and your adrenaline 1 more, since you began this round in last place.',
      mistake: 'Cool first, and all three: what is in the engine can pay for everything else, in this very turn.',
    },
    adrenaline: {
      said: 'Adrenaline also offers 1 space, but that adds 1 to your speed: corner D would cost 2 instead of 1, though you crossed it before. Green is right in front of you anyway, so go on.',
      mistake:
        'One space for one heat: that can be right. Corners look at the final speed of your turn, whenever you crossed the line.',
    },
    slip: {
      said: 'Beside you or right in front: that is how near a car must be. Its slipstream is 2 spaces long and leaves your speed alone, but a line you cross by it would count.',
      mistake:
        'Your car stays where it is. Those 2 spaces would have cost nothing here, since no further line lies on them.',
    },
    chase: {
      said: 'Blue is beside you on the race line, so it counts as ahead and moves first. There is a straight before you: two gears up cost 1 heat, so take gear 3, and then your fastest cards.',
      mistake: 'You would lose sight of Blue. Gear 3 costs 1 heat, and that is what you cooled for.',
    },
    boost: {
      said: 'Blue is 3 spaces ahead, 2 too many for its slipstream. For 1 heat a boost turns up a 1, a 2 or a 3 from your deck: a 2 or a 3 is enough.',
      mistake:
        'Then Blue drives away alone. A boost is worth most where it takes you into a slipstream: its own spaces, and 2 more.',
    },
    decide: {
      said: 'For 1 heat a boost turns up a Speed card and drives you on by it. It is worth most where it takes you right behind or beside another car.',
    },
    pass: {
      said: 'There you are, close enough: 2 spaces more, past the car ahead.',
      mistake: 'All that work for nothing: the 2 spaces were free.',
    },
  },
}
