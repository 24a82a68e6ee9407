import { describe, expect, it } from 'vitest'
import { isDuplicate } from '../../src/db/statements.ts'
import { PaymentAttempt } from '../../src/modules/payments/attempt.model.ts'
import { databases } from '@matricula/hub/testing/databases'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { runHub } from '@matricula/hub/testing/test-hub'

describe.each(databases)('A key that is taken on $name', (database) => {
  it('is known as such through the models too', async () => {
    const { hub, visitor } = await runHub({ database })
    const family = await Family.signIn({ visitor }, '10001')
    await family.pay(await family.quote(rightAndCosts))
    const { database: knex } = hub.app
    const attempt = await PaymentAttempt.query(knex).first().throwIfNotFound()

    const again = PaymentAttempt.query(knex).insert({ ...attempt.$toJson(), id: 'another' })

    await expect(again).rejects.toSatisfy(isDuplicate)
  })
})
