import { Model, snakeCaseMappers } from 'objection'
import type { EnrollmentOrder } from '../enrollment/index.ts'
import type { PaidStatus } from './payment.model.ts'
import type { OrderSplit, SplitPart } from './split.model.ts'

/**
 * open: the family may be paying. agreement: waits for the bank. under_review: waits for a person. returned: money came
 * that paid nothing, and a person gave it back.
 */
export type AttemptStatus =
  | 'open'
  | 'agreement'
  | 'under_review'
  | 'failed'
  | 'declined'
  | 'expired'
  | 'approved'
  | 'duplicate'
  | 'reversed'
  | 'returned'

/**
 * What it is to pay: one child's order, several children's orders in one go, open invoices, a part of a split order, or an
 * amount on account.
 */
export type Pays = 'order' | 'orders' | 'invoices' | 'part' | 'account'

/** parts: the order of a split, paid by its parts. */
export type AttemptPath = 'advance' | 'provider' | 'agreement' | 'parts'

/**
 * What of an attempt is for one thing, an order, a partner's document or a partner's account: planned with the attempt, and paid
 * once `paidAs` says how. What lists sort and narrow by stands here too.
 */
export class Allocation extends Model {
  static override readonly tableName = 'allocation'
  static override readonly columnNameMappers = snakeCaseMappers()

  declare id: string
  declare attemptId: string
  /** The attempt's own; beside others, one of its own: a person looks into each child's share by itself. */
  declare reference: string
  declare instance: string
  /**
   * COP: what it is to pay, or paid; what of that goes back, or went, by refunds of the school, of a part once its provider has
   * taken it back alone; and what providers took back of the parts of the order that it stands for.
   */
  declare amount: number
  declare refunded: number
  declare takenBack: number
  declare status: AttemptStatus
  declare reason: string | null
  /** The charge that brought it to where it stands. */
  declare providerRef: string | null
  /** What it is for while it locks it, else null; the table's key allows one at a time. */
  declare openKey: string | null
  declare paidAs: PaidStatus | null
  declare paymentId: string | null
  declare plannedAt: string
  declare endedAt: string | null
  declare approvedAt: string | null
}

/** For an order. */
export class OrderAllocation extends Allocation {
  declare orderId: string
}

/** The same with its attempt, as far as it is an order's own story. */
export class OrderAllocationWithAttempt extends OrderAllocation {
  static override readonly relationMappings = () => ({
    attempt: {
      relation: Model.BelongsToOneRelation,
      modelClass: AllocationAttempt,
      join: { from: 'allocation.attempt_id', to: 'payment_attempt.id' },
    },
  })
  declare attempt: AllocationAttempt
}

/** For a partner's document: all that was pending of it, as the day on which it was begun priced it. */
export class DocumentAllocation extends Allocation {
  /** COP, of the amount: interest for paying late. */
  declare surcharge: number
  /** COP, not of the amount: what paying early took off. */
  declare discount: number
  declare partnerCode: string
  declare docNum: string
  /** How accounting names the payment that it recorded; null until it has. */
  declare postedRef: string | null
}

/** One try to pay at a provider, by bank agreement or with nothing to pay, whatever it is for. */
export class PaymentAttempt extends Model {
  static override readonly tableName = 'payment_attempt'
  static override readonly columnNameMappers = snakeCaseMappers()

  declare id: string
  declare pays: Pays
  declare path: AttemptPath
  /** One for each kind of what is paid: whoever asks again with it is answered the same attempt. */
  declare idempotencyKey: string
  declare requestHash: string
  declare instance: string
  declare reference: string
  /** COP */
  declare amount: number
  declare status: AttemptStatus
  declare providerRef: string | null
  declare rawStatus: string | null
  declare means: string | null
  /** Why it ended; while it is open, that the provider's answer to its checkout was lost. */
  declare reason: string | null
  /** JSON of the payer; null where nobody was asked, and once it was erased. */
  declare payer: string | null
  /** JSON of the provider's CheckoutStart; null until it answered. */
  declare checkout: string | null
  declare startedAt: string
  declare expiresAt: string
  declare askAt: string | null
  declare asked: number
  declare finishedAt: string | null
  declare trace: string
  /** The link that it was begun by; null where the family began it itself. */
  declare payLinkId: string | null
}

/** The attempt of an allocation, whoever began it. */
export class AllocationAttempt extends PaymentAttempt {
  /** Of a guardian's own, or of who pays by a link; else null. */
  declare token: string | null
}

/** One that pays one order. */
export class OrderAttempt extends AllocationAttempt {
  /** As it stood when the attempt was read. */
  declare order: EnrollmentOrder
  declare allocations: readonly OrderAllocation[]

  get allocation(): OrderAllocation {
    const [allocation] = this.allocations
    if (allocation === undefined) throw new Error(`the payment attempt ${this.id} is for no order`)
    return allocation
  }
}

/** For a part of a split. */
export class PartAllocation extends Allocation {
  declare partId: string
}

/** One that pays one part of a split; whoever has the part's link began it. */
export class PartAttempt extends PaymentAttempt {
  declare token: string
  declare allocations: readonly PartAllocation[]
  /** As they stood when the attempt was read. */
  declare order: EnrollmentOrder
  declare split: OrderSplit

  get allocation(): PartAllocation {
    const [allocation] = this.allocations
    if (allocation === undefined) throw new Error(`the payment attempt ${this.id} is for no part`)
    return allocation
  }

  get part(): SplitPart {
    const part = this.split.parts.find(({ id }) => id === this.allocation.partId)
    if (part === undefined) throw new Error(`there is no part ${this.allocation.partId}`)
    return part
  }
}

/** For a partner's account: it pays no document, and nothing else waits for it. */
export class AccountAllocation extends Allocation {
  declare partnerCode: string
  /** How accounting names the payment that it recorded; null until it has. */
  declare postedRef: string | null
}

/** One that pays an amount on account of a student; whoever has its link began it. */
export class OnAccountAttempt extends PaymentAttempt {
  declare token: string
  declare allocations: readonly AccountAllocation[]

  get allocation(): AccountAllocation {
    const [allocation] = this.allocations
    if (allocation === undefined) throw new Error(`the payment attempt ${this.id} is on nobody's account`)
    return allocation
  }
}

/** Begun by a link: who pays reads it by its token. */
export class LinkAttempt extends PaymentAttempt {
  declare token: string
}

/** A guardian's own, or of who pays by a link: what it is paid for is read by its token. */
export class GuardianAttempt extends PaymentAttempt {
  /** Null where it was begun by a link. */
  declare guardianId: string | null
  declare token: string
}

/** One attempt for several children's orders; each child's share is an allocation. */
export class JointAttempt extends GuardianAttempt {}

/** An attempt to pay one or more open invoices, each with an allocation. */
export class InvoicesAttempt extends GuardianAttempt {
  declare allocations: readonly DocumentAllocation[]
}

/** What an allocation locks: an order by its id. */
export function orderKey(orderId: string): string {
  return `order:${orderId}`
}

/** The same of a partner's document. */
export function documentKey({
  partnerCode,
  docNum,
}: Pick<DocumentAllocation, 'partnerCode' | 'docNum'>): string {
  return `invoice:${partnerCode}/${docNum}`
}

/** The same of a part of a split. */
export function partKey(partId: string): string {
  return `part:${partId}`
}
