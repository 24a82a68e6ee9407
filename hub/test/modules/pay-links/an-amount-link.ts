import { bogotaDay } from '@matricula/contract'
import { settings } from '@matricula/hub/testing/exceptions'
import { Guardian } from '@matricula/hub/testing/invoices'
import { linkAmount, LinkPayer, type LinkPayment } from '@matricula/hub/testing/pay-links'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHub, type TestHubOptions } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { verifyDatabase } from '../../../src/modules/operations/verify-database.ts'

/** Owes 1,250,000 and is billed at a guardian's address. */
export const code = '10003'
export const owed = 1_250_000
export const given = 500_000

/** A guardian has sent a link for an amount on account of 10003. */
export async function anAmountLink(changes: object = {}, options: TestHubOptions = {}) {
  const hub = await runHub({ settings, ...options })
  const guardian = await Guardian.comes(hub)
  const link = await linkAmount(guardian.visitor, code, changes)
  return { hub, guardian, link, somebody: new LinkPayer(hub.visitor(), link) }
}

/** Somebody has paid it, and accounting has it. */
export async function aPaidAmount(changes: object = {}, options: TestHubOptions = {}) {
  const made = await anAmountLink(changes, options)
  const { body } = await made.somebody.pay()
  await made.somebody.choose(body, 'approve')
  const done: LinkPayment = await made.somebody.approved(body.token)
  await isBooked(made.hub)
  return { ...made, token: body.token, done, finance: await signInStaff(made.hub, 'finance') }
}

/** Until nothing is to be told to anybody. */
export async function isBooked({ hub }: TestHub): Promise<void> {
  await until(
    () => hub.app.database('outbox').where({ status: 'due' }),
    ({ length }) => length === 0,
  )
}

const read = () => ({ signal: AbortSignal.timeout(20_000), trace: 'test' })

/** What accounting has of the student, COP: less than 0 is in the family's favour. */
export async function balanceOf({ hub }: TestHub, student = code): Promise<number> {
  const [first] = await hub.app.plugins.accounting.balance(`C${student}`, read())
  return first?.balance2 ?? 0
}

/** How many payments accounting has booked today. */
export async function bookedToday({ hub }: TestHub): Promise<readonly { readonly amount: number }[]> {
  const day = bogotaDay(hub.app.clock.now())
  const page = await hub.app.plugins.accounting.journal?.list({ from: day, to: day }, { size: 50 }, read())
  return page?.items.filter(({ is }) => is === 'payment') ?? []
}

export async function brokenIn({ hub }: TestHub): Promise<readonly string[]> {
  const { invariants } = await verifyDatabase(hub.app.database)
  return invariants.filter(({ count }) => count > 0).map(({ name }) => name)
}
