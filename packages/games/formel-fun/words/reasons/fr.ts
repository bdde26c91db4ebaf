import type { ReasonWords } from '@paddock/kernel'
import type { Why } from '../../prospects/reasons/why-not.ts'
import { carName } from '../car-name.ts'
import { spaces } from '../phrases/fr.ts'

const list = new Intl.ListFormat('fr', { type: 'disjunction' })

export const fr: ReasonWords<Why> = {
  said(why, name) {
    switch (why.why) {
      case 'no-more-turbos':
        return `Vous avez déjà ajouté ${why.most} turbos\u00a0: c’est le maximum d’une partie.`
      case 'too-few-cards':
        return `Avec ${why.held} cartes en main, on n’ajoute pas de turbo\u00a0: il en faut trois.`
      case 'other-team':
        return `Cette voiture est à ${name(why.owner)}\u00a0: vous conduisez les vôtres.`
      case 'moved-already':
        return `${carName(why.car, name)} a déjà roulé ce tour-ci. C’est à ${carName(why.onTurn, name)}.`
      case 'not-on-turn':
        return `L’ordre des voitures décide\u00a0: d’abord ${carName(why.onTurn, name)}, plus tard ${carName(why.car, name)}.`
      case 'space-full':
        return `${why.cars} voitures y sont déjà\u00a0: qui s’arrêterait sur une case pleine recule.`
      case 'no-card-that-far':
        return `C’est à ${spaces(why.distance)}\u00a0; vos cartes font ${list.format(why.reach.map(String))}.`
    }
  },
}
