import { type Language, languages } from '@paddock/kernel'
import { describe, expect, it } from 'vitest'
import { box } from '../../box.ts'
import { eventCard, eventIds } from '../../modules/season/event-cards.ts'
import { heatCircuits } from '../../rules/circuits/index.ts'
import { meta } from '../../rules/meta.ts'
import { en } from './en.ts'

function optionsIn(language: Language) {
  return Object.values(box.setup[language].options)
}

describe('the options of Heat', () => {
  it.each(languages)('have values short enough for a button, and explain them in sentences (%s)', (language) => {
    const values = optionsIn(language).flatMap((option): string[] => Object.values(option.values))
    const about = optionsIn(language).flatMap((option): string[] => Object.values(option.about ?? {}))
    expect(values.filter((value) => value.length > 27)).toEqual([])
    expect(about.filter((text) => !/^\S.*\.$/.test(text))).toEqual([])
    expect(about.length).toBeGreaterThan(30)
  })

  it.each(languages)('have no two values of the same name (%s)', (language) => {
    for (const option of optionsIn(language)) {
      const values: string[] = Object.values(option.values)
      expect(new Set(values).size).toBe(values.length)
    }
  })

  it('describe the circuits by the figures of their boards', () => {
    for (const { id, spaces, corners } of heatCircuits) {
      const limits = corners.map(({ limit }) => limit)
      expect(en.options.circuit.about?.[id]).toBe(
        `${spaces} spaces, ${corners.length} corners, limits ${Math.min(...limits)} to ${Math.max(...limits)}.`,
      )
    }
  })

  it('name the races of each season in their order', () => {
    for (const season of [1961, 1962, 1963] as const) {
      const circuits = eventIds
        .map((id) => eventCard(id))
        .filter((card) => card.season === season)
        .map(({ circuit }) => en.options.circuit.values[circuit])
      expect(en.options.season.about?.[season]).toContain(`${circuits.length} races: ${circuits.join(', ')}.`)
    }
  })

  it('say why a season is no first game', () => {
    for (const { why } of meta.clashes ?? []) expect(en.clashes?.[why]).toMatch(/^A season .*\.$/)
  })
})
