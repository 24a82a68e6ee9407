import { expect, it } from 'vitest'
import { atPayStep, Parent } from '@matricula/hub/testing/families'
import { guardianAddress, signInGuardian } from '@matricula/hub/testing/guardian'
import { problemOf } from '@matricula/hub/testing/problem'
import { aSplit, payPart, splitBy, splitSeason } from '@matricula/hub/testing/splits'
import { runHub } from '@matricula/hub/testing/test-hub'
import type { Visitor } from '@matricula/hub/testing/visitor'

const code = '10001'

/** From the child's wizard to the guardian's own account. */
async function backFrom(guardian: Visitor): Promise<Visitor> {
  const { body } = await guardian.post<{ csrfToken: string }>('/api/family/session', {})
  guardian.csrfToken = body.csrfToken
  return guardian
}

it('A guardian who has split an enrolment reads in the list how much is paid and until when', async () => {
  const hub = await runHub({ parentSeason: splitSeason })
  const maker = await signInGuardian(hub, guardianAddress)
  const { body } = await maker.post<{ csrfToken: string }>(`/api/family/students/${code}/session`, {})
  maker.csrfToken = body.csrfToken
  await maker.put('/api/enrollment/draft', atPayStep)
  const { payers } = await splitBy(hub, maker, { code, changes: {} })
  const parent = new Parent(await backFrom(maker))
  expect(await parent.child(code)).toMatchObject({
    state: 'split',
    payable: false,
    order: { status: 'split' },
    split: { until: '2025-07-05', total: 4_750_000, paid: 0 },
  })

  const [mother] = payers
  if (mother === undefined) throw new Error('there are three')
  await payPart(mother)

  const child = await parent.child(code)
  expect(child.split).toEqual({ until: '2025-06-29', total: 4_750_000, paid: 2_375_000 })
  expect(child.why).toContain('Queda completa cuando se paguen todas las partes.')
  const asked = { student: code, shownTotal: 4_750_000, draftVersion: child.draftVersion }
  expect(problemOf(await parent.pay([asked])).code).toBe('SPLIT_STANDS')
})

it('A guardian reads of parts that somebody else has arranged until when they are paid, and no amount', async () => {
  const { hub } = await aSplit()
  const parent = await Parent.comes(hub, guardianAddress)
  const { state, split } = await parent.child(code)
  expect({ state, split }).toEqual({
    state: 'split',
    split: { until: '2025-07-05', total: null, paid: null },
  })
})
