import type { Transaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import { recordAudit } from '../audit/audit.store.ts'
import type { Author } from '../fees/index.ts'
import type { Publication } from './publication.ts'

/** Each fee has an entry of its own; this one says what was done with all of them together. */
export function auditPublication(
  { clock }: Pick<AppContext, 'clock'>,
  trx: Transaction,
  { act, publication, author }: { readonly act: PublicationAct } & Audited,
): Promise<void> {
  const { id, state, at, fees, refusal } = publication
  return recordAudit(trx, {
    act,
    ...author,
    at: clock.wall(),
    subject: `fees:${id}`,
    before: null,
    after: { state, at, fees: fees.length, refusal },
  })
}

type PublicationAct = 'fees.schedule' | 'fees.publish' | 'fees.refuse' | 'fees.cancel' | 'fees.undo'

interface Audited {
  readonly publication: Publication
  readonly author: Author
}
