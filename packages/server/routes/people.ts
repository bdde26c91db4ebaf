import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox'
import { ClaimRequest, DeviceLink, Me, NameRequest, Program } from '@paddock/protocol'
import type { House } from '../house.ts'
import { personOf, rememberKey } from '../http/identity.ts'
import type { Limiters } from '../http/limit.ts'
import { claimDeviceLink, makeDeviceLink } from '../people/device-link.ts'
import { addPerson, rename } from '../people/person.ts'
import { troubles } from './troubles.ts'

const tags = ['people']

export function peopleRoutes(house: House, limit: Limiters): FastifyPluginCallbackTypebox {
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
        if (request.person) return { person: await rename(house, request.person, name) }
        const { person, secret } = await addPerson(house, name, 'guest')
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
      async (request) => await makeDeviceLink(house, personOf(request)),
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
        const { person, secret } = await claimDeviceLink(house, request.body.code)
        rememberKey(request, reply, secret)
        return { person }
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
        const { person, secret } = await addPerson(house, request.body.name, 'program')
        reply.code(201)
        return { person, token: secret }
      },
    )
    done()
  }
}
