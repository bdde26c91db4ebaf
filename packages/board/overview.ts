import type { Bounds, Circuit } from '@paddock/racing/circuit'

/** Room around the asphalt for signs, stands and a strip of ground. */
const margin = 3.6

/** What is shown when the whole circuit is shown. */
export function overviewOf({ bounds }: Pick<Circuit, 'bounds'>): Bounds {
  return {
    x: bounds.x - margin,
    y: bounds.y - margin,
    width: bounds.width + 2 * margin,
    height: bounds.height + 2 * margin,
  }
}
