import type { ExampleWords } from '@paddock/page-kit/rules-example.ts'

export const fr: Readonly<Record<string, ExampleWords>> = {
  'two-gears-up': {
    title: 'Deux rapports d’un coup',
    before: 'La noire est en 1re, avec 6 surchauffes dans le moteur, et veut jouer trois cartes.',
    steps: ['La 3e est à deux rapports\u00a0: cela coûte 1 surchauffe, payée aussitôt. Le moteur en a 5.'],
  },
  'sum-of-cards': {
    title: 'La somme des cartes',
    before:
      'La noire est en 3e\u00a0: elle joue trois cartes, 4, 3 et 2. Sa case indique 19\u00a0: il faut 19 cases pour franchir la ligne du prochain virage, B.',
    steps: ['Sa vitesse est 9, et elle avance de 9 cases. Il n’en faut plus que 10 pour franchir la ligne.'],
  },
  stress: {
    title: 'Un stress retourné',
    before:
      'La noire est en 2e et joue un 2 et un stress. Sur son paquet, de haut en bas\u00a0: 0, surchauffe, 5 et 3.',
    steps: [
      'Le + retourne des cartes jusqu’à un 1, 2, 3 ou 4\u00a0: le 3. Il compte, la vitesse est 5. Le 0, la surchauffe et le 5 sont défaussés.',
    ],
  },
  'cluttered-hand': {
    title: 'Une main encombrée',
    before:
      'La noire est en 4e, avec 2 cartes Vitesse, 5 surchauffes en main et un moteur vide. Aucun rapport possible n’a assez de cartes\u00a0: la 2e coûterait une surchauffe qui manque.',
    steps: ['La main est encombrée\u00a0: la voiture reste où elle est et passe en 1re.'],
  },
  'full-spaces': {
    title: 'Des cases pleines',
    before:
      'La noire joue un 2 et un 3. Devant elle, la cinquième et la quatrième case sont pleines\u00a0; sur la troisième, une place est libre.',
    steps: [
      'Elle finirait sur la cinquième, recule jusqu’à la troisième et s’y range à côté de la trajectoire. Sa vitesse reste 5.',
    ],
  },
  boost: {
    title: 'Un boost',
    before: 'La noire a avancé de 7. Elle booste\u00a0: 1 surchauffe, et la prochaine carte Vitesse du paquet compte.',
    steps: ['Un 2 est retourné\u00a0: 2 cases de plus, et la vitesse passe de 7 à 9. Le moteur a 5 surchauffes.'],
  },
  cooling: {
    title: 'Refroidir',
    before:
      'La noire a roulé en 1re, qui refroidit jusqu’à 3. Trois surchauffes encombrent sa main, et le moteur en a 3.',
    steps: ['Toutes trois retournent au moteur\u00a0: de nouveau 6, et de la place en main pour de meilleures cartes.'],
  },
  adrenaline: {
    title: 'L’adrénaline',
    before: 'La noire était dernière au début de la manche\u00a0: elle a l’adrénaline. Elle a avancé de 5.',
    steps: ['Elle avance d’1 case de plus, pour rien. Sa vitesse est maintenant 6, aussi dans un virage.'],
  },
  slipstream: {
    title: 'L’aspiration',
    before: 'La noire s’est arrêtée juste derrière la bleue.',
    steps: ['Elle peut avancer de 2 cases de plus et passer la bleue. Sa vitesse reste 5.'],
  },
  'slipstream-over-a-corner': {
    title: 'Aspirée dans un virage',
    before: 'La noire est arrivée, à la vitesse 5, derrière la bleue. Le virage D, limite 2, est juste devant.',
    steps: [
      'L’aspiration lui fait franchir la ligne de D, et le virage se paie à sa vitesse\u00a0: 5 dépasse 2 de 3, donc 3 surchauffes.',
    ],
  },
  'from-the-grid': {
    title: 'Trop vite depuis la grille',
    before:
      'La noire est en 3e à la première place de la grille, avec 4, 4 et 5. Il lui faut 13 cases pour franchir la ligne du virage A, limite 7.',
    steps: [
      'À la vitesse 13, elle finit juste après la ligne. Avec 12, elle se serait arrêtée avant.',
      'Le virage coûte 13 − 7 = 6 surchauffes\u00a0: tout ce qu’il y avait.',
    ],
  },
  'two-corners': {
    title: 'Deux virages d’un coup',
    before:
      'Grande-Bretagne\u00a0: la noire a franchi à la vitesse 8 les virages C, limite 5, et D, limite 4. Le moteur a 6 surchauffes.',
    steps: [
      'C coûte 3 et se paie. D coûte 4, mais il n’en reste que 3\u00a0: tête-à-queue. Tout le moteur y passe, la voiture est devant la ligne de D, en 1re, avec 2 stress de plus.',
    ],
  },
  'back-over-the-line': {
    title: 'Retour avant la ligne',
    before:
      'La noire a franchi à la vitesse 13 le virage D, limite 2, puis la ligne de départ. Le moteur a 6 surchauffes.',
    steps: [
      '11 surchauffes ne se paient pas\u00a0: tête-à-queue, et retour devant la ligne de D. Le tour n’est pas bouclé, finalement.',
    ],
  },
  'legends-at-a-corner': {
    title: 'Quatre Légendes devant un virage',
    before:
      'Le virage B a la limite 3\u00a0; sa ligne des Légendes est six cases avant. La carte donne à la verte le losange 2, à la rouge 1, à la bleue la vitesse 18 et le losange 3, à la jaune la vitesse 11.',
    steps: [
      'La verte et la rouge ont passé la ligne des Légendes\u00a0: limite plus losange, 5 et 4 cases. La bleue non, et 18 lui feraient franchir le virage\u00a0: elle va au numéro 3, à trois cases libres de la ligne. La jaune avance de 11.',
    ],
  },
  'legend-between-corners': {
    title: 'Jamais deux virages',
    before:
      'Grande-Bretagne\u00a0: la bleue a passé la ligne des Légendes de C, limite 5, avec le losange 3. La ligne de D vient peu après.',
    steps: ['8 cases lui feraient franchir C et D. Elle s’arrête avant la seconde ligne.'],
  },
  'legend-to-the-flag': {
    title: 'Jusqu’au drapeau',
    before: 'La grise est dans son dernier tour, à quatre cases de l’arrivée, avec la vitesse 19.',
    steps: ['Au-delà de l’arrivée, aucun virage ne compte\u00a0: elle avance de ses 19 cases et elle est arrivée.'],
  },
  press: {
    title: 'Vue par la presse',
    before:
      'La presse attend au virage B\u00a0; sa limite est 3, et 4 avec son jeton. Vous l’avez franchi à la vitesse 6.',
    steps: ['2 au-dessus de la limite\u00a0: cela coûte 2 surchauffes et rapporte une carte Sponsor.'],
  },
  'press-not-by-own-limit': {
    title: 'Vos pneus n’impressionnent pas',
    before: 'Le même virage à la vitesse 5, avec deux pneus qui abaissent votre propre limite à 2.',
    steps: [
      'Vous payez 5 − 2 = 3 surchauffes. Pour la presse, la limite est 4\u00a0: 1 au-dessus ne suffit pas, et il n’y a pas de carte.',
    ],
  },
  'press-by-slipstream': {
    title: 'Par aspiration',
    before: 'Vous vous êtes arrêté avant la ligne de B, à côté d’une autre voiture, à la vitesse 3.',
    steps: ['Franchir la ligne par aspiration suffit, à toute vitesse\u00a0: rien à payer, et une carte Sponsor.'],
  },
  'unpayable-card': {
    title: 'Une carte impossible à payer',
    before: 'Vous avez joué le turbo 43 et avancé de ses 8 cases, mais il coûte 1 surchauffe et le moteur est vide.',
    steps: [
      'Le turbo est défaussé, et la prochaine carte Vitesse, un 3, prend sa place\u00a0: la voiture est à 3 cases de son départ.',
    ],
  },
  accelerate: {
    title: 'Accélérer',
    before: 'Deux cartes de quatre roues motrices ont retourné 1, 2, 3 et 4\u00a0: vitesse 10, par quatre +.',
    steps: ['Accélérer ajoute 1 par +\u00a0: 4 cases de plus, et la vitesse 14.'],
  },
  'tournament-up': {
    title: 'Monter de deux sans surchauffe',
    before: 'Tournoi\u00a0: vous êtes en 1re, le moteur vide, et posez trois cartes.',
    steps: ['La 3e ne peut pas se payer. Une des trois cartes est défaussée au hasard, et vous roulez en 2e.'],
  },
  'tournament-down': {
    title: 'Descendre de deux sans surchauffe',
    before: 'Tournoi\u00a0: vous êtes en 4e, le moteur vide, et posez un 1 et un 2.',
    steps: ['La 2e ne peut pas se payer. Un 3 est retourné et compte comme troisième carte\u00a0: 3e, vitesse 6.'],
  },
}
