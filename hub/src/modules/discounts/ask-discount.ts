import { isDuplicate } from '../../db/statements.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import { bogotaDay } from '../../shared/local-date.ts'
import { isRefused, refuse } from '../../shared/refusal.ts'
import { readStudent } from '../students/index.ts'
import { auditDiscount, type Author } from './audit-discount.ts'
import { checkProof, type Proof, type SentProof } from './check-proof.ts'
import { type Discount, discountKey, type DiscountKind } from './discount.ts'
import { addDiscount, releaseExpired } from './discount.store.ts'

export interface AskDiscountCommand {
  readonly studentCode: string
  readonly kind: DiscountKind
  readonly percent: number
  readonly note: string
  readonly proof: SentProof
}

/** Asks for a discount with its proof; one of a kind is asked or granted at a time (a key of the table). */
export async function askDiscount(app: AppContext, command: AskDiscountCommand, author: Author) {
  const proof = checkProof(command.proof)
  if (isRefused(proof)) return proof
  const student = await readStudent(app, command.studentCode)
  if (student === null) return refuse('NOT_FOUND')
  const { kind, percent, note, studentCode } = command
  const discount: Discount = {
    id: app.ids.id(),
    studentCode,
    kind,
    percent,
    note,
    state: 'asked',
    askedBy: author.actor,
    askedAt: app.clock.now().toISOString(),
    review: null,
    expiresOn: null,
    withdrawal: null,
  }
  try {
    await writeDiscount(app, { discount, proof, author })
    return discount
  } catch (error) {
    if (isDuplicate(error)) return refuse('DISCOUNT_ACTIVE')
    throw error
  }
}

function writeDiscount(
  app: Pick<AppContext, 'database' | 'clock'>,
  { discount, proof, author }: { discount: Discount; proof: Proof; author: Author },
): Promise<void> {
  return inTransaction(app.database, async (trx) => {
    await releaseExpired(trx, discountKey(discount), bogotaDay(app.clock.now()))
    await addDiscount(trx, discount, proof)
    await auditDiscount(app, trx, { act: 'discount.ask', before: null, after: discount, author })
  })
}
