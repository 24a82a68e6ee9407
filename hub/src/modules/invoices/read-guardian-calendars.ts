import { PluginFault } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { readPartners, type StudentPartner } from './list-invoices.ts'
import type { Account, Kept } from './read-account.ts'
import { readCalendars, type StudentCalendar } from './read-calendars.ts'

/** What accounting said last, so that a calendar can be shown while it does not answer. */
export interface LastAnswers {
  readonly accounts: Kept<Account>
  /** By address. */
  readonly partners: Kept<readonly StudentPartner[]>
}

type CalendarApp = Pick<AppContext, 'config' | 'database' | 'plugins' | 'clock' | 'log'>

/**
 * The calendars of the students billed at an address. Who they are is accounting's word too: where it has not been
 * heard at all, its fault is thrown.
 */
export async function readGuardianCalendars(
  app: CalendarApp,
  last: LastAnswers,
  { email, trace }: { readonly email: string; readonly trace: string },
): Promise<readonly (StudentPartner & { readonly calendar: StudentCalendar })[]> {
  const partners = await partnersOrLast(app, last, { email, trace })
  const studentCodes = partners.map(({ studentCode }) => studentCode)
  const calendars = await readCalendars(app, last.accounts, { studentCodes, trace })
  return partners.flatMap((partner) => {
    const calendar = calendars.find(({ studentCode }) => studentCode === partner.studentCode)
    return calendar === undefined ? [] : [{ ...partner, calendar }]
  })
}

const deadlineMs = 10_000

async function partnersOrLast(
  app: CalendarApp,
  { partners: kept }: LastAnswers,
  { email, trace }: { readonly email: string; readonly trace: string },
): Promise<readonly StudentPartner[]> {
  const address = email.toLowerCase()
  try {
    const partners = await readPartners(app, email, { signal: AbortSignal.timeout(deadlineMs), trace })
    kept.set(address, partners)
    return partners
  } catch (error) {
    const earlier = error instanceof PluginFault ? kept.get(address) : undefined
    if (earlier === undefined) throw error
    return earlier
  }
}
