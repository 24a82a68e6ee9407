import { type Invoice, type LocalDate, shiftDay } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { bogotaDay } from '../../shared/local-date.ts'
import { partnerCodeOf } from '../../shared/partner-code.ts'
import { type LaterCharge, laterChargesSince } from '../enrollment/index.ts'
import { nameOf, paidDocumentsOf } from '../payments/index.ts'
import { type CalendarEntry, type CalendarTotals, chargeCalendar, totalsOf } from './charge-calendar.ts'
import { readInvoiceStates } from './invoice-state.store.ts'
import { pricedOn } from './price-invoice.ts'
import { type Account, type Kept, readAccount } from './read-account.ts'

/** What a student is charged over the year, as the order says it and as accounting has it. */
export interface StudentCalendar {
  readonly studentCode: string
  readonly account: Account
  /** When the order was paid or last written; null where the student has none with later charges. */
  readonly agreedAt: string | null
  readonly entries: readonly CalendarEntry[]
  readonly totals: CalendarTotals
}

type CalendarApp = Pick<AppContext, 'config' | 'database' | 'plugins' | 'clock' | 'log'>

const deadlineMs = 10_000
const daysShown = 366
/** After the last day of charge, its invoice may be due so much later. */
const daysToPay = 31

/** The calendars of these students, each with what accounting says of it now or said before. */
export async function readCalendars(
  app: CalendarApp,
  kept: Kept<Account>,
  { studentCodes, trace }: { readonly studentCodes: readonly string[]; readonly trace: string },
): Promise<readonly StudentCalendar[]> {
  const today = bogotaDay(app.clock.now())
  const price = pricedOn(today, app.config.seasons.parents.parent)
  const since = shiftDay(today, -daysShown)
  const charges = await laterChargesSince(app.database, studentCodes, since)
  const stateOf = await readInvoiceStates(app.database, studentCodes.map(partnerCodeOf))
  const paid = await paidDocumentsOf(app.database, studentCodes.map(partnerCodeOf))
  const paymentOf = (invoice: Invoice) => paid.get(nameOf(invoice)) ?? null
  return Promise.all(
    studentCodes.map(async (studentCode) => {
      const own = charges.filter((charge) => charge.studentCode === studentCode)
      const account = await readAccount(app, kept, {
        partnerCode: partnerCodeOf(studentCode),
        dueOn: { from: since, to: shiftDay(lastDayOf(own) ?? today, daysToPay) },
        read: () => ({ signal: AbortSignal.timeout(deadlineMs), trace }),
      })
      const invoices = account.invoices.map((invoice) => price({ ...invoice, state: stateOf(invoice) }))
      const entries = chargeCalendar({ today, knows: account.knows, charges: own, invoices, paymentOf })
      const agreedAt =
        own
          .map((charge) => charge.agreedAt)
          .toSorted()
          .at(-1) ?? null
      return { studentCode, account, agreedAt, entries, totals: totalsOf(entries) }
    }),
  )
}

function lastDayOf(charges: readonly LaterCharge[]): LocalDate | undefined {
  return charges.at(-1)?.day
}
