import type { After } from '../table/stage/stage.ts'
import type { Player } from './conductor/conductor.ts'
import type { Mixer, Struck } from './mixer/mixer.ts'

interface LoudspeakerProps {
  readonly context: Pick<AudioContext, 'state' | 'currentTime' | 'resume' | 'suspend'>
  readonly mixer: Pick<Mixer, 'play' | 'hush'>
  /** Whether this may be heard now: not with the sound off, hardly anything in a hidden tab. */
  mayBeHeard(struck: Struck): boolean
  readonly after: After
}

/** After so many seconds without a sound the context rests, since one that runs keeps the machine awake. */
const patience = 3
/** A context that does not run so many seconds after it was asked to is not allowed to. */
const starting = 1

/** Has sounds made, unless nobody should hear them; sleeps while there are none. */
export class Loudspeaker implements Player {
  readonly #props: LoudspeakerProps
  /** Whether it was us who put it to sleep, or it has just been woken. A browser keeps it asleep, too, until a gesture. */
  #sleep: 'ours' | 'waking' | 'none' = 'none'
  #end = 0
  #cancel = () => {}

  constructor(props: LoudspeakerProps) {
    this.#props = props
  }

  /** In a gesture: then a browser lets it run. */
  allow(): void {
    const { context } = this.#props
    if (context.state !== 'running' && this.#sleep === 'none') this.#wake()
  }

  play(struck: Struck): void {
    const { context, mixer, mayBeHeard } = this.#props
    if (!mayBeHeard(struck)) return
    // What is struck while the browser does not let it run would be heard all at once when it does.
    if (context.state !== 'running' && this.#sleep === 'none') return
    if (this.#sleep === 'ours') this.#wake()
    this.#end = Math.max(this.#end, mixer.play(struck) ?? 0)
    this.#restLater()
  }

  hush(): void {
    this.#props.mixer.hush()
  }

  #wake(): void {
    const { context, mixer, after } = this.#props
    this.#sleep = 'waking'
    const cancel = after(starting * 1000, () => {
      this.#sleep = 'none'
      if (context.state !== 'running') mixer.hush()
    })
    context.resume().then(
      () => {
        cancel()
        this.#sleep = 'none'
        this.#restLater()
      },
      // It will be asked again at the next gesture.
      () => {},
    )
  }

  #restLater(): void {
    const { context, after } = this.#props
    this.#cancel()
    const left = Math.max(0, this.#end - context.currentTime) + patience
    this.#cancel = after(left * 1000, () => this.#rest())
  }

  #rest(): void {
    const { context } = this.#props
    if (context.state !== 'running') return
    this.#sleep = 'ours'
    context.suspend().catch(() => {})
  }
}
