import type { Receivable } from '../../../src/index.ts'
import type { Law } from '../../../src/kit/index.ts'
import { sound } from '../sound/index.ts'
import { allOwed, anInvoice } from '../sound/accounting.ts'
import { pageOf } from '../sound/sis.ts'
import { type Breakages, breaking, withAdapter } from './breakage.ts'

const { accounting } = sound

/** What all owe, changed. */
const owing = (change: (owed: readonly Receivable[]) => readonly Receivable[]) =>
  withAdapter(accounting, ({ receivables }) =>
    receivables ? { receivables: { list: async (paging) => pageOf(change(allOwed), paging) } } : {},
  )

function elsewhere({ docNum, dueDate, pending, partnerName }: Receivable): Receivable {
  return { docNum: `9${docNum}`, dueDate, pending, partnerCode: 'C20000', partnerName }
}

export const brokenReceivables: Breakages<Law<'accounting'>> = {
  'what all partners owe pages stably and holds what each of them owes': [
    breaking(
      'a debt comes on two pages',
      'nothing comes twice',
      owing((owed) => [...owed, ...owed.slice(1, 2)]),
    ),
    breaking(
      'a partner is left out',
      'what a partner owes',
      owing((owed) => [...owed.slice(1), ...owed.slice(1).map(elsewhere)]),
    ),
    breaking(
      'the amounts are in cents',
      'what a partner owes',
      owing((owed) => owed.map((one) => ({ ...one, pending: one.pending * 100 }))),
    ),
    breaking(
      'paid invoices are listed',
      'what is left of',
      owing((owed) => [...owed, { ...elsewhere(anInvoice), pending: 0 }]),
    ),
    breaking(
      'half a peso is owed',
      '.pending is 0.5',
      owing((owed) => [...owed, { ...elsewhere(anInvoice), pending: 0.5 }]),
    ),
    breaking(
      'small pages come in another order',
      'by pages of one',
      withAdapter(accounting, () => ({
        receivables: {
          list: async ({ cursor, size }) =>
            pageOf(size > 2 ? allOwed : [...allOwed].reverse(), { ...(cursor && { cursor }), size }),
        },
      })),
    ),
  ],
}
