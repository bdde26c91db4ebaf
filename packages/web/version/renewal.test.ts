import { expect, test } from 'vitest'
import { Renewal } from './renewal.ts'

/** A browser tab of build `one`, and what a reload would bring. */
function tab(own = 'one', tried = new Set<string>()) {
  const world = { offered: own as string | undefined, held: false, reloads: 0, anew: 0, looks: 0 }
  const renewal = new Renewal({
    own,
    tried,
    offered: async () => world.offered,
    isHeld: () => world.held,
    reload: () => world.reloads++,
    reloadAnew: () => world.anew++,
    lookForNewer: () => world.looks++,
  })
  const wait = () => {
    for (let tick = 0; tick < 10; tick++) renewal.tick()
  }
  return { world, renewal, tried, wait }
}

test('a page of the build that the server serves has nothing to do', async () => {
  const { world, renewal, wait } = tab()
  await renewal.heard('one')
  await renewal.heard(undefined)
  wait()
  expect([world.looks, world.reloads, renewal.newer.value]).toEqual([0, 0, undefined])
})

test('a newer build is loaded once, as soon as nothing is going on', async () => {
  const { world, renewal, wait } = tab()
  world.offered = 'two'
  world.held = true
  await renewal.heard('two')
  wait()
  expect([renewal.newer.value, world.reloads]).toEqual(['two', 0])
  world.held = false
  wait()
  expect(world.reloads).toBe(1)
})

test('a moment between two clicks is not long enough', async () => {
  const { world, renewal } = tab()
  world.offered = 'two'
  await renewal.heard('two')
  for (let click = 0; click < 10; click++) {
    renewal.tick()
    renewal.tick()
    renewal.stirred()
  }
  expect(world.reloads).toBe(0)
})

test('a build that only the server has is waited for until a reload would bring it', async () => {
  const { world, renewal, wait } = tab()
  await renewal.heard('two')
  wait()
  expect([world.looks, world.reloads, renewal.newer.value]).toEqual([1, 0, undefined])
  world.offered = 'two'
  await renewal.look()
  wait()
  expect(world.reloads).toBe(1)
})

test('a tab never goes back to a build that it was, so that two servers cannot throw it to and fro', async () => {
  const first = tab('one')
  first.world.offered = 'two'
  await first.renewal.heard('two')
  first.wait()
  const second = tab('two', first.tried)
  second.world.offered = 'one'
  await second.renewal.heard('one')
  second.wait()
  expect([second.renewal.newer.value, second.world.reloads]).toEqual([undefined, 0])
})

test('a page that the server no longer understands looks for a newer one and says so', async () => {
  const { world, renewal, wait } = tab()
  world.offered = 'two'
  await renewal.understood('page-too-old')
  expect([renewal.understanding.value, renewal.newer.value]).toEqual(['page-too-old', 'two'])
  wait()
  expect(world.reloads).toBe(1)
})

test('a page that is newer than the server stays as it is until it is understood', async () => {
  const { world, renewal, wait } = tab()
  await renewal.understood('page-too-new')
  wait()
  expect([renewal.understanding.value, world.reloads]).toEqual(['page-too-new', 0])
  await renewal.understood('same')
  expect(renewal.understanding.value).toBe('same')
})

test('whoever asks for the new one gets past what the browser has kept', async () => {
  const { world, renewal } = tab()
  await renewal.now()
  expect([world.reloads, world.anew]).toEqual([0, 1])
  world.offered = 'two'
  await renewal.now()
  expect([world.reloads, world.anew]).toEqual([1, 1])
})
