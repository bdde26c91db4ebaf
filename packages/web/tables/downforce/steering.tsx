import './steering.css'
import { type Action, type Event, trackOf, type View } from '@paddock/games/downforce'
import { Choice, Choices } from '../choices.tsx'
import type { Deciding, HandProps } from '../game-table.ts'
import { type Drive, firstDrive } from './drive.ts'
import { Key } from './key.tsx'
import { text } from './text/index.ts'

type Props = HandProps<View, Action, Event> & { readonly deciding: Deciding<View, Action, Event> }

/** Where the car may end, as on the board; and what else there is to do with the row. */
export function Steering({ deciding, language, considered, consider, choose }: Props) {
  const { view, choices, foreseen } = deciding
  const words = text[language]
  const pointed = { considered, consider, choose }
  return (
    <Choices label={words.chooseEnd} class="df-ends">
      {choices.map((action, choice) => {
        const drive = leadsOn(action) ? firstDrive(view, foreseen[choice]) : undefined
        if (!drive) {
          const said = otherwise(action, words)
          return (
            <Choice key={said} choice={choice} {...pointed} label={said} class="df-end df-other">
              {said}
              <Key choice={choice} />
            </Choice>
          )
        }
        return (
          <Choice key={keyOf(drive)} choice={choice} {...pointed} label={words.drive(drive)} class="df-end">
            <Lanes view={view} drive={drive} />
            <span class="df-steps">{drive.steps}</span>
            {drive.bonus === 'aggressive' && <span class="df-more">+1</span>}
            <span class="df-where">{words.end(drive, spaceId(view, drive))}</span>
            {drive.lost > 0 && <Lost count={drive.lost} />}
            <Key choice={choice} />
          </Choice>
        )
      })}
    </Choices>
  )
}

function leadsOn(action: Action): boolean {
  return action.type === 'move' || (action.type === 'bonus' && action.to !== null)
}

function otherwise({ type }: Action, words: { skipRow: string; letDrive: string; leaveBonus: string }): string {
  if (type === 'skip') return words.skipRow
  return type === 'go' ? words.letDrive : words.leaveBonus
}

function keyOf({ path, bonus }: Drive): string {
  return `${path.join()} ${bonus}`
}

function spaceId(view: View, { path }: Drive): string | undefined {
  return trackOf(view).circuit.spaces[path.at(-1) ?? view.space[view.car] ?? -1]?.id
}

/** Spaces that will be lost. */
function Lost({ count }: { readonly count: number }) {
  return (
    <span class="df-lost">
      {Array.from({ length: count }, (_, index) => (
        <i key={index} />
      ))}
    </span>
  )
}

/** The lanes abreast where the car would end, seen from behind, with its own one filled. */
function Lanes({ view, drive }: { readonly view: View; readonly drive: Drive }) {
  const { circuit } = trackOf(view)
  if (drive.isHome) return <span class="df-chequered" />
  const space = circuit.spaces[drive.path.at(-1) ?? view.space[drive.car] ?? -1]
  if (!space) return null
  const own = circuit.inside === 'right' ? space.lanes - 1 - space.lane : space.lane
  return (
    <span class="df-lanes">
      {Array.from({ length: space.lanes }, (_, lane) => (
        <i key={lane} data-own={lane === own} />
      ))}
    </span>
  )
}
