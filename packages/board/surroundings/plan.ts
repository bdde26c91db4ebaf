import type { Circuit, Point, Pose } from '@paddock/racing/circuit'
import { within } from '../track/clearance.ts'
import { signPlaces, signRadius } from '../track/sign-places.ts'
import { boats } from './boats.ts'
import type { Surroundings } from './character.ts'
import { crossingNear } from './crossing.ts'
import { type PaintedName, paintedName } from './name.ts'
import { openGround } from './open-ground.ts'
import { type Parcel, parcels } from './parcels.ts'
import { seedOf } from './seed.ts'
import { type Grandstand, pits, stands, takenBy } from './stands.ts'
import type { TakenGround } from './taken.ts'
import { trees } from './trees.ts'
import { lake, sea } from './water.ts'

/** How far beyond the track the land is furnished: as far as a screen of other proportions would show. */
const outskirts = 12

/** Everything around a track, laid out. The same circuit is always laid out the same. */
export interface LandPlan {
  readonly sea: readonly Point[]
  readonly lakes: readonly (readonly Point[])[]
  readonly river: readonly Point[]
  readonly rails: readonly Point[]
  readonly fields: readonly Parcel[]
  readonly houses: readonly Parcel[]
  readonly stands: readonly Grandstand[]
  readonly pits: readonly Grandstand[]
  /** By size of crown. */
  readonly trees: readonly (readonly Point[])[]
  readonly boats: readonly Pose[]
  readonly name: PaintedName | undefined
}

const growth: Readonly<Record<Surroundings, number>> = {
  fields: 0.32,
  forest: 0.62,
  water: 0.34,
  river: 0.42,
  city: 0.3,
}

export function landPlan(circuit: Circuit, surroundings: Surroundings): LandPlan {
  const seed = seedOf(circuit.id)
  const { x, y, width, height } = circuit.bounds
  const bounds = { x: x - outskirts, y: y - outskirts, width: width + 2 * outskirts, height: height + 2 * outskirts }
  const infield = openGround(circuit, circuit.bounds, 'infield')
  const outfield = openGround(circuit, circuit.bounds, 'outfield')
  const hasSea = surroundings === 'water'
  const hasRiver = surroundings === 'river'

  const open = hasSea ? sea(circuit.bounds, outfield, seed) : []
  const river = hasRiver ? crossingNear(circuit, infield.middle, 3, 1.3) : undefined
  const rails = river ? crossingNear(circuit, outfield.middle, 1.6, 0, river.angle) : undefined

  const signs: TakenGround[] = signPlaces(circuit).map(({ point }) => ({ middle: point, radius: signRadius }))
  const onWays: TakenGround[] = [
    ...(river?.points ?? []).map((middle) => ({ middle, radius: 1.7 })),
    ...(rails?.points ?? []).map((middle) => ({ middle, radius: 1.1 })),
  ]
  const grandstands = stands(circuit, [...signs, ...onWays])
  const garages = pits(circuit, [...signs, ...onWays])
  const standing = [...signs, ...[...grandstands, ...garages].flatMap(takenBy)]
  const lakes = hasSea || surroundings === 'forest' ? [lake(circuit, infield, seed, standing, hasSea ? 9 : 5)] : []
  const name =
    paintedName(circuit, circuit.bounds, [...standing, ...onWays]) ?? paintedName(circuit, circuit.bounds, standing)
  const built = [...standing, ...onWays, ...(name?.taken ?? [])]

  const wet = [...lakes, ...(open.length > 0 ? [open] : [])]
  const isWet = (point: Point) => wet.some((shape) => within(shape, point))
  const dry = (parcel: Parcel) => !parcel.corners.some(isWet)
  const fields =
    surroundings === 'fields' || hasRiver
      ? parcels(circuit, bounds, seed, built, {
          width: 6.5,
          height: 4.6,
          lane: 0.5,
          clear: 2.4,
          share: 0.6,
          tones: 3,
          uneven: 0.2,
        })
      : []
  const houses =
    surroundings === 'city' || hasSea
      ? parcels(circuit, bounds, seed, built, {
          width: 3.1,
          height: 2.3,
          lane: 0.5,
          clear: 2.2,
          share: hasSea ? 0.3 : 0.75,
          tones: 3,
          uneven: 0.45,
        }).filter(dry)
      : []
  const lots = [...fields, ...houses].map(({ corners }) => discAround(corners))
  return {
    sea: open,
    lakes,
    river: river?.points ?? [],
    rails: rails?.points ?? [],
    fields,
    houses,
    stands: grandstands,
    pits: garages,
    trees: trees(circuit, bounds, seed, [...built, ...lots], isWet, growth[surroundings]),
    boats: wet.length > 0 ? boats(circuit, bounds, seed, built, isWet, hasSea ? 4.8 : 2) : [],
    name,
  }
}

function discAround(corners: readonly Point[]): TakenGround {
  const middle = {
    x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
    y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
  }
  const radius = Math.min(...corners.map(({ x, y }) => Math.hypot(x - middle.x, y - middle.y))) * 0.9
  return { middle, radius }
}
