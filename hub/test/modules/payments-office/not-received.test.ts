import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { list, resolve, wrongAmount, wrongAmountThatNeverCame } from '@matricula/hub/testing/exceptions'
import { payoutDay, readToldPayouts } from '@matricula/hub/testing/payouts'
import { problemOf } from '@matricula/hub/testing/problem'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import type { TestHubOptions } from '@matricula/hub/testing/test-hub'
import { faultsAt } from '@matricula/hub/testing/vendor'

/** A wrong amount that its provider has paid out to the school. */
async function paidOut(options: TestHubOptions) {
  const begun = await wrongAmount(options)
  await setSeasonClock(begun.hub, `${payoutDay}T15:00:00.000Z`)
  await readToldPayouts(begun.hub)
  return begun
}

const errorsOf = (answer: Awaited<ReturnType<typeof resolve>>) => problemOf(answer).errors

describe.each(databases)('That money never came on $name', (database) => {
  it('is refused while its provider has it for approved', async () => {
    const { finance, exception } = await wrongAmount({ database })

    const refused = await resolve(finance, exception, 'released')

    expect([refused.status, problemOf(refused).code]).toEqual([422, 'BAD_INPUT'])
    expect(errorsOf(refused)?.['outcome']?.[0]).toContain('El proveedor lo tiene aprobado')
    expect((await list(finance, '?state=open')).body).toHaveLength(1)
    expect((await resolve(finance, exception, 'refunded-by-hand')).status).toBe(200)
  })

  it('is refused while it stands in a payout, which whoever resolves it is told, also where its provider says otherwise', async () => {
    const { finance, exception, started, provider } = await paidOut({ database })
    const { reference = '', amount = 0 } = started.data ?? {}
    await provider.decide(reference, { rawStatus: 'Rechazada', amount })

    const refused = await resolve(finance, exception, 'released')

    expect(errorsOf(refused)?.['outcome']?.[0]).toContain('en un abono al colegio')
    const { body: details } = await finance.get(`/api/payments/exceptions/${exception.id}/details`)
    expect(details).toMatchObject({ payout: { day: payoutDay, state: 'in-transit' } })
  })

  it('cannot be said while its provider is away, and can once it has said that it never had it', async () => {
    const { finance, exception, hub } = await wrongAmountThatNeverCame({ database })
    const faults = faultsAt(hub.hub.app, 'payments.card')
    await faults.injectFault('hangs-up')

    const unheard = await resolve(finance, exception, 'released')

    expect([unheard.status, problemOf(unheard).code]).toEqual([503, 'FEATURE_DOWN'])
    await faults.clearFault()
    expect((await resolve(finance, exception, 'released')).status).toBe(200)
  })
})
