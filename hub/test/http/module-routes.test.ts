import type { Server } from '@hapi/hapi'
import { expect, it } from 'vitest'
import { runHub } from '@matricula/hub/testing/test-hub'

const fees = '/api/enrollment/admin/fees'

const isOpen = (server: Server, path: string) => server.table().some((route) => route.path === path)

it('The routes of a module open when one of its calls first comes', async () => {
  const { hub, visitor } = await runHub()
  expect(isOpen(hub.server, fees)).toBe(false)
  const first = await Promise.all([visitor().get(fees), visitor().get(`${fees}/105`), visitor().get(fees)])
  expect(first.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(isOpen(hub.server, fees)).toBe(true)
  expect(isOpen(hub.server, '/api/discounts')).toBe(false)
})

it('A call that only looks at what a module has opens its routes too', async () => {
  const { hub } = await runHub()
  const { status } = await fetch(`${hub.server.info.uri}${fees}`, { method: 'HEAD' })
  expect(status).toBe(200)
})

it.each(['/api/nothing', '/api/enrollment/admin/fees/%ff', '/api/enrollment/admin/nothing/at/all'])(
  'A path that is no call’s opens nothing: %s',
  async (path) => {
    const { hub, visitor } = await runHub()
    const before = hub.server.table().length
    const { status } = await visitor().get(path)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(hub.server.table()).toHaveLength(before)
  },
)
