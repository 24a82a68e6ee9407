import type { JobHandler } from './job.ts'

/** The handler of every bulk job by its name, to resume a run that another process began. */
export const handlers: Readonly<Record<string, () => Promise<JobHandler>>> = {
  'food.insert': async () => (await import('../bulk-jobs/food/apply.ts')).insertHandler,
  'food.remove': async () => (await import('../bulk-jobs/food/apply.ts')).removeHandler,
  'transport.fees': async () => (await import('../bulk-jobs/transport/apply.ts')).transportHandler,
  'fees.import': async () => (await import('../bulk-jobs/fees/apply.ts')).importHandler,
  'students.sync': async () => (await import('../bulk-jobs/students/apply.ts')).syncHandler,
  'orders.send': async () => (await import('../bulk-jobs/orders/apply.ts')).orderHandler,
  'agreement.import': async () => (await import('../bulk-jobs/agreement/apply.ts')).bankHandler,
  'refunds.transfer': async () => (await import('../bulk-jobs/refunds/apply.ts')).transferHandler,
  'withdrawals.record': async () => (await import('../bulk-jobs/withdrawals/apply.ts')).withdrawalHandler,
  'pay-links.send': async () => (await import('../bulk-jobs/pay-links/apply.ts')).linkHandler,
  'splits.make': async () => (await import('../bulk-jobs/splits/apply.ts')).splitHandler,
  'reminders.send': async () => (await import('../bulk-jobs/reminders/apply.ts')).reminderHandler,
  'documents.send': async () => (await import('../bulk-jobs/documents/apply.ts')).documentHandler,
}
