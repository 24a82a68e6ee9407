import { LRUCache } from 'lru-cache'
import type { Module } from '../../app-context.ts'
import { atMost } from '../../shared/at-most.ts'
import { invoicePaymentsDataSource } from './invoice-payments-data-source.ts'
import type { StudentPartner } from './list-invoices.ts'
import type { Account } from './read-account.ts'
import type { LastAnswers } from './read-guardian-calendars.ts'

const mostRemembered = 5000

export const invoicesModule: Module = {
  name: 'invoices',
  register: (server, app) => {
    const last: LastAnswers = {
      accounts: new LRUCache<string, Account>(atMost(mostRemembered)),
      partners: new LRUCache<string, readonly StudentPartner[]>(atMost(mostRemembered)),
    }
    server.app.addPersonalDataSource(invoicePaymentsDataSource)
    server.app.moduleRoutes.add(server, async () => {
      const { calendarRoutes } = await import('./calendar.routes.ts')
      const { invoicesRoutes } = await import('./invoices.routes.ts')
      return [...invoicesRoutes(app), ...calendarRoutes(app, last)]
    })
  },
}
