import { mailPageIn, secretIn } from './mailbox.ts'
import {
  bookedIn,
  type Books,
  type IssuedDocument,
  issuedIn,
  ledgerPageIn,
  type LedgerPage,
  type Statement,
  statementIn,
} from './read-books.ts'
import { browse } from './browse.ts'
import type { HubAndSignal } from '../hub/with-retry.ts'

/** How the provider misbehaves; what is not said is well. */
export interface ProviderSwitches {
  readonly lateSeconds?: number
  readonly copies?: number
  readonly lost?: boolean
  readonly wrongSignature?: boolean
  readonly alteredCopy?: boolean
  readonly reversed?: boolean
  readonly amountOff?: number
  readonly paysExpired?: boolean
}

export type VendorOutage = 'unreachable' | 'hangs-up' | 'refuses'

/** The pretend vendors, by the pages that a tester opens. */
export interface Vendors {
  provider(switches: ProviderSwitches, trouble?: VendorOutage): Promise<void>
  accounting(trouble: VendorOutage | null): Promise<void>
  notices(trouble: VendorOutage | null): Promise<void>
  /** Whether the tax authority rejects everything that is sent to it from now on. */
  taxAuthority(rejects: 'everything' | 'nothing'): Promise<void>
  /** A person on the provider's page of payments: the bank answers later, or the money goes back. */
  answerLater(providerRef: string, choice: 'approve' | 'decline' | 'reverse'): Promise<void>
  ledgerPage(cursor: string | null, instance?: Provider): Promise<LedgerPage>
  books(): Promise<Books>
  statement(student: string): Promise<Statement>
  /** What the provider of electronic invoices has issued, by its number. */
  einvoices(): Promise<ReadonlyMap<string, IssuedDocument>>
  /** The secret of the newest mail to an address; null where none has come. */
  secretMailedTo(address: string): Promise<string | null>
}

/** Enrolments are paid at the one, invoices of the portal at the other. */
export type Provider = 'payments.card' | 'payments.invoices'

export function openVendors(url: string, hub: HubAndSignal): Vendors {
  const at = (page: string) => `${url}/sandbox/${page}`
  const post = async (page: string, form: Readonly<Record<string, string>>) => {
    const { status } = await browse(hub, { method: 'POST', url: at(page), form })
    if (status !== 303) throw new Error(`the pretend vendor's page ${page} answered ${status}`)
  }
  const open = async (page: string): Promise<string> => {
    const { status, body } = await browse(hub, { method: 'GET', url: at(page) })
    if (status !== 200) throw new Error(`the pretend vendor's page ${page} answered ${status}`)
    return body
  }
  const read = async (page: string): Promise<unknown> => JSON.parse(await open(page))
  const outageField = (trouble: VendorOutage | null) => ({ trouble: trouble ?? '' })
  return {
    provider: (switches, trouble) =>
      post('payments.card/switches', { ...formOf(switches), ...outageField(trouble ?? null) }),
    accounting: (trouble) => post('accounting.main/switches', outageField(trouble)),
    notices: (trouble) => post('notices.main/switches', outageField(trouble)),
    taxAuthority: (rejects) =>
      post('einvoice.main/switches', {
        waitSeconds: '0',
        ...(rejects === 'everything' && { rejectsAll: 'on' }),
        ...outageField(null),
      }),
    answerLater: (providerRef, choice) => post(`payments.card/payments/${providerRef}`, { choice }),
    ledgerPage: async (cursor, instance = 'payments.card') =>
      ledgerPageIn(await read(`${instance}/ledger${cursor === null ? '' : `?cursor=${cursor}`}`)),
    books: async () => bookedIn(await read('accounting.main/books')),
    statement: async (student) => statementIn(await read(`accounting.main/partners/C${student}`)),
    einvoices: async () => issuedIn(await read('einvoice.main/register')),
    secretMailedTo: async (address) => {
      const page = mailPageIn(await open('notices.main'), address)
      return page === null ? null : secretIn(await open(`notices.main/messages/${page}`))
    },
  }
}

/** As the form sends them: a number always, a tick only where it is set. */
function formOf({ lateSeconds = 0, copies = 1, amountOff = 0, ...ticks }: ProviderSwitches) {
  const ticked = Object.entries(ticks).filter(([, isOn]) => isOn)
  return {
    lateSeconds: String(lateSeconds),
    copies: String(copies),
    amountOff: String(amountOff),
    ...Object.fromEntries(ticked.map(([name]) => [name, 'on'])),
  }
}
