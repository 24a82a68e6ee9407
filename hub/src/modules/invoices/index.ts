import { LRUCache } from 'lru-cache'
import type { Module } from '../../app-context.ts'
import type { PersonalDataSource } from '../privacy/index.ts'
import { atMost } from '../../shared/at-most.ts'
import { invoicePaymentsDataSource } from './invoice-payments-data-source.ts'
import type { StudentPartner } from './list-invoices.ts'
import type { Account } from './read-account.ts'
import type { LastAnswers } from './read-guardian-calendars.ts'

const mostRemembered = 5000
const dayMs = 24 * 60 * 60 * 1000

export { type ListedInvoice, listInvoices, openInvoicesOf } from './list-invoices.ts'
export { startLinkedInvoices } from './start-linked-invoices.ts'

export const invoicesModule: Module = {
  name: 'invoices',
  register: (server, app) => {
    const remembered = { ...atMost(mostRemembered), ttl: dayMs }
    const last: LastAnswers = {
      accounts: new LRUCache<string, Account>(remembered),
      partners: new LRUCache<string, readonly StudentPartner[]>(remembered),
    }
    server.app.addPersonalDataSource(forgetting(last))
    server.app.moduleRoutes.add(server, async () => {
      const { ageingRoutes } = await import('./ageing.routes.ts')
      const { calendarRoutes } = await import('./calendar.routes.ts')
      const { invoicesRoutes } = await import('./invoices.routes.ts')
      const { onAccountRoutes } = await import('./on-account.routes.ts')
      return [
        ...invoicesRoutes(app),
        ...calendarRoutes(app, last),
        ...ageingRoutes(app),
        ...onAccountRoutes(app),
      ]
    })
  },
}

/** What accounting said last of anybody goes with a family that is erased. */
function forgetting({ accounts, partners }: LastAnswers): PersonalDataSource {
  return {
    ...invoicePaymentsDataSource,
    erase: (trx, studentCodes) => {
      accounts.clear()
      partners.clear()
      return invoicePaymentsDataSource.erase(trx, studentCodes)
    },
  }
}
