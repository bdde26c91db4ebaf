/** What is asked once something has been bought. */
export { OpenHands } from './open-hands.tsx'
export { PickCar } from './pick-car.tsx'
export { StartGrid } from './start-grid.tsx'
export { Token } from './token.tsx'
