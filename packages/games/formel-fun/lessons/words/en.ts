import type { LessonWords } from '@paddock/kernel/lessons'

export const en: Readonly<Record<string, LessonWords>> = {
  'first-race': {
    about: 'What red and blue numbers drive, where a car should end, and how a race is survived.',
    done: 'The race is over: the car at the very back is out, all others line up for the next one. You know what the numbers do; the rest is watching the back of the field.',
    moments: {
      hello: {
        said: 'The three red cars are yours, and nine are racing. You need not win: only the car that comes in last goes out.',
      },
      red: {
        said: 'Your car 1 stands on a 10, so red 10 drives 10. Play it here: away from a 10 it drives only 3.',
        mistake: 'That can be done, but red 10 was made for this space. On a 10 it drives 10, anywhere else just 3.',
      },
      blue: {
        said: 'Car 2 stands on a 9, and you hold no red 9. Blue 8 asks for no number: it drives 8 from everywhere.',
        mistake:
          'Red cards away from their number drive 3, all but red 1. Blue 8 would have driven 8, on whatever number you stand.',
      },
      one: {
        said: 'Red 1 is the odd one: only 1 from a space 1, but 10 from all others. Car 3 stands on an 8, so off it goes.',
        mistake: 'That was a short drive. Red 1 goes 10 spaces from any number but 1, and you stood on an 8.',
      },
      round: {
        said: 'All nine have moved once, and the next round begins. The car in front always moves first, the one at the back last.',
      },
      keep: {
        said: 'Red 1 and red 10 both drive 10 from here, on to another 10. Play red 1, and next round red 10 drives 10 again.',
        mistake:
          'Think one round ahead: a card shows the number it ends on. Whoever ends on a number in their hand drives far again.',
      },
      try: {
        said: 'Now you choose. Look at several cards before you play one: each shows the number it ends on, and your place there.',
      },
      again: {
        said: 'Just as planned: car 1 stands on a 10 once more, and you have kept red 10. Play it.',
        mistake: 'A red 10 was waiting for exactly this space. A matching number is worth more than any other card.',
      },
      line: {
        said: 'A car has crossed the line, so this round is the last one. Whoever has not moved yet still does, then the last car goes out.',
      },
      whose: {
        said: 'From this 8, red 8 and blue 8 drive car 3 equally far. Which of them could car 2 use as well, on its 3?',
        mistake:
          'Now red 8 drives car 2 just 3 spaces. One hand serves all your cars: spend first what is no good to the others.',
      },
      save: {
        said: 'There it is: blue 8 drives from a 3 as well. Take car 2 away from the back.',
        mistake:
          'The blue 8 would have been safer. In the last round every space counts that lies between you and the end of the field.',
      },
    },
  },
  'last-car': {
    about: 'How a race ends, which car goes out, and which card saves yours.',
    done: 'You need not be fast, only faster than one other car. Watch who moves after you, and keep a good card for your last one.',
    moments: {
      scene: {
        said: 'A green car is over the line: this round is the last. Your cars 2 and 3 still have to move, and car 3 moves last of all.',
      },
      spare: {
        said: 'Car 2 gets away from the back with any card. Which one should you keep for car 3?',
        mistake: 'Car 2 was safe anyway, and now the blue 7 is gone. A good card belongs to the car in danger.',
      },
      beside: {
        said: 'Three spaces would take you beside blue 3, but it stands further inside, and inside is ahead. Find the card that goes past it.',
        mistake:
          'Level is not enough. Of two cars on one space the outer one is last, and whoever comes later stands outside.',
      },
      hopeless: {
        said: 'No card goes past blue 3 any more, and level with it you stand outside. Play any: you will see what it costs.',
      },
      saved: {
        said: 'Blue 3 is out and earns its team 1 point; the next car to leave earns 2. The longer a car stays, the more it brings.',
      },
      lost: {
        said: 'Your car is out and earns you 1 point; the next one to leave earns 2. You drive on with the others.',
      },
      grid: {
        said: 'Now the cars stand in single file, in the order in which they came in. Your hand comes along: what you saved, you still have.',
      },
    },
  },
  turbos: {
    about: 'What a turbo drives, when it saves a car, and what it costs.',
    done: 'Alone, a turbo is a simple 5. On top of a card it saves a car, and you pay for it until the end of the match.',
    moments: {
      scene: {
        said: 'The last round of a race, and your car 3 is far behind. The turbo in your hand can still save it.',
      },
      what: {
        said: 'Alone, a turbo drives 5 from any number. Played on top of another card, it adds 5 to that.',
      },
      keep: {
        said: 'First it is car 1’s turn: red 6 on a 6 is plenty. Keep turbo and red 7, since car 3 stands on a 7.',
        mistake: 'Car 1 would have been safe with red 6. Car 3 needs its red 7 and the turbo together.',
      },
      boost: {
        said: 'Red 7 alone leaves car 3 in last place. With a turbo on top it drives 7 and 5, and that is enough.',
        mistake: 'Not far enough: it had to be 12 spaces. Only red 7 on its 7, with a turbo on top, goes that far.',
      },
      lost: {
        said: 'Car 3 is out, as one car always is. Red 7 with a turbo on top would have kept it in the race.',
      },
      smaller: {
        said: 'An added turbo has its price: you play two cards and draw only one. From now on you hold four, in every race to come.',
      },
      three: {
        said: 'Three times a match you may add one, no more. And you need at least three cards in hand.',
      },
      alone: {
        said: 'None of your red numbers lies under this car. Play the turbo alone: it drives 5, and your hand grows no smaller.',
        mistake:
          'From here the turbo alone drives 5, your red cards only 3. Added to one of them, it would cost you another card.',
      },
    },
  },
}
