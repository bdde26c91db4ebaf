import type { Circuit, Point, Pose, Surroundings } from '@paddock/racing/circuit'
import { overviewOf } from '../overview.ts'
import { clearanceOf, within } from '../track/clearance.ts'
import { signPlaces, signRadius } from '../track/sign-places.ts'
import { blob } from './blob.ts'
import { boats } from './boats.ts'
import { type Bridge, bridges } from './bridges.ts'
import { chance } from './chance.ts'
import { type PaintedName, paintedName } from './name.ts'
import { cells, openGround } from './open-ground.ts'
import { type Parcel, parcels } from './parcels.ts'
import { pierLength, piers } from './piers.ts'
import { recipes } from './recipes.ts'
import { seedOf } from './seed.ts'
import { type Settled, settled } from './settled.ts'
import { type Grandstand, pits, stands, takenBy } from './stands.ts'
import { halfStation, station } from './station.ts'
import type { TakenGround } from './taken.ts'
import { type ThingName, things } from './things.ts'
import { treeRows } from './tree-rows.ts'
import { crowns, trees } from './trees.ts'
import { lake, sea } from './water.ts'
import { discsAlong, type Ways, waysOf } from './ways.ts'

/** How far beyond the track the land is furnished: as far as a screen of other proportions would show. */
const outskirts = 12
/** How far from the asphalt there is land for certain: half the terrace that is drawn along it. */
export const terrace = 4.75

/** Everything around a track, laid out. The same circuit is always laid out the same. */
export interface LandPlan extends Ways {
  /** Where the ground is of another tone. */
  readonly patches: readonly (readonly Point[])[]
  readonly sea: readonly Point[]
  readonly lakes: readonly (readonly Point[])[]
  readonly bridges: readonly Bridge[]
  readonly station: Pose | undefined
  readonly fields: readonly Parcel[]
  /** Hedges all round the fields. */
  readonly hasHedges: boolean
  /** Trees along the fields. */
  readonly rows: readonly Point[]
  readonly houses: readonly Parcel[]
  readonly mesas: readonly Settled<'mesa'>[]
  readonly things: readonly Settled<ThingName>[]
  readonly stands: readonly Grandstand[]
  readonly pits: readonly Grandstand[]
  /** By size of crown. */
  readonly trees: readonly (readonly Point[])[]
  readonly crowns: readonly number[]
  readonly piers: readonly Pose[]
  readonly boats: readonly Pose[]
  readonly name: PaintedName | undefined
}

export function landPlan(circuit: Circuit, surroundings: Surroundings): LandPlan {
  const recipe = recipes[surroundings]
  const seed = seedOf(circuit.id)
  const { x, y, width, height } = circuit.bounds
  const bounds = { x: x - outskirts, y: y - outskirts, width: width + 2 * outskirts, height: height + 2 * outskirts }
  const shown = overviewOf(circuit)
  const infield = openGround(circuit, circuit.bounds, 'infield')
  const outfield = openGround(circuit, circuit.bounds, 'outfield')
  const clearance = clearanceOf(circuit)
  const hasSea = recipe.water === 'sea'

  const open = hasSea ? sea(circuit.bounds, outfield, seed) : []
  const ways = waysOf(circuit, recipe, infield.middle, outfield.middle)
  const signs: TakenGround[] = signPlaces(circuit).map(({ point }) => ({ middle: point, radius: signRadius }))
  const grandstands = stands(circuit, [...signs, ...ways.taken])
  const garages = pits(circuit, [...signs, ...ways.taken])
  const standing = [...signs, ...[...grandstands, ...garages].flatMap(takenBy)]
  const lakes = hasSea || recipe.water === 'lake' ? [lake(circuit, infield, seed, standing, hasSea ? 9 : 5)] : []
  const name =
    paintedName(circuit, circuit.bounds, [...standing, ...ways.taken]) ?? paintedName(circuit, circuit.bounds, standing)
  const stop = station(circuit, shown, ways.rails, [...standing, ...discsAlong(ways.river, 1.2)])
  const built = [
    ...standing,
    ...ways.taken,
    ...(name?.taken ?? []),
    ...(stop ? [{ middle: stop, radius: halfStation }] : []),
  ]

  const wet = [...lakes, ...(open.length > 0 ? [open] : [])].filter((shape) => shape.length > 0)
  const isWet = (point: Point) => wet.some((shape) => within(shape, point))
  const isDryAround = (radius: number) => (point: Point) =>
    [0, 1, 2, 3].every((i) => !isWet(around(point, i, radius))) && !isWet(point)
  const hill = (count: number, radius: number) => ({ name: 'mesa' as const, count, radius, fits: isDryAround(radius) })
  const near = settled(circuit, shown, seed + 1, built, [hill((recipe.mesas ?? 0) / 4, 3.2)])
  const mesas = [
    ...near,
    ...settled(circuit, bounds, seed + 1, [...built, ...near.map(discOf)], [hill(recipe.mesas ?? 0, 2.1)]),
  ]
  const docks = hasSea ? piers(circuit, built, isWet, terrace) : []
  const onDocks = docks.map(({ x, y, heading }) => ({
    middle: { x: x + Math.cos((heading * Math.PI) / 180) * 1.4, y: y + Math.sin((heading * Math.PI) / 180) * 1.4 },
    radius: pierLength / 2 + 0.4,
  }))
  const placed = settled(
    circuit,
    shown,
    seed + 2,
    [...built, ...onDocks, ...mesas.map(discOf)],
    recipe.things.map(([name, count]) => {
      const { radius, afloat } = things[name]
      const isOut = (point: Point) =>
        [0, 1, 2, 3].every((i) => isWet(around(point, i, radius + 0.6))) && clearance(point) > terrace + radius
      return { name, count, radius, fits: afloat ? isOut : isDryAround(radius) }
    }),
  )
  const taken = [...built, ...mesas.map(discOf), ...placed.map(discOf)]
  const dry = (parcel: Parcel) => !parcel.corners.some(isWet)
  const fields = recipe.fields ? parcels(circuit, bounds, seed, taken, recipe.fields).filter(dry) : []
  const houses = recipe.houses
    ? parcels(circuit, bounds, seed + 3, [...taken, ...fields.map(discAround)], recipe.houses).filter(dry)
    : []
  const lots = [...fields, ...houses].map(discAround)
  return {
    ...ways,
    patches: patches(bounds, seed),
    sea: open,
    lakes,
    bridges: bridges(circuit, ways.river),
    station: stop,
    fields,
    hasHedges: recipe.edges === 'hedges',
    rows: recipe.edges === 'rows' ? treeRows(fields, seed) : [],
    houses,
    mesas,
    things: placed,
    stands: grandstands,
    pits: garages,
    trees: trees(circuit, bounds, seed, [...taken, ...lots], isWet, recipe.trees),
    crowns: crowns.map((crown) => crown * (recipe.crowns ?? 1)),
    piers: docks,
    boats: wet.length > 0 ? boats(circuit, bounds, seed, [...taken, ...onDocks], isWet, hasSea ? terrace : 2) : [],
    name,
  }
}

/** Ground of another tone, in large soft shapes: seen rather than looked at. */
function patches(bounds: Parameters<typeof cells>[0], seed: number): Point[][] {
  const random = chance(seed + 4)
  return cells(bounds, 7.5).flatMap(({ x, y }, i) => {
    const middle = { x: x + (random() - 0.5) * 6, y: y + (random() - 0.5) * 6 }
    const radius = 2.5 + random() * 3
    return random() < 0.62 ? [blob(middle, radius, seed + i, 12)] : []
  })
}

function around({ x, y }: Point, quarter: number, radius: number): Point {
  const turn = (quarter * Math.PI) / 2
  return { x: x + Math.cos(turn) * radius, y: y + Math.sin(turn) * radius }
}

function discOf({ x, y, radius }: Settled<string>): TakenGround {
  return { middle: { x, y }, radius }
}

function discAround({ corners }: Parcel): TakenGround {
  const middle = {
    x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
    y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
  }
  const radius = Math.min(...corners.map(({ x, y }) => Math.hypot(x - middle.x, y - middle.y))) * 0.9
  return { middle, radius }
}
