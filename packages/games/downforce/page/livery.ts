import { liveryOf } from '@paddock/page-kit/lanes/cars/livery.ts'
import { colours } from '../rules/cards.ts'

export { carId, letterOf } from '@paddock/page-kit/lanes/cars/livery.ts'

export const { colourOf, carLook, ownerLook: teamLook } = liveryOf(colours, 'gt')
