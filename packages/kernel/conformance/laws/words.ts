import { isObject } from '../../json.ts'
import { optionNames } from '../../options.ts'
import { viewers } from '../../viewers.ts'
import { languages } from '../../words.ts'
import type { Juncture, Law, Trial } from '../law.ts'
import { randomMoves, tryOut } from '../try-out.ts'

export const everythingHasWords: Law<Juncture> = {
  name: 'every event, prompt and choice has its words in every language',
  broken(moment) {
    const { box, state, seats } = moment
    const { game } = box
    const moves = randomMoves(moment)
    const events = moves ? tryOut(moment, state, moves).events : []
    const pending = game.pending(state)
    for (const language of languages) {
      const words = box.words[language]
      const name = (seat: number) => words.seat(seat)
      for (const viewer of viewers(seats)) {
        const told = events.map((event) => game.redact(event, viewer)).filter((event) => event !== undefined)
        for (const event of told) {
          if (!isSentence(words.event(event, name))) return `${event.type} has no words in ${language}`
        }
        const view = game.view(state, viewer)
        if (!isSentence(words.waiting(view, pending, name))) return `waiting has no words in ${language}`
        if (viewer === 'spectator' || !pending.includes(viewer)) continue
        if (!isSentence(words.prompt(view, viewer, name))) return `the prompt has no words in ${language}`
        const labels = game.choices(state, viewer).map((choice) => words.action(choice, view, viewer))
        if (!labels.every(isSentence)) return `a choice has no words in ${language}`
        if (new Set(labels).size < labels.length)
          return `two choices have the same words in ${language}: ${labels.join(' | ')}`
      }
    }
    return undefined
  },
}

export const gameIsIntroduced: Law<Trial> = {
  name: 'the game, its seats and its options have words in every language',
  broken({ box, seats, options }) {
    for (const language of languages) {
      const words = box.words[language]
      if (!isSentence(words.title) || !isSentence(words.summary)) return `the game has no words in ${language}`
      if (!isSentence(words.score(3, options))) return `a score has no words in ${language}`
      const names = new Set(Array.from({ length: seats }, (_, seat) => words.seat(seat)))
      if (names.size < seats || ![...names].every(isSentence)) return `seats have no names of their own in ${language}`
      const setup = box.setup[language]
      for (const option of optionNames(box.game.meta)) {
        const values = inside(box.game.meta.options, option, 'values')
        const paths = [
          ['label'],
          ['help'],
          ...(Array.isArray(values) ? values : []).map((value) => ['values', String(value)]),
        ]
        const about = inside(setup.options, option, 'about')
        const texts = [...paths.map((path) => inside(setup.options, option, ...path)), ...Object.values(about ?? {})]
        if (!texts.every(isSentence)) return `option ${option} has no words in ${language}`
      }
      for (const { why } of box.game.meta.clashes ?? []) {
        if (!isSentence(setup.clashes?.[why])) return `the clash ${why} has no words in ${language}`
      }
      for (const { name } of box.game.meta.sets ?? []) {
        const { label, about } = setup.sets?.[name] ?? {}
        if (!isSentence(label) || !isSentence(about)) return `the set ${name} has no words in ${language}`
      }
    }
    return undefined
  },
}

/** A text with something in it and no gap where a figure should be. */
export function isSentence(text: unknown): boolean {
  return typeof text === 'string' && text.trim() !== '' && !/\b(undefined|NaN|null)\b|\[object/.test(text)
}

/** What lies at this path inside a value of any form. */
function inside(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce((outer, name) => (isObject(outer) ? outer[name] : undefined), value)
}
