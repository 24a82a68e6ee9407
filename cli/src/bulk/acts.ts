import type { Acts } from './work.ts'

/** Every kind of bulk work by its name, for going on with a run that another process began. */
export const acts: Readonly<Record<string, () => Promise<Acts>>> = {
  'food.insert': async () => (await import('../works/food/act.ts')).insertActs,
  'food.remove': async () => (await import('../works/food/act.ts')).removeActs,
  'transport.fees': async () => (await import('../works/transport/act.ts')).transportActs,
  'fees.import': async () => (await import('../works/fees/act.ts')).importActs,
  'students.sync': async () => (await import('../works/students/act.ts')).syncActs,
  'orders.send': async () => (await import('../works/orders/act.ts')).orderActs,
  'agreement.import': async () => (await import('../works/agreement/act.ts')).bankActs,
  'reminders.send': async () => (await import('../works/reminders/act.ts')).reminderActs,
  'documents.send': async () => (await import('../works/documents/act.ts')).documentActs,
}
