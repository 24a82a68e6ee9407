import type { Cop } from '@matricula/contract'
import type { Database } from '../../db/database.ts'
import { startOfDay } from '../../shared/local-date.ts'
import { owed } from '../enrollment/index.ts'
import type { SeasonNow } from './season-now.ts'
import { seasonStudents, stepColumn } from './season-students.store.ts'
import { stepAt } from '../students/steps.ts'
import type { Count, DueDay } from './summarise.ts'

/** The season's students by grade and step, in one question. */
export async function countSteps(database: Database, season: SeasonNow): Promise<readonly Count[]> {
  const step = stepColumn(season)
  const rows: { grade: number; step: number; students: number | string }[] = await seasonStudents(database)
    .groupBy('t.grade', step)
    .select('t.grade', `${step} as step`)
    .count('* as students')
  return rows.map(({ grade, step: place, students }) => ({
    grade,
    step: stepAt(place),
    students: Number(students),
  }))
}

const dayMs = 24 * 60 * 60 * 1000

/** What came in for the season, and how much of it today; what went back did not stay. */
export async function sumReceived(
  database: Database,
  { project, today }: SeasonNow,
): Promise<{ readonly received: Cop; readonly receivedToday: Cop }> {
  const begins = startOfDay(today)
  const ends = new Date(begins.getTime() + dayMs)
  const payments = () =>
    database('allocation as p')
      .join('enrollment_order as o', 'o.id', 'p.order_id')
      .where('o.project', project)
      .where('p.status', 'approved')
  const stayed = database.raw('sum(p.amount - p.refunded - p.taken_back) as sum')
  const [all] = await payments().select<Sum[]>(stayed)
  const [ofToday] = await payments()
    .where('p.approved_at', '>=', begins.toISOString())
    .where('p.approved_at', '<', ends.toISOString())
    .select<Sum[]>(stayed)
  return { received: amountOf(all), receivedToday: amountOf(ofToday) }
}

/** What else came in, and what of it is gone for good. */
export interface BesideReceived {
  /** Parts that were paid of orders that still lack others. */
  readonly partsReceived: Cop
  /** Of invoices, whatever the season; what went back did not stay. */
  readonly invoicesReceived: Cop
  /** In disputes that the school bears: what was paid stays paid, and its money is gone. */
  readonly lost: Cop
}

export async function sumBesideReceived(database: Database, { project }: SeasonNow): Promise<BesideReceived> {
  const stayed = database.raw('sum(p.amount - p.refunded - p.taken_back) as sum')
  const [parts] = await database('allocation as p')
    .join('split_part as s', 's.id', 'p.part_id')
    .join('order_split as w', 'w.id', 's.split_id')
    .join('enrollment_order as o', 'o.id', 's.order_id')
    .where({ 'o.project': project, 'w.status': 'standing', 'p.status': 'approved' })
    .select<Sum[]>(stayed)
  const [invoices] = await database('allocation as p')
    .whereNotNull('p.partner_code')
    .where('p.status', 'approved')
    .select<Sum[]>(stayed)
  const [lost] = await database('dispute')
    .where({ status: 'lost', borne_by: 'school' })
    .sum<Sum[]>({ sum: 'amount' })
  return {
    partsReceived: amountOf(parts),
    invoicesReceived: amountOf(invoices),
    lost: amountOf(lost),
  }
}

/** What is being paid now, at a provider or at the bank, of orders and of parts of them. */
export async function sumPending(database: Database, { project }: SeasonNow): Promise<Cop> {
  const locking = () => database('allocation as a').whereNotNull('a.open_key').where('o.project', project)
  const [orders] = await locking()
    .join('enrollment_order as o', 'o.id', 'a.order_id')
    .sum<Sum[]>({ sum: 'a.amount' })
  const [parts] = await locking()
    .join('split_part as s', 's.id', 'a.part_id')
    .join('enrollment_order as o', 'o.id', 's.order_id')
    .sum<Sum[]>({ sum: 'a.amount' })
  return amountOf(orders) + amountOf(parts)
}

interface Sum {
  readonly sum: number | string | null
}

function amountOf(row: Sum | undefined): Cop {
  return Number(row?.sum ?? 0)
}

export async function listDueDays(database: Database, { project }: SeasonNow): Promise<readonly DueDay[]> {
  const rows: { date: string; amount: number | string; charges: number | string }[] = await database(
    'charge as c',
  )
    .join('enrollment_order as o', 'o.id', 'c.order_id')
    .where({ 'o.project': project, 'c.paid_now': 0 })
    .where(owed(database))
    .groupBy('c.ship_date')
    .orderBy('c.ship_date')
    .select('c.ship_date as date', database.raw('sum(c.unit_price * c.quantity) as amount'))
    .count('* as charges')
  return rows.map(({ date, amount, charges }) => ({ date, amount: Number(amount), charges: Number(charges) }))
}

export interface Attention {
  readonly exceptions: number
  /** Contested payments that the school has not answered yet. */
  readonly disputes: number
  /** Refunds that finance is to send by transfer. */
  readonly transfers: number
  /** Payouts that their provider tells otherwise than they are kept. */
  readonly payouts: number
  readonly deliveriesOnHold: number
  readonly agreementsExpiring: number
  /** Scheduled changes of fees that were refused at their time, not long ago. */
  readonly unpublishedFees: number
}

const soonDays = 3
const lateDays = 7

/** What waits for a person, and agreements whose days are nearly over. */
export async function countAttention(
  database: Database,
  { project, now }: { readonly project: string; readonly now: Date },
): Promise<Attention> {
  const soon = new Date(now.getTime() + soonDays * dayMs).toISOString()
  const late = new Date(now.getTime() - lateDays * dayMs).toISOString()
  return {
    exceptions: await counted(database('payment_exception').whereNull('resolved_at')),
    disputes: await counted(database('dispute').where({ status: 'opened' })),
    transfers: await counted(
      database('refund').where({ status: 'sent', way: 'bank' }).whereNotNull('allocation_id'),
    ),
    payouts: await counted(database('payout').whereNotNull('differs_since')),
    deliveriesOnHold: await counted(database('outbox').where({ status: 'on_hold' })),
    agreementsExpiring: await counted(
      database('payment_attempt').where({ status: 'agreement' }).where('expires_at', '<=', soon),
    ),
    unpublishedFees: await counted(
      database('fee_publication').where({ project, state: 'refused' }).where('ended_at', '>=', late),
    ),
  }
}

async function counted(rows: ReturnType<Database['from']>): Promise<number> {
  const [row] = await rows.count<{ count: number | string }[]>({ count: '*' })
  return Number(row?.count ?? 0)
}
