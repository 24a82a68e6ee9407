import type { components } from '@matricula/hub/api'
import { fact, type Fact } from '../fact.ts'
import type { Aftermath, PaymentAttempt, Transcript } from '../families/transcript.ts'
import { sum } from '../sum.ts'
import type { ExpectedPayout } from './expected-payouts.ts'

export type Movement = components['schemas']['Movements'][number]

/** COP on each account of the ledger: plus is money there, minus is what it is for; none stands at 0. */
export type Balances = ReadonlyMap<string, number>

export interface Entry {
  readonly account: string
  /** COP */
  readonly amount: number
}

/** Kinds of which each cause has an account of its own: they are told by their kind alone. */
const ofOneCause = new Set([
  'to-post',
  'unapplied',
  'refund-due',
  'handled-outside',
  'disputed',
  'in-transit',
  'loss',
])

/** What movements of the ledger have left, by account. Pure. */
export function balancesOf(movements: readonly Movement[]): Balances {
  const lines = movements.flatMap((movement) => movement.lines)
  return sumUp(
    lines.map(({ account, kind, amount }) => ({ account: ofOneCause.has(kind) ? kind : account, amount })),
  )
}

/** What must stand of one family's money, by what the rehearsal itself has seen. Pure. */
export function expectedBalances({ scenario, attempts, parts, aftermath }: Transcript): Balances {
  const at = scenario.outcome === 'agreement-by-hand' ? 'desk/agreement' : 'bank/agreement'
  return sumUp([
    ...[...attempts, ...parts].flatMap((one) => cameIn(one, one.path === 'agreement' ? at : 'provider/card')),
    ...afterwards(aftermath),
    ...paidAfterwards(aftermath),
  ])
}

function cameIn({ path, charge, amount, expectedStatus }: PaymentAttempt, at: string): readonly Entry[] {
  const purpose = paysFor[expectedStatus]
  if (purpose === undefined || path === 'parts') return []
  const taken = charge?.amount ?? amount
  return [
    { account: at, amount: taken },
    { account: purpose, amount: -taken },
  ]
}

/** What the money of a try is for that ended so; nothing stands of any other. */
const paysFor: Partial<Record<PaymentAttempt['expectedStatus'], string>> = {
  approved: 'accounting/main',
  duplicate: 'unapplied',
  under_review: 'unapplied',
  transferred: 'bank/refunds',
}

/** What went back stands for accounting to undo, until a person says that it is. */
function afterwards({ refunds, dispute, undone }: Aftermath): readonly Entry[] {
  const ended = dispute?.borneBy === 'family' ? dispute.amount : 0
  const freed = sum(refunds.filter(({ status }) => status !== 'refused').map(({ amount }) => amount))
  return [
    ...refunds.flatMap(({ amount, way, status }) => {
      if (status === 'refused') return []
      if (status === 'sent') return [{ account: 'refund-due', amount: -amount }]
      return [{ account: way === 'bank' ? 'bank/refunds' : 'provider/card', amount: -amount }]
    }),
    ...(dispute === null ? [] : contested(dispute)),
    { account: 'to-post', amount: freed + ended - undone },
    { account: 'accounting/main', amount: undone },
  ]
}

/** Of what went back whole nothing stands: a person has undone it in accounting. */
function paidAfterwards({ paidLater }: Aftermath): readonly Entry[] {
  if (paidLater === null || paidLater.charge.takenBackOn !== null) return []
  const { amount } = paidLater.charge
  return [
    { account: 'provider/invoices', amount },
    { account: 'accounting/main', amount: -amount },
  ]
}

function contested({ amount, fee, status, borneBy }: NonNullable<Aftermath['dispute']>): readonly Entry[] {
  const charged = [
    { account: 'fees/card', amount: fee },
    { account: 'provider/card', amount: -fee },
  ]
  if (status === 'won') return charged
  const gone = { account: 'provider/card', amount: -amount }
  if (borneBy === 'family') return [...charged, gone]
  return [...charged, gone, { account: borneBy === 'school' ? 'loss' : 'disputed', amount }]
}

type SettledSums = Pick<ExpectedPayout, 'fees' | 'withheld' | 'net'> & { readonly instance: string }

/** What a payout moves: one that came back, nothing any more. */
export function entriesOfPayout(
  { instance, fees, withheld, net }: SettledSums,
  seen: 'in-transit' | 'arrived' | 'returned',
): readonly Entry[] {
  if (seen === 'returned') return []
  return [
    { account: seen === 'arrived' ? 'bank/payouts' : 'in-transit', amount: net },
    { account: `fees/${instance}`, amount: fees },
    { account: 'withheld', amount: withheld },
    { account: `provider/${instance}`, amount: -net - fees - withheld },
  ]
}

export function sumUp(entries: readonly Entry[]): Balances {
  const sums = new Map<string, number>()
  for (const { account, amount } of entries) sums.set(account, (sums.get(account) ?? 0) + amount)
  return new Map([...sums].filter(([, amount]) => amount !== 0).toSorted(byAccount))
}

export function entriesIn(balances: Balances): readonly Entry[] {
  return [...balances].map(([account, amount]) => ({ account, amount }))
}

function byAccount([one]: readonly [string, number], [other]: readonly [string, number]): number {
  return one.localeCompare(other)
}

/** The first account on which another sum stands than must; null where none does. Pure. */
export function firstOff(
  expected: Balances,
  found: Balances,
): { readonly expected: Fact; readonly found: Fact } | null {
  const accounts = [...new Set([...expected.keys(), ...found.keys()])].toSorted()
  const off = accounts.find((account) => expected.get(account) !== found.get(account))
  if (off === undefined) return null
  const on = (balances: Balances) => fact('onAccount', { account: off, amount: balances.get(off) ?? 0 })
  return { expected: on(expected), found: on(found) }
}
