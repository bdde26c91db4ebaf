import { TroubleTold } from '@paddock/protocol'

/** What every route may answer instead. */
export const troubles = { '4xx': TroubleTold, '5xx': TroubleTold } as const
