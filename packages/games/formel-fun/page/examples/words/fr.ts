import type { ExampleWords } from '@paddock/page-kit/rules-example.ts'

export const fr: Readonly<Record<string, ExampleWords>> = {
  'who-moves-first': {
    title: 'Qui joue en premier',
    before: 'Rouge 1 et bleue 1 partagent une case 2, la rouge à l’intérieur. Verte 1 est derrière, sur un 9.',
    steps: [
      'La case de tête d’abord et, sur elle, la voiture la plus à l’intérieur\u00a0: rouge 1 avance de 6, jusqu’à un 8.',
      'Puis bleue 1, partie de la même case. Elle avance de 7 et passe la rouge.',
      'Verte 1 est la dernière\u00a0: son rouge 9 convient au 9 où elle se trouve. Elle avance de 9 et s’arrête à côté de la rouge, à l’extérieur.',
    ],
  },
  'its-own-number': {
    title: 'Un numéro rouge sur sa propre case',
    before: 'Rouge 1 est sur un 7 et joue le rouge 7.',
    steps: ['Carte et case s’accordent\u00a0: la voiture avance de 7, jusqu’au 4 de la section suivante.'],
  },
  'another-number': {
    title: 'Un numéro rouge partout ailleurs',
    before: 'Rouge 1 est sur un 8 et joue le rouge 7.',
    steps: [
      'Les numéros diffèrent\u00a0: c’est le 3 bleu de la carte qui compte, 3 cases. On ne choisit pas entre rouge et bleu.',
    ],
  },
  'two-plus-six': {
    title: 'Depuis un 2, six cases',
    before: 'Rouge 1 est sur un 2 et joue le bleu 6. Les numéros des cases sont des noms, pas des distances.',
    steps: ['Six cases plus loin, elle s’arrête sur le 8 de la même section.'],
  },
  'nine-plus-eight': {
    title: 'Depuis un 9, huit cases',
    before: 'Rouge 1 est sur un 9 et joue le bleu 8.',
    steps: ['Huit cases plus loin, elle s’arrête sur le 7 de la section suivante.'],
  },
  'red-one': {
    title: 'Rouge 1 fait exception',
    before: 'Le joueur rouge a deux cartes rouge 1. Sa voiture 1 est sur un 5, sa voiture 2 sur un 1.',
    steps: [
      'Depuis un 5, comme depuis toute case qui n’est pas un 1, la carte avance de 10.',
      'Depuis un 1, elle n’avance que de 1\u00a0: ici, le numéro est le sien.',
    ],
  },
  'two-turbos': {
    title: 'Deux turbos ensemble',
    before: 'Rouge 1 est sur un 4 et joue un turbo, avec un autre turbo en appoint.',
    steps: ['5 + 5\u00a0: la voiture avance de 10, jusqu’au 4 suivant. L’un des deux était l’appoint.'],
  },
  'extra-turbo-costs': {
    title: 'Ce que coûte un turbo d’appoint',
    before: 'Le joueur rouge a cinq cartes. Rouge 1 est sur un 10 et joue un rouge 2 avec un turbo en appoint.',
    steps: [
      'Un rouge 2 sur un 10 avance de 3, le turbo ajoute 5\u00a0: 8 cases. Pour ces deux cartes, on n’en pioche qu’une\u00a0: il n’en reste désormais que quatre au choix.',
    ],
  },
  'full-space': {
    title: 'Une case pleine',
    before: 'Quatre voitures occupent la case qui est six plus loin que rouge 1. Elle joue un bleu 6.',
    steps: [
      'Une cinquième voiture n’y tient pas\u00a0: rouge 1 recule jusqu’à la première case où il y a de la place, et n’a avancé que de 5.',
    ],
  },
  'past-a-full-space': {
    title: 'Au-delà d’une case pleine',
    before: 'Les mêmes quatre voitures, mais rouge 1 joue un bleu 7.',
    steps: ['Personne n’arrête une voiture en chemin\u00a0: elle les dépasse et avance de ses 7 cases.'],
  },
  'last-is-out': {
    title: 'La dernière voiture est éliminée',
    before:
      'Deux voitures ont passé la ligne\u00a0: c’est le dernier tour de table. Seule rouge 1 doit encore jouer\u00a0; verte 2 est 3 cases devant elle.',
    steps: [
      'Avec 6 cases, rouge 1 passe verte 2, qui est maintenant la plus en arrière\u00a0: verte 2 est éliminée. Les autres se rangent pour la manche suivante, l’une derrière l’autre.',
    ],
  },
  'level-is-not-enough': {
    title: 'Arriver à hauteur ne suffit pas',
    before: 'Le même moment, mais rouge 1 joue un rouge 5, qui d’ici avance de 3\u00a0: jusqu’à la case de verte 2.',
    steps: ['Verte 2 est à l’intérieur, donc devant. Rouge 1 est la plus à l’extérieur de la dernière case, et sort.'],
  },
}
