import { colours } from '@paddock/games/top-race'
import { liveryOf } from '../lanes/livery.ts'

export { carId, letterOf } from '../lanes/livery.ts'

export const { colourOf, carLook, ownerLook: stableLook } = liveryOf(colours, 'stock-car')
