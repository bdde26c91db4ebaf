import { type Static, Type } from 'typebox'

/** A name as people give it: one line, at most 24 characters. */
export const PersonName = Type.String({ minLength: 1, maxLength: 24, pattern: '^[^\\p{Cc}]*[^\\p{Cc}\\s][^\\p{Cc}]*$' })

/** Someone at a server: a guest known by a cookie, or a program known by a token. */
export const Person = Type.Object(
  {
    id: Type.String({ description: 'Public; not a secret.' }),
    name: PersonName,
    kind: Type.Union([Type.Literal('guest'), Type.Literal('program')]),
  },
  { $id: 'Person' },
)
export type Person = Static<typeof Person>

/** Who the caller is; nobody yet, if it has never given a name. */
export const Me = Type.Object({ person: Type.Optional(Person) }, { $id: 'Me' })
export type Me = Static<typeof Me>

/** A code to carry one's identity to another device. It works once, for a few minutes. */
export const DeviceLink = Type.Object(
  { code: Type.String(), expires: Type.String({ format: 'date-time' }) },
  { $id: 'DeviceLink' },
)
export type DeviceLink = Static<typeof DeviceLink>

/** A program's identity and the token that proves it, told once. */
export const Program = Type.Object({ person: Person, token: Type.String() }, { $id: 'Program' })
export type Program = Static<typeof Program>
