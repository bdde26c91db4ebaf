import { colours } from '@paddock/games/downforce'
import { liveryOf } from '../lanes/livery.ts'

export { carId, letterOf } from '../lanes/livery.ts'

export const { colourOf, carLook, ownerLook: teamLook } = liveryOf(colours, 'gt')
