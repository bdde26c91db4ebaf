import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox'
import { ClaimRequest, DeviceLink, Keys, Me, NameRequest, Program, SignOut } from '@paddock/protocol'
import { Type } from 'typebox'
import { forgetKey, originOf, personOf, recognised, rememberKey } from '../http/identity.ts'
import type { Limiters } from '../http/limit.ts'
import { countWrong } from '../http/wrongs.ts'
import { claimDeviceLink, makeDeviceLink } from '../people/device-link.ts'
import { listKeys, revoke, revokeAll, revokeKey } from '../people/keys.ts'
import { addPerson, rename } from '../people/person.ts'
import type { Server } from '../server.ts'
import { troubles } from './troubles.ts'

const tags = ['people']

export function peopleRoutes(server: Server, limit: Limiters): FastifyPluginCallbackTypebox {
  return (app, _options, done) => {
    app.get(
      '/me',
      {
        onRequest: limit.reads,
        schema: {
          tags,
          summary: 'Who the caller is; nobody yet, if it has never given a name.',
          response: { 200: Me },
        },
      },
      async ({ person }) => (person ? { person } : {}),
    )

    app.post(
      '/me',
      {
        onRequest: limit.newcomers,
        schema: {
          tags,
          summary: 'Gives the caller a name: the first time it becomes a guest, known by a cookie.',
          body: NameRequest,
          response: { 200: Me, ...troubles },
        },
      },
      async (request, reply) => {
        const { name } = request.body
        if (request.person) return { person: await rename(server, request.person, name) }
        const { person, secret } = await addPerson(server, name, 'guest', originOf(request))
        rememberKey(request, reply, secret)
        return { person }
      },
    )

    app.post(
      '/me/links',
      {
        onRequest: limit.newcomers,
        schema: {
          tags,
          summary: 'A code that carries the caller to another device: once, within minutes.',
          response: { 200: DeviceLink, ...troubles },
        },
      },
      async (request) => await makeDeviceLink(server, personOf(request)),
    )

    app.post(
      '/me/claim',
      {
        onRequest: limit.newcomers,
        schema: {
          tags,
          summary: 'Takes over the identity that a code stands for; sets the cookie.',
          body: ClaimRequest,
          response: { 200: Me, ...troubles },
        },
      },
      async (request, reply) => {
        const { person, secret } = await countWrong(server, request, () =>
          claimDeviceLink(server, request.body.code, originOf(request)),
        )
        rememberKey(request, reply, secret)
        return { person }
      },
    )

    app.get(
      '/me/keys',
      {
        onRequest: limit.reads,
        schema: {
          tags,
          summary: 'Where the caller is signed in: browsers, and the tokens of programs.',
          response: { 200: Keys, ...troubles },
        },
      },
      async (request) => ({ keys: await listKeys(server, recognised(request)) }),
    )

    app.delete(
      '/me/keys/:id',
      {
        onRequest: limit.commands,
        schema: {
          tags,
          summary: 'Takes back a key: whoever uses it is nobody from then on, and their sockets are closed.',
          params: Type.Object({ id: Type.String() }),
          response: { 200: Keys, ...troubles },
        },
      },
      async (request) => {
        const { person, hash } = recognised(request)
        await revokeKey(server, person, request.params.id)
        return { keys: await listKeys(server, { person, hash }) }
      },
    )

    app.post(
      '/me/sign-out',
      {
        onRequest: limit.commands,
        schema: {
          tags,
          summary: 'Takes back the key that this is asked with, or all of the caller’s.',
          body: SignOut,
          response: { 200: Me, ...troubles },
        },
      },
      async (request, reply) => {
        const { person, hash } = recognised(request)
        if (request.body.where === 'here') await revoke(server, [hash])
        else await revokeAll(server, person)
        forgetKey(reply)
        return {}
      },
    )

    app.post(
      '/programs',
      {
        onRequest: limit.newcomers,
        schema: {
          tags,
          summary: 'A program and the token it is known by, which is told once.',
          body: NameRequest,
          response: { 201: Program, ...troubles },
        },
      },
      async (request, reply) => {
        const origin = { ...originOf(request), owner: request.person }
        const { person, secret } = await addPerson(server, request.body.name, 'program', origin)
        reply.code(201)
        return { person, token: secret }
      },
    )
    done()
  }
}
