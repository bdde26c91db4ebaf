export { type Bot, bots, botsFor, findBot, instinct, type Question, random } from './bot.ts'
export { foresee } from './foresight.ts'
export { botRng, type Played, type Players, playMatch } from './play.ts'
export { type AnyMatch, playRecorded } from './record.ts'
