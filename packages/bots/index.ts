export { type Bot, bots, findBot, instinct, type Question, random } from './bot.ts'
export { type Played, type Players, playMatch } from './play.ts'
