import { expect, it } from 'vitest'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub } from '@matricula/hub/testing/test-hub'

interface Instance {
  readonly instance: string
  readonly desk: string | null
}

it('Each pretend vendor that can be visited says where, and that address answers', async () => {
  const hub = await runHub()
  const { body } = await (await signInStaff(hub, 'it')).get<Instance[]>('/api/plugins')
  const desks = body.flatMap(({ desk }) => (desk === null ? [] : [desk]))
  expect(desks).toEqual([
    '/sandbox/accounting.main/',
    '/sandbox/payments.card/',
    '/sandbox/payments.invoices/',
    '/sandbox/esign.main/',
    '/sandbox/notices.main/',
  ])
  for (const desk of desks) expect((await hub.visitor().get(desk)).status).toBe(200)
  for (const { instance } of body.filter(({ desk }) => desk === null)) {
    expect((await hub.visitor().get(`/sandbox/${instance}/`)).status).toBe(404)
  }
})

it('A pretend vendor’s books are JSON for a program that compares them', async () => {
  const hub = await runHub()
  const nothing = { count: 0, total: 0 }
  const { body } = await hub.visitor().get('/sandbox/accounting.main/books')
  expect(body).toEqual({ orders: nothing, payments: nothing })
})
