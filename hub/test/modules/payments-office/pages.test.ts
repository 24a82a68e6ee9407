import { expect, it, describe } from 'vitest'
import { says } from '@matricula/hub/testing/a-payment'
import { databases } from '@matricula/hub/testing/databases'
import { bankAgreement, Family, rightAndCosts } from '@matricula/hub/testing/family'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import type { Visitor } from '@matricula/hub/testing/visitor'
import { paymentSorts } from '../../../src/modules/payments-office/payment-list.store.ts'

interface Row {
  readonly token: string
}

const untriedToken = 'f'.repeat(32)

/** One paid, one declined, one that waits for the bank, one without a try, and one whose student has left the roster. */
async function orders(hub: TestHub): Promise<void> {
  const paid = await Family.signIn(hub, '10001')
  await paid.enrol(rightAndCosts)
  await says(paid, 'APROBADO')
  const declined = await Family.signIn(hub, '10006')
  await declined.chooseAtProvider((await declined.pay(await declined.quote(rightAndCosts))).body, 'decline')
  await says(declined, 'RECHAZADO')
  await (await Family.signIn(hub, '10003')).enrol(bankAgreement)
  await (await Family.signIn(hub, '10004')).enrol(rightAndCosts)
  const { database } = hub.hub.app
  await database('student').where({ code: '10003' }).delete()
  const order = await database('enrollment_order').where({ student_code: '10001' }).first()
  const untried = {
    id: '00000000-0000-4000-8000-000000000001',
    token: untriedToken,
    reference: 'MH-UNTRIED',
    status: 'open',
  }
  await database('enrollment_order').insert({ ...order, ...untried, student_code: '10002' })
}

/** What pages of this size hold, up to one that holds nothing. */
async function walked(office: Visitor, query: string, size: number): Promise<readonly string[]> {
  const seen: string[] = []
  for (let page = 1; ; page += 1) {
    const { body } = await office.get<Row[]>(`/api/payments?${query}&page[size]=${size}&page[number]=${page}`)
    if (body.length === 0) return seen
    seen.push(...body.map(({ token }) => token))
  }
}

describe.each(databases)('The pages of a list on $name', (database) => {
  it('hold each row once in the order of the whole, those last that have nothing to be sorted by', async () => {
    const hub = await runHub({ database })
    await orders(hub)
    const office = await signInStaff(hub, 'finance')
    for (const sort of paymentSorts) {
      const whole = (await office.get<Row[]>(`/api/payments?sort=${sort}`)).body.map(({ token }) => token)
      const down = (await office.get<Row[]>(`/api/payments?sort=-${sort}`)).body.map(({ token }) => token)
      expect([sort, whole.length]).toEqual([sort, 5])
      const last = whole.slice(whole.length - (lacking[sort] ?? 0))
      expect([sort, down]).toEqual([
        sort,
        [...whole.slice(0, whole.length - last.length).toReversed(), ...last.toReversed()],
      ])
      for (const size of [1, 2, 3]) {
        expect([sort, size, await walked(office, `sort=${sort}`, size)]).toEqual([sort, size, whole])
        expect([sort, size, await walked(office, `sort=-${sort}`, size)]).toEqual([sort, size, down])
      }
    }
  })
})

/** How many have nothing to be sorted by: no try, no payment, no student. */
const lacking: Readonly<Record<string, number>> = { started_at: 1, approved_at: 3, name: 1 }
