import { cardName, ordinal } from '../../words/phrases/fr.ts'
import type { TerminalWords } from './words.ts'

function behind(ahead: string, gap: number): string {
  return gap === 0 ? `à côté de ${ahead}` : `à ${gap} ${gap === 1 ? 'case' : 'cases'} de ${ahead}`
}

export const fr: TerminalWords = {
  first: '1re',
  points: (points) => `${points} ${points < 2 ? 'pt' : 'pts'}`,
  theLine: 'la ligne',
  card: cardName,
  turbosLeft: (count) => `+ turbo : ${count}`,
  headline(view, races, isLastRound) {
    const race = view.race === races ? 'Finale' : `Manche ${view.race}/${races}`
    return `${race}, ${isLastRound ? 'dernier tour de table' : `tour de table ${view.round}`}`
  },
  last({ car, ahead, gap, isOwn, isToMove, isLastRound }) {
    const who = `${isOwn ? 'votre ' : ''}${car}, ${behind(ahead, gap)}`
    // Who is last after its move in the last round stays last: nobody drives backwards.
    if (isLastRound && !isToMove) return [`Éliminée : ${who}`]
    const endings = isToMove ? [', doit encore jouer', ', doit jouer', ', à jouer'] : ['']
    return ['Dernière pour l’instant', 'Dernière'].flatMap((danger) =>
      endings.map((ending) => `${danger} : ${who}${ending}`),
    )
  },
  drive({ card, turbo, space, distance, endsOn, place, passes, fellBack }, isShort) {
    const extra = turbo ? ' + turbo' : ''
    const spaces = isShort ? '' : distance === 1 ? ' case' : ' cases'
    const back = fellBack > 0 ? ` (${isShort ? '' : 'plein : '}−${fellBack})` : ''
    return `${cardName(card)}${isShort ? '' : ` sur un ${space}`}${extra} : ${distance}${spaces} → ${passes ? 'ligne, ' : ''}${endsOn}${back}, ${ordinal(place)}`
  },
  shown: 'une carte a été piochée',
  rules: (scoring) => [
    'Une manche s’arrête au tour de table où une voiture passe la ligne. La dernière sort, les autres repartent.',
    'La voiture de tête joue la première. Jouez une carte, piochez-en une.',
    'Carte rouge : sur une case du même numéro, avancez d’autant ; sinon de 3. Rouge 1 est à part : 1 depuis un 1, mais 10 d’ailleurs.',
    'Bleu 6, 7, 8 : toujours autant. Turbo : 5, ou 5 de plus avec une autre carte (trois fois par partie ; votre main perd une carte pour de bon).',
    'Quatre par case ; si c’est plein, restez derrière. L’intérieur est devant.',
    scoring === 'team-points'
      ? 'Première voiture sortie : 1 point, puis 2, etc. Le plus de points gagne.'
      : 'Qui gagne la finale gagne la partie.',
    'Sur la piste : ▸ joue, ! est dernière, ? et 1-9 : où mènent vos cartes.',
  ],
  scale: (cars, scoring) =>
    scoring === 'last-car'
      ? 'Ce qui compte : avoir gardé une voiture en course le plus longtemps.'
      : `La première voiture sortie vaut 1 point, puis 2 … jusqu’à ${cars - 2} ; la finale vaut ${cars}, et ${cars + 3} à qui la gagne. À égalité, la meilleure voiture départage.`,
}
