import { Model, snakeCaseMappers } from 'objection'

/**
 * open: the family may be paying. agreement: waits for the bank. parked: waits for a person. returned: money came that
 * paid nothing, and a person gave it back.
 */
export type AttemptStatus =
  | 'open'
  | 'agreement'
  | 'parked'
  | 'failed'
  | 'declined'
  | 'expired'
  | 'approved'
  | 'duplicate'
  | 'reversed'
  | 'returned'

/** What is asked of a provider, and what it has said: what every kind of payment keeps alike. */
export class AtProvider extends Model {
  static override readonly columnNameMappers = snakeCaseMappers()

  declare id: string
  declare idempotencyKey: string
  declare requestHash: string
  declare instance: string
  declare reference: string
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
}
