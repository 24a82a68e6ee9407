import { expect } from 'vitest'
import { aWithdrawal } from '../acts/accounting.ts'
import { claimed } from '../claimed.ts'
import { expectFault } from '../expect-fault.ts'
import type { Law } from '../law.ts'

export const withdrawalLaws: readonly Law<'accounting'>[] = [
  {
    title: 'what comes after a student leaves is cancelled once and found by our reference',
    appliesTo: ({ adapter }) => adapter.withdrawals !== undefined,
    async run(scene) {
      const withdrawals = claimed('withdrawals', scene.adapter.withdrawals)
      const withdrawal = await aWithdrawal(scene)
      const { reference } = withdrawal
      expect(await withdrawals.find(reference, scene.read()), 'before it').toBeNull()
      const first = await withdrawals.cancel(withdrawal, scene.write())
      expect(await withdrawals.cancel(withdrawal, scene.write()), 'the same again').toEqual(first)
      expect(await withdrawals.find(reference, scene.read()), 'it is found').toEqual(first)
      const document = await scene.adapter.findOrder(reference, scene.read())
      expect(document, 'the order stays').toMatchObject({ reference })
      await expectFault('withdrawals.cancel', 'not-found', () =>
        withdrawals.cancel({ ...withdrawal, reference: scene.reference() }, scene.write()),
      )
    },
  },
]
