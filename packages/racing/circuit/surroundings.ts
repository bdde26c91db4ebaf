/** What may lie around a track: a word for the board, which no rule ever reads. */
export const surroundings = [
  'fields',
  'forest',
  'city',
  'harbour',
  'river',
  'desert',
  'airfield',
  'park',
  'village',
  'fair',
] as const

export type Surroundings = (typeof surroundings)[number]
