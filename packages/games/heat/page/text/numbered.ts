/** Which numbered rules of RULES.md each section of the rules in short tells. */
export const numbered = {
  aim: [
    ...of('SET', 1, 6),
    ...of('SET', 9, 12),
    ...of('SET', 16),
    ...of('CARD', 16),
    ...of('GUARD', 4, 6),
    ...of('GUARD', 8, 9),
  ],
  round: [...of('SET', 7, 8), ...of('MOVE', 1, 3), ...of('GUARD', 11)],
  gears: [...of('GEAR', 1, 8), 'HT-R2'],
  cards: [
    ...of('PLAY', 1, 9),
    ...of('MOVE', 4, 7),
    ...of('MOVE', 9),
    ...of('GUARD', 1),
    ...of('EX', 13),
    ...of('EX', 15),
  ],
  moving: [...of('MOVE', 10, 19), ...of('EX', 14)],
  react: [...of('ADR', 1, 9), ...of('REACT', 1, 10), 'HT-R7'],
  slipstream: [...of('SLIP', 1, 11), 'HT-R3', 'HT-R4', 'HT-R18'],
  corners: [
    ...of('CORN', 1, 16),
    ...of('CIRC', 1, 6),
    ...of('CIRC', 9, 10),
    ...of('GUARD', 2),
    ...of('GUARD', 7),
    ...of('EX', 9, 12),
  ],
  discard: [...of('DISC', 1, 7), ...of('SET', 13, 15), 'HT-R1', 'HT-R19'],
  end: [...of('FIN', 1, 12), 'HT-R5', 'HT-R6', 'HT-R8', 'HT-R20'],
  workshop: [...of('WORK', 1, 10), ...of('CHAMP', 6, 10)],
  symbols: [
    ...of('SYM', 1, 24),
    ...of('MOVE', 8),
    ...of('CARD', 1, 14),
    ...of('V', 1, 7),
    ...of('GUARD', 10),
    ...of('EX', 16, 18),
    ...['HT-R9', 'HT-R10', 'HT-R11', 'HT-R12', 'HT-R21', 'HT-R22'],
  ],
  legends: [
    ...of('LEG', 1, 21),
    ...of('CIRC', 7, 8),
    ...of('CIRC', 11),
    ...of('GUARD', 3),
    ...of('EX', 1, 4),
    ...of('EX', 19, 21),
    'HT-R15',
  ],
  weather: [...of('WEA', 1, 11), ...of('ROAD', 1, 12), 'HT-R17'],
  sponsors: [
    ...of('SPON', 1, 10),
    ...of('PRESS', 1, 9),
    ...of('EVT', 1, 16),
    ...of('CARD', 15),
    ...of('EX', 5, 8),
    'HT-R16',
  ],
  season: [
    ...of('CHAMP', 1, 5),
    ...of('CHAMP', 11, 19),
    ...of('GOAT', 1, 5),
    ...of('OWN', 1, 5),
    ...of('EX', 22, 23),
    'HT-R14',
  ],
  tournament: [...of('TOUR', 1, 8), ...of('EX', 24, 25), 'HT-R13'],
} as const

/** The rules of one kind from one number to another. */
function of(kind: string, first: number, last = first): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => `HT-${kind}-${String(first + index).padStart(2, '0')}`)
}
