import { LaneSteering as Ends, type Steered } from '@paddock/page-kit/lanes/cars/steering.tsx'
import { useState } from 'preact/hooks'
import { track } from '../../../rules/track.ts'
import { firstDrive } from '../../drive.ts'
import type { AskedProps } from '../../props.ts'
import { text as tableText } from '../../text/index.ts'
import { text } from '../text/index.ts'
import { HowFar } from './how-far.tsx'

/** Where the car may end, as on the board; where it may stop earlier, how far it goes is asked first. */
export function Steering(props: AskedProps) {
  const { view, language, considered, consider, choose } = props
  const [wanted, want] = useState<number | undefined>(undefined)
  const steered = steeredBy(props)
  const far = steered.filter((one) => !isHome(one)).map(stepsOf)
  const [least, farthest] = [Math.min(...far), Math.max(...far)]
  const label = text[language].chooseEnd
  if (view.options.moves === 'full' || far.length === 0 || least === farthest)
    return <Ends {...{ track, label, steered, considered, consider, choose }} />
  // What is looked at on the board is shown here as well.
  const looked = steered.find(({ choice }) => choice === considered)
  const steps = looked && !isHome(looked) ? stepsOf(looked) : (wanted ?? farthest)
  const endsAfter = (after: number) => steered.filter((one) => stepsOf(one) === after || isHome(one))
  const go = (after: number) => {
    want(after)
    consider(endsAfter(after)[0]?.choice)
  }
  const ends = endsAfter(steps)
  const pointed = { considered: looked?.choice ?? ends[0]?.choice, consider, choose }
  return (
    <>
      <HowFar {...{ language, steps, least, farthest, go }} />
      <Ends track={track} label={label} steered={ends} {...pointed} />
    </>
  )
}

function isHome({ end }: Steered): boolean {
  return end?.drive.isHome === true
}

function stepsOf({ end }: Steered): number {
  return end?.drive.steps ?? 0
}

function steeredBy({ deciding, language }: AskedProps): Steered[] {
  const { view, choices } = deciding
  return choices.flatMap((action, choice) => {
    const drive = firstDrive(deciding.prospect(choice))
    if (action.type !== 'move' || !drive) return []
    const space = drive.path.at(-1) ?? view.space[drive.car] ?? -1
    const where = text[language].end(drive, track.circuit.spaces[space]?.id)
    // Without the space, choices of equal length would all be called the same.
    const said = tableText[language].drive(drive)
    return { choice, label: drive.isHome ? said : `${said}, ${where}`, end: { drive, space, where } }
  })
}
