import { measured, type Measurement } from './goals/goals.ts'
import { Connection, type Draft, expectStatus, jsonIn, wire } from './support/connection.ts'
import type { Session } from './support/family.ts'
import { median } from './support/numbers.ts'
import { type PaidMonth, withPaidMonth } from './support/paid-month.ts'
import { staffSession } from './support/staff.ts'
import { figure, printTable } from './support/table.ts'

const month = { days: 29, families: 3000 }
const rounds = 9

/**
 * The list of closed days as finance opens it: what provider, hub and accounting hold, day by day. With today the
 * pretend vendors are asked, whose work is not the hub's.
 */
export function benchReconciliation(): Promise<readonly Measurement[]> {
  return withPaidMonth(month, async ({ url }, paid) => {
    const connection = await Connection.open(url)
    const session = await staffSession(connection, url, 'finanzas')
    const read = async (to: string) => {
      const request = wire(listOf({ ...paid, to }, url, session))
      const sent = performance.now()
      const reply = await connection.send(request)
      const ms = performance.now() - sent
      expectStatus(reply, 200)
      expectAgreement(jsonIn(reply))
      return ms
    }
    const first = await read(paid.to)
    const taken: number[] = []
    for (let round = 0; round < rounds; round += 1) taken.push(await read(paid.to))
    const withToday = await read(paid.today)
    connection.close()
    printTable(`Reconciliation, ${month.days} days, ${month.families.toLocaleString('en-US')} families`, [
      ['', 'ms'],
      ['first time', figure(first)],
      ['median', figure(median(taken))],
      ['longest', figure(Math.max(...taken))],
      ['with today', figure(withToday)],
    ])
    return [measured('reconciliation', 'list of 29 closed days of 3,000 families', median(taken))]
  })
}

function listOf({ from, to }: PaidMonth, url: string, session: Session): Draft {
  return { method: 'GET', url: `${url}/api/reconciliation/days?from=${from}&to=${to}`, headers: session }
}

/** A list that is fast because it says nothing is no measure. */
function expectAgreement(days: unknown): void {
  const states = Array.isArray(days) ? days.map((day: { readonly state: string }) => day.state) : []
  if (states.filter((state) => state === 'agrees').length !== month.days)
    throw new Error(`the days are ${states.join(', ')}`)
}
