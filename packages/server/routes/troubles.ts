import { Trouble } from '@paddock/protocol'

/** What every route may answer instead. */
export const troubles = { '4xx': Trouble, '5xx': Trouble } as const
