import type { Database } from '../../db/database.ts'
import type { PersonalDataSource } from '../privacy/index.ts'
import { creditNotesOf } from './credit-note.store.ts'
import { einvoicesOfStudents } from './einvoice.store.ts'

/** An issued invoice stays, as the tax law has it; whom it names stands with the payment's payer, and goes with it. */
export const einvoicesDataSource = {
  name: 'einvoices',
  export: withCreditNotes,
  erase: () => Promise.resolve(0),
  retain: null,
} satisfies PersonalDataSource

async function withCreditNotes(database: Database, studentCodes: readonly string[]) {
  const einvoices = await einvoicesOfStudents(database, studentCodes)
  const notes = await creditNotesOf(
    database,
    einvoices.map(({ id }) => id),
  )
  return einvoices.map((einvoice) => ({
    ...einvoice,
    creditNotes: notes.filter(({ einvoiceId }) => einvoiceId === einvoice.id),
  }))
}
