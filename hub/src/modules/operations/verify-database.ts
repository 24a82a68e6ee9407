import { inSnapshot, ownFindings } from '../../db/inspect.ts'
import type { Database } from '../../db/database.ts'
import { type Anchored, anchoredIn, brokenSeals, isAnchorMissed, lostSeals } from '../audit/index.ts'
import { rewritersOfAudit } from './audit-rights.store.ts'
import { unplacedCaptures, unpostedCaptures } from './captured-money.store.ts'
import { excessiveCredits } from './credit-note.store.ts'
import { brokenLawsOf, orderLaws } from './judge-order.ts'
import { deliveriesOfNoOrder, unknownDeliveries, unevenAttempts } from './ledger.store.ts'
import { everyOrder } from './order-facts.store.ts'
import { documentsHeldForNothing, unreportedPayments } from './guardian-money.store.ts'
import { sessionsOfNobody, strangersRows } from './people.store.ts'
import { unevenDisputes } from './dispute.store.ts'
import { unevenPayouts, unpostedPayouts } from './payout.store.ts'
import { excessiveRefunds } from './refund.store.ts'
import {
  unevenPayments,
  unevenPostings,
  unevenRefunds,
  unexplainedToPost,
  unpostedPayments,
} from './posted-money.store.ts'
import { orphans } from './relations.store.ts'
import { unevenSplits } from './split-facts.store.ts'
import { brokenTrails } from './trail.store.ts'
import { unevenSeasonStudents } from '../students/index.ts'

export interface Verification {
  readonly orders: number
  readonly invariants: readonly Invariant[]
}

/**
 * Holds everything in the database against everything else and against the seals that are anchored outside, as of one
 * moment; changes nothing.
 */
export async function verifyDatabase(
  database: Database,
  anchorFile: string | null = null,
): Promise<Verification> {
  // Before the moment: what is anchored was in the database first.
  const anchored = anchorFile === null ? null : await anchoredIn(anchorFile)
  return inSnapshot(database, async (trx) => {
    const { orders, invariants } = await verifyOrders(trx)
    return {
      orders,
      invariants: [
        ...invariants,
        invariant('attempt-is-its-allocations', await unevenAttempts(trx)),
        invariant('delivery-has-its-state', await unknownDeliveries(trx)),
        invariant('delivery-names-an-order', await deliveriesOfNoOrder(trx)),
        invariant('invoice-payment-is-announced', await unreportedPayments(trx, 'invoices')),
        invariant('account-payment-is-announced', await unreportedPayments(trx, 'account')),
        invariant('documents-held-for-something', await documentsHeldForNothing(trx)),
        invariant('taken-money-is-placed', await unplacedCaptures(trx)),
        invariant('taken-money-is-posted', await unpostedCaptures(trx)),
        invariant('refunds-within-payment', await excessiveRefunds(trx)),
        invariant('credits-within-invoice', await excessiveCredits(trx)),
        invariant('refund-is-posted', await unevenRefunds(trx)),
        invariant('dispute-is-posted', await unevenDisputes(trx)),
        invariant('payout-is-its-lines', await unevenPayouts(trx)),
        invariant('payout-is-posted', await unpostedPayouts(trx)),
        invariant('posting-sums-to-zero', await unevenPostings(trx)),
        invariant('payment-is-its-parts', await unevenPayments(trx)),
        invariant('payment-is-posted', await unpostedPayments(trx)),
        invariant('to-post-is-announced', await unexplainedToPost(trx)),
        invariant('split-is-its-parts', await unevenSplits(trx)),
        invariant('payment-trail-is-whole', await brokenTrails(trx)),
        invariant('audit-chain-is-unbroken', await brokenSeals(trx)),
        invariant('audit-is-written-once', await rewritersOfAudit(trx)),
        ...(anchorFile === null
          ? []
          : [invariant('audit-anchor-holds', await awayFromAnchor(trx, anchored))]),
        invariant('season-row-is-its-sources', await unevenSeasonStudents(trx)),
        invariant('rows-of-known-students', await strangersRows(trx)),
        invariant('no-session-of-nobody', await sessionsOfNobody(trx)),
        invariant('no-orphan-rows', await orphans(trx)),
        invariant('database-is-sound', await ownFindings(trx)),
      ],
    }
  })
}

/** A file that is not there says nothing, which is said as well once there is a seal that it should hold. */
async function awayFromAnchor(database: Database, anchored: readonly Anchored[] | null) {
  if (anchored !== null) return lostSeals(database, anchored)
  return (await isAnchorMissed(database)) ? ['audit.file'] : []
}

async function verifyOrders(database: Database): Promise<Verification> {
  const broken = new Map<string, string[]>(Object.keys(orderLaws).map((name) => [name, []]))
  let orders = 0
  for await (const order of everyOrder(database)) {
    orders += 1
    for (const name of brokenLawsOf(order)) broken.get(name)?.push(order.id)
  }
  return { orders, invariants: [...broken].map(([name, offenders]) => invariant(name, offenders)) }
}

/** One thing that must hold in a hub's database, and the rows that it does not hold for. */
interface Invariant {
  /** Stable: scripts know it. */
  readonly name: string
  readonly count: number
  /** The first of them, by id. */
  readonly first: readonly string[]
}

const shown = 5

function invariant(name: string, offenders: readonly string[]): Invariant {
  return { name, count: offenders.length, first: offenders.slice(0, shown) }
}
