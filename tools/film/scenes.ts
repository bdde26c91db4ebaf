/** What the film shows: a start with a plan that is tried out and changed, an overtake, and a finish. */
import type { Locator } from '@playwright/test'
import type { Decision, Race } from './race.ts'
import type { Studio } from './studio.ts'

/** The matches with which the scenes begin, as the browser keeps them. */
export function keptScenes(race: Race): Record<string, string> {
  const bots = Array.from({ length: race.grid.seats - 1 }, () => ({ kind: 'bot', bot: 'instinct' }))
  const sitters = [{ kind: 'person', name: '' }, ...bots]
  const records = {
    start: race.grid,
    overtake: played(race, race.overtaking).before,
    finish: played(race, race.finish).before,
  }
  return Object.fromEntries(
    Object.entries(records).map(([name, record]) => [
      `paddock.match.${name}`,
      JSON.stringify({ sitters, record, updated: 1_700_000_000_000 }),
    ]),
  )
}

export async function filmRace(studio: Studio, race: Race): Promise<void> {
  await filmStart(studio, race)
  await filmOvertake(studio, race)
  await filmFinish(studio, race)
}

/** Lights; the three fastest cards are tried out, then those that are played. */
async function filmStart(studio: Studio, race: Race): Promise<void> {
  const { page } = studio
  await page.goto('/play/start')
  await studio.waitFor(page.locator('.stage-lights'))
  await studio.filmUntil(asks(studio, 'shift'), 2500, 0.8)
  await studio.film(200)
  const cards = page.locator('.dash-cards [data-pick]')
  const count = await cards.count()
  for (const place of [count - 1, count - 2, count - 3]) await studio.press(cards.nth(place))
  await studio.film(500)
  await pick(studio, played(race, 1))
  await studio.film(500)
  await confirm(studio)
  await studio.film(1200)
}

async function filmOvertake(studio: Studio, race: Race): Promise<void> {
  await openScene(studio, 'overtake')
  await pick(studio, played(race, race.overtaking), false)
  await studio.wait(800)
  await studio.film(400)
  await confirm(studio)
  await react(studio, race, race.overtaking)
  await studio.film(900)
}

/** Over the line, which of the close ones was first, and what is said of it all. */
async function filmFinish(studio: Studio, race: Race): Promise<void> {
  await openScene(studio, 'finish')
  await pick(studio, played(race, race.finish), false)
  await studio.wait(800)
  await studio.film(300)
  await confirm(studio)
  await react(studio, race, race.finish)
  const photo = studio.page.locator('.stage-photo')
  await studio.filmUntil(photo, 1000)
  await studio.waitFor(photo)
  await studio.film(1600)
  await studio.waitFor(studio.page.getByRole('dialog'))
  await studio.film(1900)
}

async function openScene(studio: Studio, name: string): Promise<void> {
  await studio.page.goto(`/play/${name}`)
  await studio.waitFor(asks(studio, 'play'))
  // Until the camera has found what is asked.
  await studio.wait(1000)
}

/** Picks the cards of a decision, and lets go of all others. */
async function pick(studio: Studio, { cards }: Decision, isFilmed = true): Promise<void> {
  const wanted = [...cards]
  for (const card of await studio.page.locator('.dash-cards [data-pick]').all()) {
    const place = wanted.indexOf(Number(await card.getAttribute('data-card')))
    if (place >= 0) wanted.splice(place, 1)
    const isPicked = (await card.getAttribute('aria-pressed')) === 'true'
    if (isPicked !== place >= 0) await (isFilmed ? studio.press(card) : card.click())
  }
}

/** Decides what is asked once the cards are turned over, until the turn ends. */
async function react(studio: Studio, race: Race, round: number): Promise<void> {
  const isReaction = ({ type }: Decision) => !['shift', 'play', 'discard'].includes(type)
  for (const { choice } of race.decisions.filter((each) => each.round === round && isReaction(each))) {
    const button = asks(studio).locator(`[data-choice="${choice}"]`).first()
    if (await studio.filmUntil(button, 5000)) await studio.press(button)
  }
}

async function confirm(studio: Studio): Promise<void> {
  await studio.press(studio.page.locator('.dash-confirm'))
}

function asks(studio: Studio, phase?: string): Locator {
  return studio.page.locator(phase ? `.dash-asked[data-phase="${phase}"]` : '.dash-asked')
}

function played({ decisions }: Race, round: number): Decision {
  const found = decisions.find((decision) => decision.round === round && decision.type === 'play')
  if (!found) throw new Error(`No cards are played in round ${round}.`)
  return found
}
