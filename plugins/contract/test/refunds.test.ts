import { expect, it } from 'vitest'
import { keepRefundKey, refundRefused } from '../src/index.ts'
import { memoryKit } from '../src/kit/index.ts'

it('a key means one refund for ever', async () => {
  const { memo } = memoryKit()
  await keepRefundKey(memo, 'k1', 'R-1')
  await keepRefundKey(memo, 'k1', 'R-1')
  await expect(keepRefundKey(memo, 'k1', 'R-2')).rejects.toMatchObject({ code: 'invalid' })
  await keepRefundKey(memo, 'k2', 'R-2')
})

it('a refusal has its reason, and the field where there is one', () => {
  expect(refundRefused('paid in parts')).toMatchObject({
    code: 'rejected',
    reason: 'paid in parts',
    field: undefined,
  })
  expect(refundRefused('only the whole', 'amount')).toMatchObject({ field: 'amount' })
})
