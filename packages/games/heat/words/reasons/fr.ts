import type { ReasonWords } from '@paddock/kernel'
import { listed } from '@paddock/racing'
import type { Why } from '../../prospects/reasons/why.ts'
import type { Phase } from '../../rules/state.ts'
import type { SymbolName } from '../../rules/symbols.ts'
import { card, symbol } from '../fr/cards.ts'
import { legend } from '../fr/legends.ts'
import { cardCount, heatCount, ordinal, spaces } from '../fr/names.ts'

/** Ce qui est demandé maintenant. */
function asked(phase: Phase, gear: number): string {
  switch (phase) {
    case 'draft':
      return 'Vous êtes à l’atelier\u00a0: prenez d’abord une des cartes proposées.'
    case 'swap':
      return 'Vous êtes à l’atelier\u00a0: échangez d’abord une amélioration, ou gardez tout.'
    case 'keep':
      return 'Entre deux saisons\u00a0: choisissez d’abord l’amélioration que vous gardez.'
    case 'shift':
      return 'D’abord le rapport\u00a0: chacun choisit le sien, puis ses cartes.'
    case 'play':
      return `D’abord les cartes\u00a0: en ${ordinal(gear)}, on en joue ${gear}.`
    case 'plan':
      return 'D’abord rapport et cartes\u00a0: autant de cartes que le rapport.'
    case 'values':
      return 'Choisissez d’abord ce que comptent vos cartes\u00a0: c’est votre vitesse.'
    case 'react':
      return 'C’est le moment de réagir\u00a0: utilisez ce que vous voulez, puis continuez.'
    case 'refresh':
      return 'Décidez d’abord quelles cartes reviennent sur votre paquet.'
    case 'slipstream':
      return 'D’abord l’aspiration\u00a0: prenez-la, ou restez où vous êtes.'
    case 'discard':
      return 'Vous avez roulé\u00a0: défaussez ce que vous voulez, puis vous piochez.'
    case 'over':
      return 'La course est finie.'
  }
}

function duties(heat: number, scrap: number): string {
  const owed = [
    ...(heat > 0 ? [`${heatCount(heat)} à payer`] : []),
    ...(scrap > 0 ? [`${cardCount(scrap)} à mettre au rebut`] : []),
  ]
  return `D’abord ce qu’exigent vos cartes\u00a0: ${listed(owed, 'et')}.`
}

/** Quel que soit le nombre à côté. */
function named(of: SymbolName): string {
  return symbol(of, 1).replace(' 1', '')
}

function ways(figures: readonly number[]): string {
  return listed(figures.map(String), 'ou')
}

export const fr: ReasonWords<Why> = {
  said(why, name) {
    switch (why.why) {
      case 'asked-now':
        return asked(why.phase, why.gear)
      case 'duties-first':
        return duties(why.heat, why.scrap)
      case 'react-is-over':
        return 'Vous avez continué\u00a0: les symboles s’utilisent avant, quand on réagit.'
      case 'nobody-home':
        return 'Personne n’est arrivé\u00a0: on n’abandonne qu’une fois la première voiture à l’arrivée.'
      case 'give-up-later':
        return 'On abandonne au début d’une manche, au lieu de choisir un rapport.'

      case 'too-far':
        return `Vous êtes en ${ordinal(why.from)}\u00a0: la ${ordinal(why.gear)} est à trois crans, deux au plus.`
      case 'two-gears-no-heat':
        return `La ${ordinal(why.gear)} est à deux crans\u00a0: il faut 1 surchauffe, et votre moteur est vide.`
      case 'too-few-cards':
        return `En ${ordinal(why.gear)}, on joue ${cardCount(why.gear)}\u00a0; vous pouvez en jouer ${why.playable}.`
      case 'cards-are-the-gear':
        return `Le nombre de cartes est le rapport\u00a0: pour la ${ordinal(why.gear)}, prenez ${cardCount(why.gear)}.`
      case 'gear-is-set':
        return `La ${ordinal(why.gear)} est passée pour cette manche\u00a0: tout le monde l’a vue.`
      case 'shifted-next-round':
        return `Vous restez en ${ordinal(why.gear)} ce tour-ci\u00a0: on change de rapport au début de la manche.`
      case 'lever-follows':
        return `Le levier suit le rapport que vous choisissez à côté\u00a0: ${ways(why.gears)}.`

      case 'heat-not-played':
        return 'Une surchauffe ne se joue pas\u00a0: refroidissez-la quand vous réagissez.'
      case 'cluttered':
        return `Main encombrée\u00a0: on pose toutes les cartes jouables (${why.playable}), et des surchauffes complètent.`
      case 'heat-not-discarded':
        return 'Une surchauffe ne se défausse pas\u00a0: seul le refroidissement l’ôte de votre main.'
      case 'stress-not-discarded':
        return 'Un stress ne se défausse pas\u00a0: jouez-le, il retourne une carte Vitesse.'
      case 'home-discards-nothing':
        return 'Vous êtes à l’arrivée\u00a0: vous ne défaussez et ne piochez plus.'
      case 'heat-is-cooled':
        return `Une surchauffe quitte la main en refroidissant\u00a0: jusqu’à ${why.most} maintenant.`
      case 'stress-is-relieved':
        return `Un stress quitte la main par réduction du stress\u00a0: jusqu’à ${why.most} maintenant.`
      case 'card-stays':
        return `Ce que vous avez joué (${card(why.card)}) reste là jusqu’à la fin de votre tour.`
      case 'set-aside':
        return 'Un + l’a retournée, mais ce n’est pas une carte Vitesse\u00a0: elle est partie à la défausse.'
      case 'cool-to-pay':
        return `La carte ${card(why.card)} coûte ${heatCount(why.cost)}, le moteur en a ${why.engine}\u00a0: refroidissez d’abord.`
      case 'cannot-be-paid':
        return `La carte ${card(why.card)} coûte ${heatCount(why.cost)}, le moteur en a ${why.engine}\u00a0: une autre la remplace.`
      case 'others-are-paid':
        return `Payer ${heatCount(why.cost)} pour la carte ${card(why.card)} en ferait perdre d’autres\u00a0: payez celles-là.`
      case 'engine-pays':
        return `Votre moteur (${heatCount(why.heat)}) paie de lui-même les virages, les boosts et les sauts de deux rapports.`
      case 'engine-is-empty':
        return 'Votre moteur est vide\u00a0: seul le refroidissement y ramène des surchauffes.'
      case 'drawn-later':
        return `Vous piochez à la fin de votre tour, jusqu’à ${cardCount(why.size)}. L’ordre du paquet est secret.`
      case 'only-the-top':
        return why.cards === 0
          ? 'Votre défausse est vide\u00a0; on n’en voit jamais que la carte du dessus.'
          : `Sur ${cardCount(why.cards)}, on ne voit que celle du dessus\u00a0: seul un sauvetage fouille la défausse.`

      case 'no-cooldown':
        return `La ${ordinal(why.gear)} ne refroidit rien\u00a0: la 1re refroidit 3 surchauffes, la 2e une seule.`
      case 'no-cooldown-here':
        return 'Nuages\u00a0: rien ne refroidit tant que votre voiture est dans ce secteur.'
      case 'cooldown-used':
        return 'Vous avez utilisé tout le refroidissement de ce tour.'
      case 'no-heat-in-hand':
        return 'Vous n’avez en main aucune surchauffe à refroidir.'
      case 'no-stress-in-hand':
        return 'Vous n’avez en main aucun stress à défausser.'
      case 'boosted':
        return 'Vous avez déjà utilisé le boost\u00a0: une fois par tour.'
      case 'engine-empty':
        return 'Un boost coûte 1 surchauffe, et votre moteur est vide.'
      case 'adrenaline-used':
        return 'Vous avez déjà utilisé votre adrénaline ce tour-ci.'
      case 'heat-is-owed':
        return `Vos cartes coûtent encore ${heatCount(why.heat)}\u00a0: un boost leur en prendrait une.`
      case 'cards-in-doubt':
        return `Vos cartes coûtent ${heatCount(why.heat)}, plus que vous ne pouvez payer\u00a0: leurs symboles attendent.`
      case 'no-adrenaline':
        return why.lastCars === 1
          ? 'Seule la dernière voiture au début de la manche a de l’adrénaline.'
          : `Seules les ${why.lastCars} dernières voitures au début de la manche ont de l’adrénaline.`
      case 'no-such-symbol':
        return `Aucune carte ne vous le permet\u00a0: il faut le symbole ${named(why.symbol)}.`
      case 'discard-empty':
        return 'Votre défausse est vide\u00a0: il n’y a rien à sauver.'
      case 'no-plus':
        return 'Aucun + n’a retourné de carte ce tour-ci\u00a0: l’accélération n’ajouterait rien.'
      case 'direct-too-dear':
        return 'Vous ne pouvez pas payer la surchauffe de la carte à jouer depuis votre main.'
      case 'can-be-paid':
        return 'La surchauffe peut être payée\u00a0: on ne remplace qu’une carte impayable.'
      case 'nothing-owed':
        return 'Aucune carte jouée ne coûte de surchauffe maintenant.'

      case 'as-many-as-gear':
        return `En ${ordinal(why.gear)}, on joue exactement ${cardCount(why.gear)}\u00a0: vous en avez pris ${why.picked}.`
      case 'pick-first':
        return `Prenez d’abord des cartes\u00a0: de 1 à ${why.most}.`
      case 'too-many':
        return `${cardCount(why.most)} au plus\u00a0: vous en avez pris ${why.picked}.`
      case 'too-many-at-once':
        return `On défausse ${cardCount(why.most)} à la fois\u00a0: vous en avez pris ${why.picked}.`

      case 'other-driver':
        return `Cette voiture est à ${name(why.seat)}\u00a0: vous pilotez la vôtre.`
      case 'legend':
        return `${legend(name(why.car))} roule avec ses propres cartes, à sa place dans l’ordre.`
      case 'car-home':
        return `${name(why.car)} est à l’arrivée, ${ordinal(why.place)} voiture, et a quitté la piste.`
      case 'car-out':
        return `${name(why.car)} n’est plus en course\u00a0: ${ordinal(why.place)} place.`
      case 'own-car-by-cards':
        return 'Votre voiture roule par le rapport et les cartes\u00a0: exactement leur somme.'
      case 'nothing-moves-it':
        return 'Votre voiture a roulé\u00a0: rien de ce que vous pouvez utiliser ne la fait avancer.'
      case 'space-by-cards':
        return `C’est à ${spaces(why.distance)}. Vous choisissez rapport et cartes\u00a0: leur somme dit où vous finissez.`
      case 'no-way-there':
        return `C’est à ${spaces(why.distance)}\u00a0; vous pouvez avancer de ${ways(why.reach)}.`
      case 'boost-decides':
        return `C’est à ${spaces(why.distance)}. Un boost avance de 1 à 4 cases, selon la carte qu’il retourne.`
      case 'space-full':
        return `Deux voitures y sont, à ${spaces(why.distance)}\u00a0: vous vous arrêteriez derrière.`

      case 'one-card':
        return 'Une seule carte\u00a0: regardez celle que vous voulez.'
      case 'one-for-one':
        return 'Une des vôtres contre une qui reste\u00a0: regardez les deux, ou gardez tout.'
      case 'built-already':
        return 'Elle est déjà dans votre voiture\u00a0: prenez une de celles proposées.'
      case 'same-card':
        return 'Vous recevriez la même carte.'
      case 'built-by-other':
        return `Elle est montée sur la voiture de ${name(why.seat)}\u00a0: elle y reste.`
    }
  },
}
