import type { ProviderPayment } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import type { Locale } from '../../config/texts.ts'
import type { Database } from '../../db/database.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { AttemptStatus, PaymentAttempt } from './attempt.model.ts'
import type { AttemptEnd, AttemptRepository } from './attempt.store.ts'
import type { PayableState, Step } from './decide-settlement.ts'
import type { ExceptionKind } from './exception-kind.ts'

/** What a provider's word is held against: an attempt, or a child's share of one. */
export type Charged = Pick<
  PaymentAttempt,
  | 'id'
  | 'instance'
  | 'reference'
  | 'providerRef'
  | 'amount'
  | 'status'
  | 'expiresAt'
  | 'askAt'
  | 'asked'
  | 'trace'
>

/** What follows from a provider's word, by what the money is for. */
export interface Settlement<A extends Charged> {
  /** How what was to be paid stands; where it can be held for this attempt, it is. */
  readonly claim: (trx: Transaction, attempt: A) => Promise<PayableState>
  /** Ends the attempt as approved and writes down what the money was for. */
  readonly approve: (app: AppContext, trx: Transaction, attempt: A, seen: ProviderPayment) => Promise<void>
  /** Ends it otherwise, and writes down by whose word. */
  readonly close: (app: AppContext, trx: Transaction, attempt: A, closing: Closing) => Promise<void>
  /** What becomes of what was to be paid once the attempt ended otherwise: free, or held for a person. */
  readonly follow: (app: AppContext, trx: Transaction, attempt: A, ended: AttemptEnding) => Promise<void>
  /** Has a person look into what the provider says of a charge. */
  readonly raise: (app: AppContext, trx: Transaction, attempt: A, raised: Raised) => Promise<void>
  /** Ends an attempt that waited for a person, so that the family can pay again; any other stays as it is. */
  readonly release: (trx: Transaction, attempt: A, how: Release) => Promise<void>
}

/** What attempts do differently by what they are to pay: one order, several children's, open invoices, a part, or an amount. */
export interface Payable<A extends PaymentAttempt> extends Settlement<A> {
  readonly attempts: AttemptRepository<A>
  /** The attempt with its row held, and that of what it is to pay, until the transaction ends. */
  readonly lock: (trx: Transaction, id: string) => Promise<A>
  /** What the provider shows whoever pays, and where the browser comes back to. */
  readonly describe: (app: AppContext, attempt: A, locale: Locale) => Promise<CheckoutDescription>
  /** Ends an attempt that the provider never took up, and frees what it holds. */
  readonly fail: (app: AppContext, trx: Transaction, attempt: A, reason: string) => Promise<void>
  /** Tokens of the orders whose families may be watching. */
  readonly watched: (database: Database, attempt: A) => Promise<readonly string[]>
}

export interface CheckoutDescription {
  readonly description: string
  /** What the school finds the payment by at the provider. */
  readonly extras: readonly string[]
  /** The portal's own page: the browser coming back proves nothing. */
  readonly returnPath: string
}

export interface Closing {
  readonly seen: ProviderPayment | null
  readonly end: AttemptEnd
  readonly actor: string
}

/** The steps that bring an attempt to an end without paying anything. */
export type EndingStep = Exclude<Step, 'wait' | 'ignore' | 'report' | 'pay'>

export interface AttemptEnding {
  readonly step: EndingStep
  readonly seen: ProviderPayment | null
}

export interface Raised {
  readonly kind: ExceptionKind
  readonly step: Step
  readonly seen: ProviderPayment
}

export interface Release {
  readonly at: Date
  /** returned: the money that came was given back. failed: there was none to give back. */
  readonly as: Extract<AttemptStatus, 'failed' | 'returned'>
  /** What a person looked into: the attempt's reference, or that of a child's share of it. */
  readonly reference: string
}

/** Whether it ends so: it waited for a person, or it paid nothing and its money went back. */
export function isReleased(status: AttemptStatus, { as }: Pick<Release, 'as'>): boolean {
  return status === 'under_review' || (status === 'duplicate' && as === 'returned')
}
