import { describe, expect, it } from 'vitest'
import { comeWithKey } from '../support/keys.ts'
import { signInStaff } from '../support/staff.ts'
import { runHub } from '../support/test-hub.ts'
import type { ProblemBody } from '../support/visitor.ts'

/** As a proxy on the same machine passes on what somebody outside asks. */
const fromOutside = { 'x-forwarded-for': '203.0.113.9' }

describe('The numbers of the hub', () => {
  it('are open to this machine', async () => {
    const { visitor } = await runHub()
    expect((await visitor().get('/metrics')).text).toContain('# TYPE')
  })

  it('are not there for who comes through a proxy', async () => {
    const hub = await runHub()
    for (const caller of [hub.visitor(), await signInStaff(hub, 'finance')]) {
      const refused = await caller.get<ProblemBody>('/metrics', fromOutside)
      expect([refused.status, refused.body.code]).toEqual([404, 'NOT_FOUND'])
    }
  })

  it('are open to IT from anywhere, by session or key', async () => {
    const hub = await runHub()
    for (const caller of [await signInStaff(hub, 'it'), await comeWithKey(hub, 'it')]) {
      expect((await caller.get('/metrics', fromOutside)).text).toContain('# TYPE')
    }
  })
})
