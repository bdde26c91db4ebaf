import { kept } from './kept.ts'

export const cameras = ['directed', 'still'] as const
export type CameraSetting = (typeof cameras)[number]

/** Whether the camera goes where something happens, or moves only when it is moved. */
export const camera = kept<CameraSetting>('camera', cameras, 'directed')
