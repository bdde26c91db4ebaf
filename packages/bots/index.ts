export { type Bot, bots, botsFor, findBot, instinct, type Question, random } from './bot.ts'
export { botRng, type Played, type Players, playMatch } from './play.ts'
export { playRecorded } from './record.ts'
