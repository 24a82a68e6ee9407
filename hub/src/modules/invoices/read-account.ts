import { type DaySpan, type Invoice, type OpenInvoice, PluginFault, type Read } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import type { AccountKnowledge } from './decide-charge-status.ts'
import type { PricedInvoice } from './price-invoice.ts'

export type AccountInvoice = PricedInvoice<Invoice>

/** What accounting says of a student's invoices, and when it said so; `at` is null where it never has. */
export interface Account {
  readonly knows: AccountKnowledge
  readonly at: Date | null
  /** False: accounting does not answer, and this is what it said before. */
  readonly isCurrent: boolean
  readonly invoices: readonly Invoice[]
}

const unheard: Account = { knows: 'nothing', at: null, isCurrent: false, invoices: [] }

/**
 * Every invoice due on those days and every open one. Where accounting does not answer, what it last said here and when.
 * An open invoice told by a system that lists no others has what is pending as its total.
 */
export async function readAccount(
  { plugins, clock, log }: Pick<AppContext, 'plugins' | 'clock' | 'log'>,
  kept: Kept<Account>,
  {
    partnerCode,
    dueOn,
    read,
  }: { readonly partnerCode: string; readonly dueOn: DaySpan; readonly read: () => Read },
): Promise<Account> {
  const { accounting } = plugins
  try {
    const open = await accounting.openInvoices(partnerCode, read())
    const listed = (await accounting.invoices?.list(partnerCode, dueOn, read())) ?? null
    const account: Account = {
      knows: listed === null ? 'open' : 'all',
      at: clock.now(),
      isCurrent: true,
      invoices: joined(open, listed ?? []),
    }
    kept.set(partnerCode, account)
    return account
  } catch (error) {
    if (!(error instanceof PluginFault)) throw error
    log.warn({ fault: error.code }, 'a calendar is shown as accounting was heard before')
    const earlier = kept.get(partnerCode)
    return earlier === undefined ? unheard : { ...earlier, isCurrent: false }
  }
}

/** What was last answered, for as long as the hub runs and has room. */
export interface Kept<Answer> {
  get(key: string): Answer | undefined
  set(key: string, answer: Answer): unknown
  clear(): void
}

/** What is open now counts where the two lists, which are asked one after the other, do not agree. */
function joined(open: readonly OpenInvoice[], listed: readonly Invoice[]): readonly Invoice[] {
  const totals = new Map(listed.map(({ docNum, total }) => [docNum, total]))
  const isOpen = new Set(open.map(({ docNum }) => docNum))
  const settled = listed.filter(({ docNum, pending }) => !isOpen.has(docNum) && pending === 0)
  return [...settled, ...open.map((one) => ({ ...one, total: totals.get(one.docNum) ?? one.pending }))]
}
