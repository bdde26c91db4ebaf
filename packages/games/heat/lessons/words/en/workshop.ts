import type { LessonWords } from '@paddock/kernel/lessons'

export const workshop: LessonWords = {
  about: 'How upgrades are drafted, and what their symbols do in a race.',
  done: 'Choose upgrades that go together, and look for what must be paid. Point at any symbol during a race, and it tells what it does.',
  moments: {
    market: {
      said: 'In the workshop three upgrades take the place of the 0, the 5 and the Heat in your deck. There are always three cards more than drivers, so nobody has to take what is left.',
    },
    brakes: {
      said: 'Blue starts behind you, so it has picked first. Brakes have several values: 1/5 is a 5 on a straight and a 1 in a corner, as you like, so take them.',
      mistake:
        'That may serve you well, too. Brakes would have let you choose between two speeds, after you see all cards.',
    },
    costly: {
      said: 'In the second round the order turns, and you pick first. Cooling 6 is faster than any Speed card, but its Heat symbol must be paid: take it.',
      mistake: 'Fair enough. A 6 would have been the fastest card here, for 1 heat each time you play it.',
    },
    third: {
      said: 'The last one is your choice: four-wheel drive turns up more cards, Body throws Stress out of your hand, RPM makes a slipstream longer. The latter two you may use or not.',
    },
    hand: {
      said: 'Your upgrades were shuffled in, and are all in your first hand: that is luck. Take gear 2, then play the brakes with the 6.',
      mistake: 'That works as well. Upgrades count like other cards: as many in all as the gear says.',
    },
    values: {
      said: 'All cards are open, and only now you choose what the brakes count. The road is free up to corner A: take the 5.',
      mistake: 'Slow and safe. Here nothing would have cost more: the corner is still out of reach.',
    },
    pay: {
      said: 'The Heat of a card must be paid before you go on, from the engine. Who has none left has to replace the card by one that is turned up.',
      mistake: 'You may do that first. But your turn does not go on before the card is paid.',
    },
    corner: {
      said: 'Corner A again, limit 7. Body 5 and a 2 make 7: as fast as it goes for free, and Body has something to offer.',
      mistake: 'That is allowed, and above 7 it costs heat. Body 5 and a 2 would have been exactly right.',
    },
    relieve: {
      said: 'Body lets you throw a Stress from your hand onto the discard pile. It is not a must, but otherwise a Stress leaves your hand only by being played.',
      mistake: 'Then the Stress stays with you until you play it. A symbol that is not used is gone after the turn.',
    },
  },
}
