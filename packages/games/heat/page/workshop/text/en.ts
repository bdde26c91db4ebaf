export const en = {
  workshop: 'Workshop',
  order: 'Who picks when',
  yours: 'you',
  yourTurn: (rank: number) => (rank === 1 ? 'You pick next' : `You pick after ${rank} others`),
  picks: (name: string) => `${name} picks`,
  isDone: 'has picked',
  market: 'On offer',
  takenBy: (name: string) => `taken by ${name}`,
  lookFirst: 'Look at a card to see what it does, then take it.',
  take: (card: string | undefined) => (card ? `Take ${card}` : 'Choose a card'),
  /** "Card 8". */
  numbered: (number: number) => `Card ${number}`,
  yourCar: 'Your upgrades',
  nothingYet: 'none yet',
  otherCars: 'Upgrades of the others',

  give: 'You give',
  takeInstead: 'You take',
  swapHow: 'Choose one of yours, then one that is left.',
  swap(give: string | undefined, take: string | undefined): string {
    if (!give) return 'Choose what you give'
    return take ? `Give ${give}, take ${take}` : 'Choose what you take'
  },
  leaveIt: 'Keep what you have',
  rearmostSwaps: 'The last driver on the grid may exchange an upgrade.',

  keepHow: 'The season is over. One of your upgrades goes with you into the next; the others go back.',
  keep: (card: string | undefined) => (card ? `Keep ${card}` : 'Choose one to keep'),
  keepInstead: (card: string) => `Keep ${card} instead`,
  kept: (card: string) => `You keep ${card}. The others are still choosing.`,
  everyoneKeeps: 'Everyone chooses one upgrade to keep.',

  raceAhead: 'The race ahead',
  laps: (count: number) => (count === 1 ? '1 lap' : `${count} laps`),
  limits: 'Limits',
  supplies: (heat: number, stress: number) => `${heat} heat, ${stress} stress each`,
}
