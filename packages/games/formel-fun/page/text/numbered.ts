/** Which numbered rules of RULES.md each section of the rules in short tells. */
export const numbered = {
  aim: [
    'FF-SET-01',
    'FF-SET-02',
    'FF-SET-03',
    'FF-SET-10',
    'FF-END-05',
    'FF-END-06',
    'FF-END-07',
    'FF-EX-03',
    'FF-EX-04',
  ],
  turn: [
    ...['FF-SET-05', 'FF-SET-06', 'FF-SET-07', 'FF-SET-08', 'FF-SET-09', 'FF-CARD-11'],
    ...['FF-TURN-01', 'FF-TURN-02', 'FF-TURN-03', 'FF-TURN-04', 'FF-TURN-05', 'FF-TURN-09'],
    ...['FF-ORD-01', 'FF-ORD-02', 'FF-ORD-03', 'FF-ORD-04', 'FF-F5-01', 'FF-F14-01', 'FF-F14-02', 'FF-F16-01'],
  ],
  cards: [
    ...['FF-SET-04', 'FF-CARD-01', 'FF-CARD-02', 'FF-CARD-03', 'FF-CARD-04', 'FF-CARD-05', 'FF-CARD-06', 'FF-CARD-07'],
    ...['FF-MOVE-01', 'FF-MOVE-02', 'FF-EX-01', 'FF-EX-02'],
  ],
  turbo: [
    ...['FF-CARD-08', 'FF-CARD-09', 'FF-CARD-10', 'FF-TURN-06', 'FF-TURN-07', 'FF-TURN-08'],
    ...['FF-F9-01', 'FF-F10-01', 'FF-EX-05', 'FF-EX-06'],
  ],
  full: [
    ...['FF-MOVE-03', 'FF-MOVE-04', 'FF-MOVE-05', 'FF-MOVE-06', 'FF-MOVE-07', 'FF-MOVE-08'],
    ...['FF-F2-01', 'FF-F3-01', 'FF-F6-01', 'FF-F7-01', 'FF-F8-01', 'FF-ORD-05'],
  ],
  end: [
    ...[
      'FF-END-01',
      'FF-END-02',
      'FF-END-03',
      'FF-END-04',
      'FF-END-08',
      'FF-F1-01',
      'FF-F2-02',
      'FF-F4-01',
      'FF-F11-01',
    ],
    ...['FF-GRID-01', 'FF-GRID-02', 'FF-GRID-03', 'FF-GRID-04', 'FF-GRID-05'],
  ],
  points: [
    ...['FF-SCO-01', 'FF-SCO-02', 'FF-SCO-03', 'FF-SCO-04', 'FF-SCO-05', 'FF-SCO-06'],
    ...['FF-F12-01', 'FF-F13-01', 'FF-F15-01', 'FF-EX-07', 'FF-EX-08', 'FF-EX-09', 'FF-EX-10', 'FF-EX-11'],
  ],
} as const
