import { expect, it } from 'vitest'
import { contested, say, why } from '@matricula/hub/testing/disputes'
import { signInStaff } from '@matricula/hub/testing/staff'

const sent = 'Contrato que firmó la madre, con su teléfono'

it('What was sent about a dispute is part of the family’s export, and goes with the family; amounts and days stay', async () => {
  const { hub, finance, dispute } = await contested()
  await say(finance, dispute, 'answer', { answer: sent })
  const admin = await signInStaff(hub, 'admin')
  const exported = await admin.get<{ parts: { disputes: unknown } }>('/api/privacy/families/10001')
  expect(exported.body.parts.disputes).toMatchObject([{ status: 'answered', answer: sent }])
  const erase = () => admin.post('/api/privacy/families/10001/erase', { reason: 'La familia lo pidió' })
  expect((await erase()).body).toMatchObject({ code: 'ERASE_BLOCKED' })

  await say(finance, dispute, 'win', { reason: why })
  const erased = await erase()

  expect(erased.status).toBe(200)
  const { body } = await finance.get(`/api/disputes/${dispute.id}`)
  expect(body).toMatchObject({
    status: 'won',
    answer: null,
    amount: dispute.amount,
    answered_on: '2025-06-19',
  })
})
