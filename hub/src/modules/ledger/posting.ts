import type { LocalDate } from '@matricula/contract'

/**
 * Where money is (`provider`, `bank`, `desk`, `disputed`, `in-transit`), what it went for (`fees`, `withheld`, `loss`) or what it is for (`to-post`,
 * `accounting`, `unapplied`, `refund-due`, `handled-outside`), named by ids: never by a person or a student.
 */
export type Account = `${AccountKind}/${string}`

export const accountKinds = [
  'provider',
  'bank',
  'desk',
  'to-post',
  'accounting',
  'unapplied',
  'refund-due',
  'handled-outside',
  'disputed',
  'in-transit',
  'fees',
  'withheld',
  'loss',
] as const

export type AccountKind = (typeof accountKinds)[number]

export function kindOf(account: Account): AccountKind | undefined {
  return accountKinds.find((kind) => account.startsWith(`${kind}/`))
}

export interface PostingLine {
  readonly account: Account
  /** COP: plus is money there, minus is what it is for. */
  readonly amount: number
}

/**
 * Why a payment moved after it came: a word of ours. What people type may name somebody, stands with what they decided
 * and can be erased there; a posting cannot. before-ledger: written by the migration of what there was.
 */
export const postingReasons = [
  'returned',
  'refunded',
  'told-by-bank',
  'not-received',
  'handled-outside',
  'before-ledger',
  'disputed',
  'dispute-won',
  'dispute-lost',
  'split-ended',
] as const

export type PostingReason = (typeof postingReasons)[number]

/** One movement of money; its lines sum to 0. It is never changed: what was wrong is put right by another. */
export interface Posting {
  /** Of the movement: the same one is posted once. */
  readonly key: string
  /** What it is about, such as `payment:{id}`. */
  readonly subject: string
  /** Bogotá's day on which the money moved. */
  readonly day: LocalDate
  readonly reason: PostingReason | null
  readonly trace: string
  readonly lines: readonly PostingLine[]
}

/** The lines with each account once and without those that say nothing; throws where they do not sum to 0. */
export function balanced({ key, lines }: Pick<Posting, 'key' | 'lines'>): readonly PostingLine[] {
  const sums = new Map<Account, number>()
  for (const { account, amount } of lines) sums.set(account, (sums.get(account) ?? 0) + amount)
  const rest = [...sums]
    .map(([account, amount]) => ({ account, amount }))
    .filter(({ amount }) => amount !== 0)
  const off = rest.reduce((sum, { amount }) => sum + amount, 0)
  if (off !== 0) throw new Error(`the posting ${key} is off by ${off} pesos`)
  return rest
}
