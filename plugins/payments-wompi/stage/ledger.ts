import { smallSchool } from '@matricula/contract/kit'

/** What the checkout was opened with, as Wompi took it from the browser. */
export interface NewTransaction {
  readonly reference: string
  readonly amountInCents: number
  readonly email: string
  readonly redirectUrl: string
  /** As the browser brought it; '' where it brought none. */
  readonly expirationTime: string
  /** Wompi's word for the means: CARD, PSE. */
  readonly type: string
}

export interface PretendTransaction extends NewTransaction {
  readonly id: string
  readonly createdAt: Date
  status: string
  finalizedAt: Date | null
  /** When it came to each status first; a callback sent again tells the same moment. */
  readonly since: Map<string, Date>
}

/** The merchant's transactions. */
export interface Ledger {
  readonly all: readonly PretendTransaction[]
  /** Keeps what the page was opened with; a transaction it becomes when somebody pays. */
  visit(opened: NewTransaction): void
  visited(reference: string): NewTransaction | undefined
  open(opened: NewTransaction): PretendTransaction
  of(reference: string): PretendTransaction | undefined
  byId(id: string): PretendTransaction | undefined
  move(transaction: PretendTransaction, status: string): void
  /** Takes a card payment back; false when that is not possible. */
  void(transaction: PretendTransaction): boolean
  voidsOf(reference: string): readonly PretendTransaction[]
}

const merchantNumber = 119_999

export function openLedger(now: () => Date): Ledger {
  const all: PretendTransaction[] = []
  const voided: PretendTransaction[] = []
  const visits = new Map<string, NewTransaction>()
  const ledger: Ledger = {
    all,
    visit: (opened) => void visits.set(opened.reference, opened),
    visited: (reference) => visits.get(reference),
    open(opened) {
      const at = now()
      const id = `${merchantNumber}-${Math.floor(at.getTime() / 1000)}-${10_001 + all.length}`
      const since = new Map([['PENDING', at]])
      const transaction = { ...opened, id, createdAt: at, status: 'PENDING', finalizedAt: null, since }
      all.push(transaction)
      return transaction
    },
    of: (reference) => all.findLast((transaction) => transaction.reference === reference),
    byId: (id) => all.find((transaction) => transaction.id === id),
    move(transaction, status) {
      const at = transaction.since.get(status) ?? now()
      transaction.since.set(status, at)
      transaction.status = status
      transaction.finalizedAt = status === 'PENDING' ? null : at
    },
    void(transaction) {
      if (transaction.status !== 'APPROVED' || transaction.type !== 'CARD') return false
      voided.push(transaction)
      ledger.move(transaction, 'VOIDED')
      return true
    },
    voidsOf: (reference) => voided.filter((transaction) => transaction.reference === reference),
  }
  for (const payment of earlierPayments()) ledger.move(ledger.open(payment), 'APPROVED')
  return ledger
}

/** Somebody sold these families a seat at the school play by a payment link: nothing of ours. */
function earlierPayments(): NewTransaction[] {
  return smallSchool.students.slice(0, 2).map(({ guardians }, index) => ({
    reference: `test_LINK_${index + 1}`,
    amountInCents: 4_500_000,
    email: guardians[0]?.contacts[0]?.value ?? 'familia@example.com',
    redirectUrl: '',
    expirationTime: '',
    type: 'PSE',
  }))
}
