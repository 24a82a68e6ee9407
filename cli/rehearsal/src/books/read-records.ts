import pMap from 'p-map'
import { everyRow, largestPage, unwrap, unwrapPage } from '@matricula/hub/api/answers'
import type { ProviderRow } from '../vendors/read-books.ts'
import type { World } from '../world.ts'
import type { Exception } from './account.ts'
import type { Totals } from './tally.ts'

/** Every payment that the provider has of enrolments and of invoices, by our reference. */
export async function readLedger({ vendors }: World): Promise<Map<string, ProviderRow>> {
  const rows = new Map<string, ProviderRow>()
  for (const instance of ['payments.card', 'payments.invoices'] as const)
    for (let cursor: string | null = null, isFirst = true; isFirst || cursor !== null; isFirst = false) {
      const page = await vendors.ledgerPage(cursor, instance)
      for (const row of page.payments) rows.set(row.reference, row)
      cursor = page.next
    }
  return rows
}

/** Electronic invoices and credit notes by the order's token: the hub's word, the provider's, and what each comes to. */
export async function readEinvoices({
  office,
  vendors,
}: World): Promise<ReadonlyMap<string, readonly string[]>> {
  const issued = await vendors.einvoices()
  const describe = (number: string | null, status: string, total: number) =>
    [status, issued.get(number ?? '')?.status ?? '', total].join(' ')
  const byToken = new Map<string, readonly string[]>()
  const rows = everyRow((page) => {
    const query = { 'page[size]': largestPage, 'page[number]': page }
    return unwrapPage(office.finance.api.GET('/api/einvoices', { params: { query } }))
  })
  for await (const { token, number, status, total, creditNotes } of rows)
    byToken.set(token ?? '', [
      ...(byToken.get(token ?? '') ?? []),
      describe(number, status, total),
      ...creditNotes.map((one) => describe(one.number, one.status, -one.total)),
    ])
  return byToken
}

export async function readTokens({ office }: World): Promise<ReadonlyMap<string, string>> {
  const tokens = new Map<string, string>()
  const rows = everyRow((page) => {
    const query = { 'page[size]': largestPage, 'page[number]': page, sort: 'student' } as const
    return unwrapPage(office.finance.api.GET('/api/payments', { params: { query } }))
  })
  for await (const { student, token } of rows) tokens.set(student, token)
  return tokens
}

export async function readExceptions({ office }: World): Promise<Map<string, readonly Exception[]>> {
  const byReference = new Map<string, readonly Exception[]>()
  const rows = everyRow((page) => {
    const query = { 'page[size]': largestPage, 'page[number]': page, sort: 'created_at' } as const
    return unwrapPage(office.finance.api.GET('/api/payments/exceptions', { params: { query } }))
  })
  for await (const row of rows)
    byReference.set(row.reference, [...(byReference.get(row.reference) ?? []), row])
  return byReference
}

export async function readDays({ office }: World, { days }: Totals) {
  const reconciled = await pMap(
    days,
    ({ day }) => {
      const params = { query: { from: day, to: day } }
      return unwrap(office.finance.api.GET('/api/reconciliation/days', { params }))
    },
    { concurrency: 2 },
  )
  return reconciled.flat()
}
