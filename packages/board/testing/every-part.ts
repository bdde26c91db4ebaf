/** A test draws a thing once and looks at it: what a page loads later must be there. */
import { beforeAll } from 'vitest'
import { everyPart } from '../late.tsx'

beforeAll(everyPart)
