import { expect, it } from 'vitest'
import { contested, say, today, why } from '@matricula/hub/testing/disputes'
import { problemOf } from '@matricula/hub/testing/problem'
import { giveBack, refundsOf } from '../payments-office/a-refund.ts'

it('Nothing of a payment is given back while it is in dispute, nor once the school has borne its loss', async () => {
  const { finance, started, dispute } = await contested()
  const { token } = started

  expect(problemOf(await giveBack(finance, token)).errors).toHaveProperty('amount')
  const lost = await say(finance, dispute, 'lose', { borne_by: 'school', reason: why, on: today })
  expect(lost.body).toMatchObject({ status: 'lost', borne_by: 'school' })

  expect(problemOf(await giveBack(finance, token, { way: 'bank' })).errors).toHaveProperty('amount')
  expect((await refundsOf(finance, token)).refunds).toEqual([])
  expect(await refundsOf(finance, token)).toMatchObject({ left: 0, contested: true })
})

it('A payment whose dispute was won can be given back', async () => {
  const { finance, started, dispute } = await contested()
  await say(finance, dispute, 'win', { reason: why, on: today })
  expect((await giveBack(finance, started.token)).body.status).toBe('done')
})
