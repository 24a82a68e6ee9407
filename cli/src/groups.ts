import type { Command } from 'commander'
import type { Context } from './context.ts'
import type { TextKeys } from './text-keys.ts'

type Add = (program: Command, context: Context) => void

export type CommandName = TextKeys['summaries']

export type Section = 'work' | 'people' | 'operate' | 'access'

/** A file that declares commands, by the first words it answers to: only what is asked for is loaded. */
export interface Group {
  readonly section: Section
  readonly names: readonly CommandName[]
  readonly load: () => Promise<Add>
}

/** In the order of the help. */
export const groups: readonly Group[] = [
  {
    section: 'work',
    names: ['runs'],
    load: async () => (await import('./commands/runs.ts')).addRuns,
  },
  {
    section: 'work',
    names: ['food'],
    load: async () => (await import('./commands/food.ts')).addFood,
  },
  {
    section: 'work',
    names: ['transport'],
    load: async () => (await import('./commands/transport.ts')).addTransport,
  },
  {
    section: 'work',
    names: ['fees'],
    load: async () => (await import('./commands/fees.ts')).addFees,
  },
  {
    section: 'work',
    names: ['students'],
    load: async () => (await import('./commands/students.ts')).addStudents,
  },
  {
    section: 'work',
    names: ['orders'],
    load: async () => (await import('./commands/orders.ts')).addOrders,
  },
  {
    section: 'work',
    names: ['agreement'],
    load: async () => (await import('./commands/agreement.ts')).addAgreement,
  },
  {
    section: 'work',
    names: ['refunds'],
    load: async () => (await import('./commands/refunds.ts')).addRefunds,
  },
  {
    section: 'work',
    names: ['withdrawals'],
    load: async () => (await import('./commands/withdrawals.ts')).addWithdrawals,
  },
  {
    section: 'work',
    names: ['pay-links'],
    load: async () => (await import('./commands/pay-links.ts')).addPayLinks,
  },
  {
    section: 'work',
    names: ['splits'],
    load: async () => (await import('./commands/splits.ts')).addSplits,
  },
  {
    section: 'work',
    names: ['payouts'],
    load: async () => (await import('./commands/payouts.ts')).addPayouts,
  },
  {
    section: 'work',
    names: ['documents'],
    load: async () => (await import('./commands/documents.ts')).addDocuments,
  },
  {
    section: 'work',
    names: ['reminders'],
    load: async () => (await import('./commands/reminders.ts')).addReminders,
  },
  {
    section: 'people',
    names: ['payments'],
    load: async () => (await import('./commands/payments.ts')).addPayments,
  },
  {
    section: 'people',
    names: ['invoices'],
    load: async () => (await import('./commands/invoices.ts')).addInvoices,
  },
  {
    section: 'people',
    names: ['quote'],
    load: async () => (await import('./commands/quote.ts')).addQuote,
  },
  {
    section: 'people',
    names: ['explain'],
    load: async () => (await import('./commands/explain.ts')).addExplain,
  },
  {
    section: 'operate',
    names: ['rehearse'],
    load: async () => (await import('./commands/rehearse.ts')).addRehearse,
  },
  {
    section: 'operate',
    names: ['plugins'],
    load: async () => (await import('./commands/plugins.ts')).addPlugins,
  },
  {
    section: 'operate',
    names: ['outbox'],
    load: async () => (await import('./commands/outbox.ts')).addOutbox,
  },
  {
    section: 'operate',
    names: ['audit'],
    load: async () => (await import('./commands/audit.ts')).addAudit,
  },
  {
    section: 'operate',
    names: ['doctor'],
    load: async () => (await import('./commands/doctor.ts')).addDoctor,
  },
  {
    section: 'operate',
    names: ['logs'],
    load: async () => (await import('./commands/logs.ts')).addLogs,
  },
  {
    section: 'operate',
    names: ['season'],
    load: async () => (await import('./commands/season.ts')).addSeason,
  },
  {
    section: 'operate',
    names: ['db'],
    load: async () => (await import('./commands/db.ts')).addDb,
  },
  {
    section: 'access',
    names: ['login', 'logout', 'whoami', 'profile'],
    load: async () => (await import('./commands/profiles.ts')).addProfiles,
  },
  {
    section: 'access',
    names: ['users'],
    load: async () => (await import('./commands/users.ts')).addUsers,
  },
  {
    section: 'access',
    names: ['keys'],
    load: async () => (await import('./commands/keys.ts')).addKeys,
  },
  {
    section: 'access',
    names: ['completion'],
    load: async () => (await import('./commands/completion.ts')).addCompletion,
  },
]
