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

/** One of the keys a person is known by: a browser's cookie, or a program's token. */
export const Key = Type.Object(
  {
    id: Type.String({ description: 'To take it back by; not a secret.' }),
    kind: Type.Union([Type.Literal('device'), Type.Literal('token')]),
    /** A browser and a system, or the name of a program; null if nothing was said. */
    label: Type.Union([Type.String(), Type.Null()]),
    created: Type.String({ format: 'date-time' }),
    /** To about half a day. */
    used: Type.String({ format: 'date-time' }),
    /** Whether it is the one that this was asked with. */
    here: Type.Boolean(),
  },
  { $id: 'Key' },
)
export type Key = Static<typeof Key>

/** The one that this was asked with first, then the latest. */
export const Keys = Type.Object({ keys: Type.Array(Key) }, { $id: 'Keys' })
export type Keys = Static<typeof Keys>
