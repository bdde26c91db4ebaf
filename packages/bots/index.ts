export { type Bot, bots, botsFor, findBot, instinct, type Question, random } from './bot.ts'
export { type BotMatchSetup, botRng, type PlayedMatch, playMatch } from './play.ts'
export { playRecorded } from './record.ts'
