import { type Static, Type } from 'typebox'

/** What a server says of itself, with every `welcome` and at `GET /api/version`. */
export const ServerVersion = Type.Object(
  {
    version: Type.String({ description: 'The release.' }),
    protocol: Type.Integer({ description: 'The newest protocol it speaks, which is that of the page it serves.' }),
    oldest: Type.Integer({ description: 'The oldest protocol it still speaks.' }),
    page: Type.Optional(Type.String({ description: 'The build of the page that it serves, if it serves one.' })),
  },
  { $id: 'ServerVersion' },
)
export type ServerVersion = Static<typeof ServerVersion>

/** Where a server can be reached from other machines, each as `http://host:port`. */
export const Addresses = Type.Object({ addresses: Type.Array(Type.String()) }, { $id: 'Addresses' })
export type Addresses = Static<typeof Addresses>
