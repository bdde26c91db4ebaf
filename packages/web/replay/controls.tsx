import './controls.css'
import type { Name } from '@paddock/kernel'
import { PauseIcon, PlayIcon } from '@paddock/page-kit/ui/icons.tsx'
import type { ComponentChildren } from 'preact'
import { BackIcon, EarlierIcon, LaterIcon, OnIcon } from './icons.tsx'
import type { Projector } from './projector/projector.ts'
import { speeds } from './projector/speed.ts'
import type { ReplayWords } from './words.ts'

interface ControlsProps {
  readonly projector: Projector
  /** Entries worth going to, first and last among them. */
  readonly moments: readonly number[]
  readonly name: Name
  readonly words: ReplayWords
  readonly children: ComponentChildren
}

/** How a replay is driven. Everything here can be done by keyboard too: see `keys.ts`. */
export function Controls({ projector, moments, name, words, children }: ControlsProps) {
  const { reel, at, viewer, isRunning, speed } = projector
  const here = at.value
  const earlier = moments.findLast((moment) => moment < here)
  const later = moments.find((moment) => moment > here)
  const go = (moment: number | undefined) => moment !== undefined && projector.goTo(moment)
  return (
    <div class="replay-controls">
      <div class="replay-scrub">
        <input
          type="range"
          min={0}
          max={reel.length}
          value={here}
          aria-label={words.entry}
          aria-valuetext={words.at(here, reel.length)}
          onInput={({ currentTarget }) => projector.goTo(currentTarget.valueAsNumber)}
        />
        <span aria-hidden="true">{words.at(here, reel.length)}</span>
      </div>
      <div class="replay-drive">
        <Drive label={words.earlier} isIdle={earlier === undefined} onClick={() => go(earlier)}>
          <EarlierIcon />
        </Drive>
        <Drive label={words.back} isIdle={here === 0} onClick={() => projector.stepBack()}>
          <BackIcon />
        </Drive>
        <button
          type="button"
          class="button button-primary replay-run"
          aria-label={isRunning.value ? words.stop : words.run}
          onClick={() => projector.toggle()}
        >
          {isRunning.value ? <PauseIcon /> : <PlayIcon />}
        </button>
        <Drive label={words.on} isIdle={here === reel.length} onClick={() => projector.stepOn()}>
          <OnIcon />
        </Drive>
        <Drive label={words.later} isIdle={later === undefined} onClick={() => go(later)}>
          <LaterIcon />
        </Drive>
        <select
          class="ui-select replay-speed"
          aria-label={words.speed}
          value={speed.value}
          onChange={({ currentTarget }) => {
            speed.value = speeds.find((each) => `${each}` === currentTarget.value) ?? 1
          }}
        >
          {speeds.map((each) => (
            <option key={each} value={each}>{`${each}×`}</option>
          ))}
        </select>
      </div>
      <div class="replay-more">
        <label class="replay-eyes">
          <span>{words.eyes}</span>
          <select
            class="ui-select"
            value={viewer.value}
            onChange={({ currentTarget: { value } }) => projector.lookAs(value === 'spectator' ? value : Number(value))}
          >
            <option value="spectator">{words.everyone}</option>
            {Array.from({ length: reel.record.seats }, (_, seat) => (
              <option key={seat} value={seat}>
                {name(seat)}
              </option>
            ))}
          </select>
        </label>
        {children}
      </div>
    </div>
  )
}

interface DriveProps {
  readonly label: string
  /** There is nothing further in that direction. It keeps the focus, so it is not disabled for good. */
  readonly isIdle: boolean
  onClick(): void
  readonly children: ComponentChildren
}

function Drive({ label, isIdle, onClick, children }: DriveProps) {
  return (
    <button
      type="button"
      class="button replay-step"
      aria-label={label}
      title={label}
      aria-disabled={isIdle}
      onClick={onClick}
    >
      {children}
    </button>
  )
}
