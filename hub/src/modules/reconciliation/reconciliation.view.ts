import { sum } from '../../shared/money.ts'
import type { LatePostings } from './day-ledger.ts'
import type { Match } from './match.store.ts'
import type { ProposedDay, ProposedRow } from './read-day.ts'
import type { OutflowRow } from './read-outflows.ts'
import { summariseDay } from './summarise-day.ts'

export function viewDay(read: ProposedDay) {
  const { day, sources, rows, outflows, ledger, postedLater, waiting } = read
  const { state, open } = summariseDay(read)
  return {
    day,
    state,
    open,
    waiting,
    sources,
    rows: rows.map(viewRow),
    outflows: outflows.map(viewOutflow),
    ledger,
    posted_later: postedLater.map(viewLater),
  }
}

function viewLater({ postedOn, gross, outflow, net, accounting }: LatePostings) {
  return { posted_on: postedOn, gross, outflow, net, accounting }
}

function viewOutflow({ chargeRef, students, provider, toUndo, lossBorneBy, ...row }: OutflowRow) {
  const { id, is, step, status, verdict, amount, posted, way, instance, reference, proof, token } = row
  return {
    id,
    is,
    step,
    status,
    verdict,
    amount,
    posted,
    way,
    loss_borne_by: lossBorneBy,
    instance,
    reference,
    charge_ref: chargeRef,
    proof,
    token,
    student: students.join(', '),
    at_provider: provider,
    to_undo: toUndo,
  }
}

function viewRow(row: ProposedRow) {
  const { id, verdict, proposal, match } = row
  return {
    id,
    verdict,
    hub: viewHub(row),
    provider: viewProvider(row),
    accounting: viewAccounting(row),
    proposal,
    match:
      match === null
        ? null
        : { id: match.id, rows: match.rows, by: match.by, at: match.at, reason: match.reason },
  }
}

function viewHub({ movement }: ProposedRow) {
  if (movement === null) return null
  const { of, token, instance, atProvider, students, amount, posted, bookings, later, credit } = movement
  const { status, reference, providerRef, lossBorneBy, at } = movement
  return {
    of,
    token,
    instance,
    at_provider: atProvider,
    student: students.join(', '),
    amount,
    posted,
    booked: sum(bookings.map((booking) => booking.amount)),
    later,
    credit,
    status,
    reference,
    provider_ref: providerRef,
    loss_borne_by: lossBorneBy,
    at,
  }
}

function viewProvider({ charge, payout }: ProposedRow) {
  if (charge === null) return null
  const { reference, providerRef, amount, currency, status, at } = charge.payment
  const said = { reference, provider_ref: providerRef, amount, currency, status, at }
  return { instance: charge.instance, ...said, payout: viewPayout(payout) }
}

function viewPayout(payout: ProposedRow['payout']) {
  return payout === 'not-yet' ? { state: payout, reference: null, day: null, net: null } : payout
}

/** An order and the debt paid along with it are one line here, named by the order, with their sum. */
function viewAccounting({ entries }: ProposedRow) {
  const [first] = entries
  if (first === undefined) return null
  const { number, ref, reference, partnerCode: partner, day, at } = first
  const amount = sum(entries.map((entry) => entry.amount))
  return { number, ref, reference, partner, amount, day, at, entries: entries.map(viewEntry) }
}

function viewEntry({ is, number, ref, reference, amount }: ProposedRow['entries'][number]) {
  return { is, number, ref, reference, amount }
}

export function viewMatch({ id, day, rows, reason, by, at }: Match) {
  return { id, day, rows, reason, by, at }
}
