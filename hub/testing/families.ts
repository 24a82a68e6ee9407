import { randomUUID } from 'node:crypto'
import type { viewChild } from '../src/modules/families/family.view.ts'
import type { viewFamilyPayment } from '../src/modules/families/family-payment.view.ts'
import { Family, payer } from './family.ts'
import { signInGuardian } from './guardian.ts'
import { setSeasonClock } from './season-clock.ts'
import { runHub, type TestHub, type TestHubOptions } from './test-hub.ts'
import { until } from './until.ts'
import type { Answer, Visitor } from './visitor.ts'

export type ChildBody = ReturnType<typeof viewChild>
export type FamilyPaymentBody = Awaited<ReturnType<typeof viewFamilyPayment>>

export interface ChildToPayBody {
  readonly student: string
  readonly shownTotal: number
  readonly draftVersion: number
}

/** 10013 has 300.000 in her favour; both are billed at one address. */
export const siblings = ['10013', '10014'] as const

export const atPayStep = {
  version: 0,
  step: 5,
  period: 3,
  method: 2,
  quotas: 11,
  transport: { is: 'none' },
}

/** The child's wizard has come to its last step, with other choices where a test says so. */
export async function chooseFor(
  hub: Pick<TestHub, 'visitor'>,
  code: string,
  changes: object = {},
): Promise<Family> {
  const child = await Family.signIn(hub, code)
  const saved = await child.visitor.put('/api/enrollment/draft', { ...atPayStep, ...changes })
  if (saved.status !== 200) throw new Error(saved.text)
  return child
}

/** A guardian of several children. */
export class Parent {
  readonly visitor: Visitor

  constructor(visitor: Visitor) {
    this.visitor = visitor
  }

  static async comes(hub: Pick<TestHub, 'hub' | 'visitor'>, email = 'familia.10014@example.com') {
    return new Parent(await signInGuardian(hub, email))
  }

  async children(): Promise<readonly ChildBody[]> {
    const answer = await this.visitor.get<ChildBody[]>('/api/family')
    if (answer.status !== 200) throw new Error(answer.text)
    return answer.body
  }

  async child(code: string): Promise<ChildBody> {
    const child = (await this.children()).find(({ student }) => student.code === code)
    if (child === undefined) throw new Error(`${code} is not in the list`)
    return child
  }

  /** All that can be paid, as the list shows it. */
  async payables(): Promise<ChildToPayBody[]> {
    return (await this.children()).flatMap(({ payable, student, quote, draftVersion }) =>
      payable && quote !== null
        ? [{ student: student.code, shownTotal: quote.totals.totalV, draftVersion }]
        : [],
    )
  }

  pay(
    students: readonly ChildToPayBody[],
    key: string = randomUUID(),
    changes: object = {},
  ): Promise<Answer<FamilyPaymentBody>> {
    const body = { students, payer, ...changes }
    return this.visitor.post('/api/family/payment', body, { 'idempotency-key': key })
  }

  async check(token: string): Promise<FamilyPaymentBody> {
    return (await this.visitor.get<FamilyPaymentBody>(`/api/family/payment/${token}`)).body
  }

  says(token: string, status: string): Promise<FamilyPaymentBody> {
    return until(
      () => this.check(token),
      (seen) => seen.status === status,
    )
  }

  /** Goes to the provider's page and chooses there. */
  async choose(
    { data: { go } }: FamilyPaymentBody,
    choice: 'approve' | 'decline' | 'pending' | 'leave',
  ): Promise<void> {
    if (go?.is !== 'form') throw new Error('there is no form to go to the provider with')
    const page = await this.visitor.submit(go.action, { ...go.fields })
    const pay = page.headers.get('location')
    if (pay === null) throw new Error(`the provider did not take the form: ${page.text}`)
    await this.visitor.submit(pay, { choice, means: 'card' })
  }
}

/** A hub where both siblings have chosen and their guardian is in. */
export async function aFamily(options: TestHubOptions = {}) {
  const hub = await runHub(options)
  for (const code of siblings) await chooseFor(hub, code)
  return { hub, parent: await Parent.comes(hub) }
}

/** The same, and the guardian has begun to pay for both. */
export async function beginFamily(options: TestHubOptions = {}) {
  const { hub, parent } = await aFamily(options)
  const payables = await parent.payables()
  const answer = await parent.pay(payables)
  if (answer.status !== 200) throw new Error(answer.text)
  return { hub, parent, payables, started: answer.body }
}

/** Has the provider asked about every family payment now. */
export async function askNow({ hub: { app } }: TestHub): Promise<void> {
  await app
    .database('payment_attempt')
    .where({ pays: 'orders' })
    .update({ ask_at: '2020-01-01T00:00:00.000Z' })
  app.work.trigger('reconcile-payments')
}

/** Lets the time to pay run out, and has the provider asked. */
export async function letFamilyExpire(hub: TestHub): Promise<void> {
  const later = new Date(hub.hub.app.clock.now().getTime() + 31 * 60_000)
  await setSeasonClock(hub, later.toISOString())
  await askNow(hub)
}
