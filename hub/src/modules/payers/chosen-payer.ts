import type { Request } from '@hapi/hapi'
import type { InvoicePayer } from '../../../api/invoice-payer.ts'
import type { Database } from '../../db/database.ts'
import type { Transaction } from '../../db/transaction.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { viewerOf } from './give-payer.ts'
import { keepPayer, type PayerGiven } from './keep-payer.ts'
import { isOwnPayer } from './payer.store.ts'
import { namePayer } from './payment-payer.store.ts'
import { linkPayer, type PayerViewer } from './viewer.ts'

/** Whom a payment that begins is to be invoiced to, and who says so. */
export interface ChosenPayer {
  readonly id: string
  readonly viewer: PayerViewer
}

/** Null where the family wants no invoice in anybody's name. */
export function chosenPayer(request: Request, id: string | null | undefined): ChosenPayer | null {
  return id == null ? null : { id, viewer: viewerOf(request) }
}

/** Nobody is invoiced who was given by somebody else, or whom nobody has given. */
export async function refuseChosen(
  database: Database,
  chosen: ChosenPayer | null,
): Promise<Refusal<'PAYER_INCOMPLETE'> | null> {
  if (chosen === null || (await isOwnPayer(database, chosen.viewer, chosen.id))) return null
  return refuse('PAYER_INCOMPLETE', { fields: { invoicePayer: ['invoicePayer.wrong.chosen'] } })
}

export async function keepChosenPayer(
  trx: Transaction,
  attemptId: string,
  chosen: ChosenPayer | null,
  at: Date,
): Promise<void> {
  if (chosen !== null) await namePayer(trx, attemptId, chosen.id, at)
}

export interface LinkPayerGiven extends Pick<PayerGiven, 'at' | 'newId'> {
  readonly attemptId: string
  /** Of whom the link is. */
  readonly studentCode: string
  /** Checked. */
  readonly payer: InvoicePayer
}

/** Keeps and names whom a payment by a link is to be invoiced to. */
export async function addLinkPayer(
  trx: Transaction,
  { attemptId, studentCode, payer, at, newId }: LinkPayerGiven,
): Promise<void> {
  const viewer = linkPayer(attemptId, studentCode)
  const id = await keepPayer(trx, { viewer, payer, corrects: null, at, newId })
  await namePayer(trx, attemptId, id, at)
}

/** What a payment that was begun is told from another one by; nothing where nobody was chosen. */
export function hashedOf(chosen: ChosenPayer | null): readonly string[] {
  return chosen === null ? [] : [chosen.id]
}
