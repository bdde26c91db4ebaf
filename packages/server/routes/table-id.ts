import { Type } from 'typebox'

export const TableId = Type.Object({ id: Type.String({ minLength: 1, maxLength: 64 }) })
