import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { contested, say, why } from '@matricula/hub/testing/disputes'
import { problemOf } from '@matricula/hub/testing/problem'
import { signInStaff } from '@matricula/hub/testing/staff'
import type { TestHubOptions } from '@matricula/hub/testing/test-hub'
import { type ApprovalBody, decide } from '../approvals/a-request.ts'

async function contestedBeforeTwo(options: TestHubOptions, secondPersonFrom = 1) {
  const begun = await contested({
    ...options,
    settings: { payments: { askEverySeconds: 1, secondPersonFrom } },
  })
  const lose = (borneBy: 'school' | 'family') =>
    say(begun.finance, begun.dispute, 'lose', { borne_by: borneBy, reason: why })
  return { ...begun, lose, admin: await signInStaff(begun.hub, 'admin') }
}

describe.each(databases)('A lost dispute that the school bears on $name', (database) => {
  it('waits for a second person from the limit on, and nothing else decides it meanwhile', async () => {
    const { hub, finance, admin, dispute, amount, lose } = await contestedBeforeTwo({ database })

    const asked = await lose('school')

    expect(asked.status).toBe(202)
    const { id } = asked.body as unknown as ApprovalBody
    expect(asked.body).toMatchObject({
      act: 'dispute.lose',
      subject: `dispute:${dispute.id}`,
      students: [{ code: '10001' }],
      amount,
      details: { borneBy: 'school', reason: why },
    })
    const { body: opened } = await admin.get(`/api/disputes/${dispute.id}`)
    expect(opened).toMatchObject({ status: 'opened', waiting: { id, requested_by: 'staff:finanzas' } })
    const others = [await say(finance, dispute, 'win', { reason: why }), await lose('family')]
    expect(others.map((other) => problemOf(other).code)).toEqual(['APPROVAL_PENDING', 'APPROVAL_PENDING'])

    expect((await decide(finance, id, 'approve')).status).toBe(409)
    expect((await decide(admin, id, 'approve')).body).toMatchObject({ state: 'approved', result: 'lose' })
    expect(await hub.hub.app.database('dispute').first()).toMatchObject({
      status: 'lost',
      borne_by: 'school',
      ended_by: 'staff:admin',
    })
    expect((await lose('school')).body).toMatchObject({ status: 'lost', borne_by: 'school' })
  })

  it('is one person’s below the limit', async () => {
    const { amount } = await contestedBeforeTwo({ database })
    const { lose } = await contestedBeforeTwo({ database }, amount + 1)

    expect((await lose('school')).body).toMatchObject({ status: 'lost', borne_by: 'school' })
  })

  it('is one person’s where the family bears it: no money of the school leaves', async () => {
    const { lose } = await contestedBeforeTwo({ database })

    expect((await lose('family')).body).toMatchObject({ status: 'lost', borne_by: 'family' })
  })
})
