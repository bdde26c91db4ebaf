import type { CircuitPlan, Section } from '../plan.ts'

/** The sides of a lane as offsets from the middle of the track, the left one smaller. */
export interface Band {
  readonly left: number
  readonly right: number
}

/** A column with its lanes from the inside, as they lie at its back edge and at its front edge. */
export interface Column {
  readonly number: number
  readonly section: Section
  readonly back: readonly Band[]
  readonly front: readonly Band[]
  /** The lanes a share of the way from back to front. */
  readonly bandsAt: (share: number) => readonly Band[]
}

/** Every column of the lap with its lanes. Width changes within a column, never at an edge, so that columns meet. */
export function profile(plan: CircuitPlan): Column[] {
  const sections = plan.sections.flatMap((section) => Array.from({ length: section.columns }, () => section))
  const around = <T>(list: readonly T[], i: number, fallback: T) => list.at(i % list.length) ?? fallback
  const widths = sections.map((section, i) => edgeWidth(plan, section, around(sections, i + 1, section)))
  const gaps = sections.map((section, i) => edgeGap(section, around(sections, i + 1, section)))
  const growth = widths.map((width, i) => width - around(widths, i - 1, width))
  return sections.map((section, i) => {
    const width = {
      from: around(widths, i - 1, 0),
      to: around(widths, i, 0),
      slopeFrom: slope(around(growth, i - 1, 0), around(growth, i, 0)),
      slopeTo: slope(around(growth, i, 0), around(growth, i + 1, 0)),
    }
    const gap = { from: around(gaps, i - 1, 0), to: around(gaps, i, 0), slopeFrom: 0, slopeTo: 0 }
    const bandsAt = (share: number) => bands(plan, section, eased(width, share), eased(gap, share))
    return { number: plan.firstColumn + i, section, back: bandsAt(0), front: bandsAt(1), bandsAt }
  })
}

interface Change {
  readonly from: number
  readonly to: number
  readonly slopeFrom: number
  readonly slopeTo: number
}

/** From one value to the other on a curve with the given slopes at its ends, so that no kerb has a kink. */
function eased({ from, to, slopeFrom, slopeTo }: Change, share: number): number {
  const [u, v] = [share, 1 - share]
  return from + (to - from) * u * u * (3 - 2 * u) + slopeFrom * u * v * v - slopeTo * u * u * v
}

/** Level where growth begins, ends or turns round; in between the harmonic mean, which never overshoots. */
function slope(before: number, after: number): number {
  return before * after > 0 ? (2 * before * after) / (before + after) : 0
}

export function bandOf(bands: readonly Band[], lane: number): Band {
  const band = bands[lane]
  if (!band) throw new Error(`There is no lane ${lane} among ${bands.length}.`)
  return band
}

/** Asphalt across the edge between two columns: where lanes end, the column after narrows; where they begin, see Section. */
function edgeWidth(plan: CircuitPlan, before: Section, after: Section): number {
  const lanes = before.lanes < after.lanes && keepsWidth(before) ? before.lanes : Math.max(before.lanes, after.lanes)
  return lanes * (plan.slots?.abreast ?? 1)
}

function keepsWidth(section: Section): boolean {
  return section.keepsWidth ?? section.turn !== undefined
}

function edgeGap(before: Section, after: Section): number {
  return Math.max(before.gap ?? 0, after.gap ?? 0)
}

function bands(plan: CircuitPlan, section: Section, width: number, gap: number): Band[] {
  const lane = width / section.lanes
  const outermost = -(width + gap * (section.lanes - 1)) / 2
  const fromLeft = Array.from({ length: section.lanes }, (_, i) => {
    const left = outermost + i * (lane + gap)
    return { left, right: left + lane }
  })
  return plan.direction === 'clockwise' ? fromLeft.reverse() : fromLeft
}
