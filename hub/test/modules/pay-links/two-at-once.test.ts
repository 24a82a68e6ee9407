import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { list } from '@matricula/hub/testing/exceptions'
import { linkPayer } from '@matricula/hub/testing/pay-links'
import { problemOf } from '@matricula/hub/testing/problem'
import { Provider } from '@matricula/hub/testing/provider'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { signInStaff } from '@matricula/hub/testing/staff'
import type { TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { dialectOf } from '../../../src/db/statements.ts'
import { inTransaction, type Transaction } from '../../../src/db/transaction.ts'
import { lockPayLink } from '../../../src/modules/pay-links/pay-link.store.ts'
import { accountAttempts } from '../../../src/modules/payments/account-attempt.store.ts'
import { attemptByToken, readAttempt } from '../../../src/modules/payments/attempt.store.ts'
import { lockDebtors } from '../../../src/modules/payments/debt.store.ts'
import { settlePayment } from '../../../src/modules/payments/settle-payment.ts'
import {
  anAmountLink,
  balanceOf,
  bookedToday,
  brokenIn,
  code,
  given,
  isBooked,
  owed,
} from './an-amount-link.ts'

interface Racing {
  readonly table: 'pay_link' | 'student'
  readonly lock: (trx: Transaction) => Promise<unknown>
}

/**
 * Holds a row until both ask for it, so that both have read before either writes. The embedded database has one who writes
 * at a time: there the second begins where the first ends.
 */
async function bothWaitingFor<Answer>(
  { hub: { app } }: TestHub,
  { table, lock }: Racing,
  race: () => readonly Promise<Answer>[],
): Promise<readonly Answer[]> {
  if (dialectOf(app.database) === 'better-sqlite3') return Promise.all(race())
  let waiting = 0
  const count = ({ sql }: { readonly sql: string }) => {
    if (sql.includes(table) && /for update|updlock/i.test(sql)) waiting += 1
  }
  const racing = await inTransaction(app.database, async (trx) => {
    await lock(trx)
    app.database.on('query', count)
    const begun = race()
    await until(
      () => Promise.resolve(waiting),
      (asked) => asked === 2,
    )
    return { begun }
  })
  app.database.off('query', count)
  return Promise.all(racing.begun)
}

describe.each(databases)(
  'Two payments of one link for an amount at the same instant, on $name',
  (database) => {
    it('are begun as one', async () => {
      const { hub, link, somebody } = await anAmountLink({}, { database })
      const begin = () => somebody.begin({ shownTotal: given, payer: linkPayer })

      const answers = await bothWaitingFor(
        hub,
        { table: 'pay_link', lock: (trx) => lockPayLink(trx, link.id) },
        () => [begin(), begin()],
      )

      const refused = answers.filter(({ status }) => status !== 200)
      expect(refused.map((answer) => problemOf(answer).code)).toEqual(['PAY_LINK_BUSY'])
      expect(await hub.hub.app.database('payment_attempt')).toHaveLength(1)
    })

    it('are approved as one that pays and one that is to go back', async () => {
      const { hub, somebody } = await anAmountLink({}, { database })
      const { app } = hub.hub
      const { body: late } = await somebody.pay()
      await setSeasonClock(hub, new Date(app.clock.now().getTime() + 31 * 60_000).toISOString())
      const settle = async (token: string): Promise<void> => {
        const attempt = await attemptByToken(app.database, token)
        const { signal } = new AbortController()
        await settlePayment(app, await readAttempt(app.database, accountAttempts, attempt?.id ?? ''), {
          signal,
        })
      }
      await settle(late.token)
      const { body: other } = await somebody.pay()
      const provider = new Provider(hub, 'invoices')
      for (const { data } of [late, other])
        await provider.decide(data.reference, { rawStatus: 'Aceptada', amount: given })

      await bothWaitingFor(hub, { table: 'student', lock: (trx) => lockDebtors(trx, [code]) }, () => [
        settle(late.token),
        settle(other.token),
      ])

      const statuses: readonly string[] = await app.database('payment_attempt').pluck('status')
      expect(statuses.toSorted()).toEqual(['approved', 'duplicate'])
      expect((await list(await signInStaff(hub, 'finance'))).body).toMatchObject([
        { kind: 'duplicate-payment' },
      ])
      await isBooked(hub)
      expect(await bookedToday(hub)).toMatchObject([{ amount: given }])
      expect(await balanceOf(hub)).toBe(owed - given)
      expect(await brokenIn(hub)).toEqual([])
    })
  },
)
