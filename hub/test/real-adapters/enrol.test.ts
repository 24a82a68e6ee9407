import { openStage as openEpayco } from '@matricula/payments-epayco/stage'
import { openStage as openPayu } from '@matricula/payments-payu/stage'
import { openStage as openPlacetopay } from '@matricula/payments-placetopay/stage'
import { openStage as openWompi } from '@matricula/payments-wompi/stage'
import { describe, expect, it } from 'vitest'
import { says } from '@matricula/hub/testing/a-payment'
import { isDelivered, readBooks } from '@matricula/hub/testing/books'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { signInStaff } from '@matricula/hub/testing/staff'
import { until } from '@matricula/hub/testing/until'
import { chooseAtProvider } from './support/at-the-provider.ts'
import { type RealAdapter, type RealHub, runRealHub } from './support/real-hub.ts'

const code = '31001'

const providers: RealAdapter<'payments'>[] = [
  { use: 'payments-epayco', openStage: openEpayco },
  { use: 'payments-payu', openStage: openPayu },
  { use: 'payments-wompi', openStage: openWompi },
  { use: 'payments-placetopay', openStage: openPlacetopay },
]

async function beginToPay(hub: RealHub) {
  const family = await Family.signIn(hub, code)
  const started = (await family.pay(await family.quote(rightAndCosts))).body
  expect(started.data?.go, started.body).not.toBeNull()
  return { family, started }
}

/** How many orders of this student SAP holds, by the references that the hub gave them. */
async function ordersInAccounting(hub: RealHub): Promise<number[]> {
  const documents: { reference: string }[] = await hub.hub.app.database('accounting_document')
  return Promise.all(documents.map(({ reference }) => hub.stages.accounting.vendor.effects(reference)))
}

describe.each(providers)('With Alma, SAP, HikCentral, OSRM, Zoho, a mail server and $use', (payments) => {
  it('a family enrols and pays, and accounting holds one order of it', async () => {
    const hub = await runRealHub({ adapters: { payments } })
    const { family, started } = await beginToPay(hub)
    await chooseAtProvider(started, 'approve')
    await says(family, 'APROBADO')
    const books = await until(() => readBooks(hub.hub.app, code), isDelivered)
    expect(books).toMatchObject({ order: 'paid', receipts: 1, documents: 1, exceptions: [] })
    expect(books.payments).toEqual([{ status: 'APROBADO', amount: started.data?.amount }])
    expect(await ordersInAccounting(hub)).toEqual([1])
  })

  it('a decline is told, and a forged callback pays nothing', async () => {
    const hub = await runRealHub({ adapters: { payments } })
    const { family, started } = await beginToPay(hub)
    const forged = await fetch(new URL('/api/payments/callbacks/card', hub.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ reference: started.data?.reference, status: 'APPROVED' }),
    })
    expect(forged.status).toBe(401)
    await chooseAtProvider(started, 'decline')
    await says(family, 'RECHAZADO')
    expect(await ordersInAccounting(hub)).toEqual([])
  })
})

describe('With real adapters everywhere', () => {
  it('a student is given lunch and snack in HikCentral and loses them again', async () => {
    const hub = await runRealHub()
    const cook = await signInStaff(hub, 'food')
    const change = (act: 'addPerson' | 'deletePerson') =>
      cook.post<{ person: { services: number[] } }>(`/api/hikcentral/accessgroup/${act}/1/${code}`, {})
    expect((await change('addPerson')).body.person.services).toEqual([1, 2, 3])
    expect((await change('deletePerson')).body.person.services).toEqual([])
  })
})
