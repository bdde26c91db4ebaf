import { type Circuit, type Pose, pointAt } from '@paddock/racing/circuit'
import { useMemo } from 'preact/hooks'
import { placed } from '../drawing.ts'
import { useMotion } from '../motion/use-motion.ts'
import { spoken } from '../spoken.ts'
import type { BoardCallout, BoardCar, BoardMotion, CarLook } from '../types.ts'
import { asidePoses } from './aside.ts'
import { DrawnCar } from './car.tsx'

interface Props {
  readonly circuit: Circuit
  readonly cars: readonly BoardCar[]
  readonly motion?: BoardMotion | undefined
  readonly callouts?: readonly BoardCallout[]
  onMotionEnd?: ((key: number) => void) | undefined
}

/** All cars, those that are to be moved on top. Only this layer is drawn anew while cars glide. */
export function Cars({ circuit, cars, motion, callouts = [], onMotionEnd }: Props) {
  const moving = useMotion({ circuit, cars, motion, onMotionEnd })
  const aside = useMemo(() => asidePoses(circuit, cars), [circuit, cars])
  const order = useMemo(() => cars.toSorted((a, b) => rank(a) - rank(b)), [cars])
  return (
    <g>
      {order.map((car) => (
        <CarOnTrack
          key={car.id}
          car={car}
          isBraking={callouts.some(({ car: whose, effect }) => whose === car.id && effect === 'brakes')}
          pose={moving(car.id) ?? aside.get(car.id) ?? pointAt(circuit, car.spot.along, car.spot.offset)}
        />
      ))}
    </g>
  )
}

interface CarProps {
  readonly car: BoardCar
  readonly isBraking: boolean
  readonly pose: Pose
}

/** Degrees in which numbers are kept upright: to turn text takes long, and a car in a corner turns at every frame. */
const step = 15

/** Drawn anew only where something of it has changed: the others stand still while one drives. */
function CarOnTrack({ car, isBraking, pose }: CarProps) {
  const place = placed(pose)
  const heading = Math.round(pose.heading / step) * step
  return useMemo(() => {
    const faded = car.mark === 'faded' || (car.aside && !car.sign)
    return (
      <g
        {...spoken('img', car.label)}
        data-car={car.id}
        class={faded ? 'board-car board-car-faded' : 'board-car'}
        transform={place}
      >
        {car.mark === 'turn' && <rect x="-1.12" y="-.6" width="2.24" height="1.2" rx=".56" class="board-turn" />}
        {car.mark === 'own' && <rect x="-1.02" y="-.53" width="2.04" height="1.06" rx=".46" class="board-own" />}
        <g class={isBraking ? 'board-car-shudders' : undefined}>
          <Drawn look={car.look} heading={heading} />
        </g>
      </g>
    )
  }, [car, isBraking, place, heading])
}

/** Kept as it is while the car only moves on. */
function Drawn({ look, heading }: { readonly look: CarLook; readonly heading: number }) {
  const { colour, number, body } = look
  return useMemo(() => <DrawnCar look={{ colour, number, body }} heading={heading} />, [colour, number, body, heading])
}

function rank({ mark, aside }: BoardCar): number {
  if (mark === 'faded' || aside) return 0
  return mark === 'turn' ? 2 : 1
}
