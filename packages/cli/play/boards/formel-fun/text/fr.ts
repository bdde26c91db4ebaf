import type { CardKind } from '@paddock/games/formel-fun'
import type { BoardWords } from './words.ts'

function behind(ahead: string, gap: number): string {
  return gap === 0 ? `à côté de ${ahead}` : `${gap} derrière ${ahead}`
}

function card(kind: CardKind): string {
  return kind.replace('red-', 'rouge ').replace('blue-', 'bleu ')
}

function place(place: number): string {
  return place === 1 ? '1re' : `${place}e`
}

export const fr: BoardWords = {
  letters: ['R', 'B', 'V', 'J', 'N', 'O'],
  first: '1re',
  points: (points) => `${points} ${points < 2 ? 'pt' : 'pts'}`,
  theLine: 'la ligne',
  card,
  headline(view, races, isLastRound) {
    const race = view.race === races ? 'Finale' : `Manche ${view.race} sur ${races}`
    return `${race}, ${isLastRound ? 'dernier tour' : `tour ${view.round}`}`
  },
  last({ car, ahead, gap, isOwn, isToMove, isLastRound }) {
    const danger = isLastRound ? 'Va sortir' : 'Dernière'
    return `${danger} : ${isOwn ? 'votre ' : ''}${car}, ${behind(ahead, gap)}${isToMove ? ', à jouer' : ''}`
  },
  drive({ card: kind, turbo, space, distance, to, place: rank, passes, fellBack }, isShort) {
    const extra = turbo ? ' + turbo' : ''
    const spaces = isShort ? '' : distance === 1 ? ' case' : ' cases'
    const back = fellBack > 0 ? ` (plein : −${fellBack})` : ''
    return `${card(kind)} sur un ${space}${extra} : ${distance}${spaces} → ${passes ? 'ligne, ' : ''}${to}${back}, ${place(rank)}`
  },
  shown: 'une carte a été piochée',
  rules: (scoring) => [
    "Une manche s'arrête au tour où une voiture passe la ligne. La dernière sort, les autres repartent.",
    'La voiture de tête joue la première. Jouez une carte, piochez-en une.',
    "Carte rouge : son numéro depuis une case de ce numéro, sinon 3 seulement. Rouge 1 est à part : 1 depuis un 1, mais 10 d'ailleurs.",
    'Bleu 6, 7, 8 : toujours autant. Turbo : 5, ou 5 de plus avec une autre carte (trois fois par partie ; votre main en garde une de moins).',
    "Quatre par case ; si c'est plein, restez derrière. L'intérieur est devant.",
    scoring === 'team-points'
      ? 'Première voiture sortie : 1 point, puis 2, etc. Le plus de points gagne.'
      : 'Qui gagne la finale gagne la partie.',
    'Sur la piste : ▸ joue, ! est dernière, ? et 1-9 : où mènent vos cartes.',
  ],
  scale: (cars, scoring) =>
    scoring === 'last-car'
      ? 'Ce qui compte : avoir gardé une voiture en course le plus longtemps.'
      : `La première voiture sortie vaut 1 point, puis 2 … jusqu'à ${cars - 2} ; la finale vaut ${cars}, et ${cars + 3} à qui la gagne. À égalité, la meilleure voiture départage.`,
}
