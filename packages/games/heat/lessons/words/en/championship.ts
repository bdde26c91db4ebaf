import type { LessonWords } from '@paddock/kernel/lessons'

export const championship: LessonWords = {
  about: 'What links the races of a season: points, upgrades, events, sponsors and the press.',
  done: 'After the race the points are added up, and the grid of the next one follows the standings, leader in front. You know your way around a season now: drive.',
  moments: {
    season: {
      said: 'The season of 1961 has three races, and Great Britain comes first. Places score 9, 6, 4, 3, 2 and 1 points, and whoever has most in the end is champion.',
    },
    pick: {
      said: 'Before each race everyone takes one upgrade and keeps it for the season; the last of the grid picks first, and that is you. Take what you like; it will be shuffled into your deck.',
    },
    swap: {
      said: 'The last of the grid has another right: give one upgrade back for one that was left over. Keep yours, or change your mind.',
    },
    event: {
      said: 'Every race has its event: today everyone starts with 2 sponsor cards, and the first three to complete lap 1 gain another. The press waits at corner A.',
    },
    sponsor: {
      said: 'A sponsor card is played like any other, but only once: then it is out of the race. Yours with a 6 is faster than all your own cards, and the road is free.',
      mistake: 'You keep it for later, which is fine: what you do not use goes with you into the next race.',
    },
    press: {
      said: 'The press wants a show at corner A: cross it by slipstream, or at 2 or more above the limit. A token makes that limit 9 today, so 11 it must be, for 2 heat: shift to 3.',
      mistake:
        'Then they have nothing to write about, or you pay more than you need. In gear 3 you can make exactly 11.',
    },
    eleven: {
      said: '4 and 3 are 7, and your sponsor’s brakes count 1 to 4, as you choose when they lie open. Make it 4 for the press.',
      mistake: 'That is allowed. With the brakes you could have hit 11 exactly.',
    },
    seen: {
      said: 'The press saw it, and here is your new sponsor card. Sponsor cards and upgrades stay with you all season, while heat and stress are dealt anew for every race.',
    },
    unseen: {
      said: 'No card from the press this time: it takes a slipstream over the line, or 2 above the limit. Upgrades and unused sponsor cards stay with you all season, heat and stress are dealt anew.',
    },
  },
}
