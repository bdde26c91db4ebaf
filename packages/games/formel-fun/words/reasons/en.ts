import type { ReasonWords } from '@paddock/kernel'
import type { Why } from '../../prospects/reasons/why-not.ts'
import { carName } from '../car-name.ts'
import { spaces } from '../phrases/en.ts'

const list = new Intl.ListFormat('en', { type: 'disjunction' })

export const en: ReasonWords<Why> = {
  said(why, name) {
    switch (why.why) {
      case 'no-more-turbos':
        return `You have added a turbo ${why.most} times: that is all you get in a match.`
      case 'too-few-cards':
        return `With ${why.held} cards in hand no turbo can be added: it takes three.`
      case 'other-team':
        return `That car is driven by ${name(why.owner)}: you drive your own.`
      case 'moved-already':
        return `${carName(why.car, name)} has moved in this round. Now it is the turn of ${carName(why.onTurn, name)}.`
      case 'not-on-turn':
        return `The order of the cars decides: first ${carName(why.onTurn, name)}, later ${carName(why.car, name)}.`
      case 'space-full':
        return `${why.cars} cars stand there: whoever would stop on a full space falls back.`
      case 'no-card-that-far':
        return `That is ${spaces(why.distance)} ahead; your cards drive ${list.format(why.reach.map(String))}.`
    }
  },
}
