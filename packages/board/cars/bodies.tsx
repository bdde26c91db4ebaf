import type { ComponentChildren } from 'preact'
import type { Body } from '../types.ts'

/**
 * A car seen from above, its nose to the right, about 1.8 lanes long and 0.86 wide. `silhouette` is filled with the
 * colour of the car and outlined; the rest is drawn over it.
 */
export interface Shape {
  /** Wheels and what else shows beside the bodywork, beneath it. */
  readonly beneath?: string
  readonly silhouette: string
  /** Glass, seat and vents. */
  readonly dark: string
  /** Seams, as thin lines. */
  readonly seams?: string
  /** Where the pattern is: the middle, half the length and half the width of its box. */
  readonly bonnet: { readonly x: number; readonly length: number; readonly width: number }
  /** Where the number is. */
  readonly roundel: { readonly x: number; readonly radius: number }
  readonly driver?: ComponentChildren
}

const helmet = (x: number) => (
  <>
    <circle cx={x} r=".13" class="board-helmet" />
    <path d={`M${x + 0.04}-.1a.13.13 0 0 1 0 .2Z`} class="board-car-dark" />
  </>
)

export const shapes: Readonly<Record<Body, Shape>> = {
  // A cigar on four wheels, the driver behind the middle.
  'single-seater': {
    beneath:
      'M.36-.43h.32a.05.05 0 0 1 .05.05v.14H.31v-.14a.05.05 0 0 1 .05-.05ZM.36.43h.32a.05.05 0 0 0 .05-.05V.24H.31v.14a.05.05 0 0 0 .05.05ZM-.8-.46h.4a.05.05 0 0 1 .05.05v.18h-.5v-.18a.05.05 0 0 1 .05-.05ZM-.8.46h.4a.05.05 0 0 0 .05-.05V.23h-.5v.18a.05.05 0 0 0 .05.05Z',
    silhouette:
      'M.92 0C.92-.12.84-.2.7-.23.4-.29.1-.31-.2-.31-.5-.31-.75-.29-.88-.2-.92-.1-.92.1-.88.2-.75.29-.5.31-.2.31.1.31.4.29.7.23.84.2.92.12.92 0Z',
    dark: 'M.13-.17C.2-.1.2.1.13.17H-.08C-.16.17-.2.1-.2 0S-.16-.17-.08-.17Z',
    seams: 'M.86-.1V.1M.2-.2Q.29 0 .2.2',
    bonnet: { x: 0.53, length: 0.22, width: 0.19 },
    roundel: { x: -0.53, radius: 0.27 },
    driver: helmet(-0.04),
  },
  // Long nose, round haunches, a glasshouse that narrows to the tail.
  gt: {
    silhouette:
      'M.9 0C.9-.2.84-.34.7-.38.5-.43.35-.38.15-.37-.1-.36-.3-.43-.55-.43-.75-.43-.86-.36-.88-.25-.9-.1-.9.1-.88.25-.86.36-.75.43-.55.43-.3.43-.1.36.15.37.35.38.5.43.7.38.84.34.9.2.9 0Z',
    dark: 'M.2-.29Q.3 0 .2.29L.02.25Q.1 0 .02-.25ZM-.62-.22Q-.68 0-.62.22L-.73.29Q-.8 0-.73-.29ZM.07-.31-.5-.33-.45-.27-.04-.27ZM.07.31-.5.33-.45.27-.04.27Z',
    seams: 'M.82-.24.74-.33M.82.24.74.33M-.84-.2V.2',
    bonnet: { x: 0.55, length: 0.22, width: 0.27 },
    roundel: { x: -0.29, radius: 0.27 },
  },
  // A saloon with square shoulders and a big number on the roof.
  'stock-car': {
    silhouette:
      'M.88-.28Q.9 0 .88.28.86.38.76.4L-.74.42Q-.86.41-.88.3-.9 0-.88-.3-.86-.41-.74-.42L.76-.4Q.86-.38.88-.28Z',
    dark: 'M.22-.32Q.3 0 .22.32L.06.27Q.12 0 .06-.27ZM-.55-.27Q-.58 0-.55.27L-.68.32Q-.72 0-.68-.32ZM.04-.31-.54-.31-.5-.36.12-.36ZM.04.31-.54.31-.5.36.12.36Z',
    seams: 'M.8-.3V.3M-.76-.34V.34',
    bonnet: { x: 0.55, length: 0.2, width: 0.27 },
    roundel: { x: -0.24, radius: 0.28 },
  },
  // Fat wheels, a nose cone as wide as the axle, and a driver who fills the rest.
  kart: {
    beneath:
      'M.2-.44h.3a.05.05 0 0 1 .05.05v.17H.15v-.17a.05.05 0 0 1 .05-.05ZM.2.44h.3a.05.05 0 0 0 .05-.05V.22H.15v.17a.05.05 0 0 0 .05.05ZM-.76-.46h.36a.06.06 0 0 1 .06.06v.2h-.48v-.2a.06.06 0 0 1 .06-.06ZM-.76.46h.36a.06.06 0 0 0 .06-.06V.2h-.48v.2a.06.06 0 0 0 .06.06Z',
    silhouette:
      'M.88-.18Q.92 0 .88.18.84.38.7.41.58.42.52.28L.2.25Q.16.38.04.4L-.22.4Q-.32.38-.34.31L-.82.29Q-.88.28-.88.2-.9 0-.88-.2-.88-.28-.82-.29L-.34-.31Q-.32-.38-.22-.4L.04-.4Q.16-.38.2-.25L.52-.28Q.58-.42.7-.41.84-.38.88-.18Z',
    dark: 'M.32-.14Q.38 0 .32.14H-.06Q-.18 0-.06-.14Z',
    seams: 'M.02-.4V-.2M.02.4V.2',
    bonnet: { x: 0.64, length: 0.18, width: 0.26 },
    roundel: { x: -0.52, radius: 0.26 },
    driver: helmet(0.06),
  },
}
