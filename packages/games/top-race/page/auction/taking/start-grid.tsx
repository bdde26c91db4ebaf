import './start-grid.css'
import { CarIcon } from '@paddock/board'
import { Choice, Choices } from '@paddock/page-kit/choices.tsx'
import { digitOf, useOwnKeys } from '@paddock/page-kit/use-own-keys.ts'
import { track } from '../../../rules/track.ts'
import { carLook, colourOf } from '../../livery.ts'
import type { AskedProps } from '../../props.ts'
import { text } from '../text/index.ts'

const rows = [0, 1]
const lanes = [0, 1, 2]

/** The grid row by row: free spaces are numbered, on the others stands a car. */
export function StartGrid(props: AskedProps) {
  const { language, deciding, choose } = props
  const words = text[language]
  const choiceOf = (place: number) =>
    deciding.choices.findIndex((action) => action.type === 'grid' && action.place === place)
  // A digit is the number of the space, not that of the choice among those left.
  useOwnKeys((key) => {
    const digit = digitOf(key)
    if (digit === undefined) return false
    const choice = choiceOf(digit - 1)
    if (choice >= 0) choose(choice)
    return true
  })
  return (
    <Choices label={words.grid} class="tr-grid">
      {rows.map((row) => (
        <div key={row} class="tr-grid-row">
          <span aria-hidden="true">{row === 0 ? words.frontRow : words.secondRow}</span>
          {lanes.map((lane) => {
            const place = row * lanes.length + lane
            return <Space key={lane} {...props} place={place} choice={choiceOf(place)} />
          })}
        </div>
      ))}
    </Choices>
  )
}

interface SpaceProps extends AskedProps {
  readonly place: number
  /** Below nothing if it is taken. */
  readonly choice: number
}

function Space({ view, language, place, choice, considered, consider, choose }: SpaceProps) {
  const words = text[language]
  const lane = words.lanes[place % lanes.length]
  if (choice >= 0) {
    return (
      <Choice {...{ choice, considered, consider, choose }} label={words.startSpace(place)} class="tr-grid-space">
        <span class="tr-grid-number">{place + 1}</span>
        <span class="tr-grid-lane">{lane}</span>
      </Choice>
    )
  }
  const car = view.space.indexOf(track.grid[place] ?? -1)
  return (
    <span class="tr-grid-space" data-taken="true">
      {car >= 0 && <CarIcon look={carLook(car)} label={`${words.startSpace(place)}, ${words.taken(colourOf(car))}`} />}
    </span>
  )
}
