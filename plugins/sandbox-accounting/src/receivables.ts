import {
  bogotaDay,
  type Memo,
  type Page,
  type Paging,
  type PluginKit,
  type Receivable,
} from '@matricula/contract'
import { pageOf, sandboxCodeAt } from '@matricula/contract/sandbox'
import { debtFrom } from './debts.ts'
import { demoAccounts } from './demo-accounts.ts'
import { allPayments, paidBy } from './incoming-payments.ts'
import { allOrders } from './orders.ts'
import { createdPartners, findPartner, studentCodeOf } from './partners.ts'
import type { Settings } from './settings.ts'
import { billedOrders } from './withdrawals.ts'

/** What is still to pay of every invoice: of the sandbox school's students, and of whoever has an order or was created. */
export async function receivablesOf(
  { memo, now }: Pick<PluginKit, 'memo' | 'now'>,
  settings: Settings,
  paging: Paging,
): Promise<Page<Receivable>> {
  const orders = groupedBy(
    (await billedOrders(memo, await allOrders(memo))).filter(
      ({ document }) => document.project === settings.project,
    ),
    ({ document }) => document.numAtCard,
  )
  const payments = groupedBy(await allPayments(memo), ({ partnerCode }) => partnerCode)
  const today = bogotaDay(now())
  const students = new Set([...schoolCodes(settings), ...orders.keys(), ...(await createdStudents(memo))])
  const owed: Receivable[] = []
  for (const student of [...students].toSorted()) {
    const partner = await findPartner(memo, `C${student}`)
    if (partner === null) continue
    const paid = paidBy(payments.get(partner.code) ?? [])
    const books = { partner, student, orders: orders.get(student) ?? [], paid, today }
    const open = debtFrom(settings, books).invoices.filter(({ pending }) => pending > 0)
    owed.push(...open.map(({ total: _total, description: _description, ...one }) => one))
  }
  return pageOf(owed, paging)
}

function schoolCodes({ students }: Settings): readonly string[] {
  const demos = Object.keys(demoAccounts)
  const others = Array.from({ length: Math.max(0, students - demos.length) }, (_, index) =>
    sandboxCodeAt(index),
  )
  return [...demos, ...others]
}

async function createdStudents(memo: Memo): Promise<readonly string[]> {
  return (await createdPartners(memo)).map(studentCodeOf).filter((code) => code !== null)
}

function groupedBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item)) ?? []
    group.push(item)
    groups.set(keyOf(item), group)
  }
  return groups
}
