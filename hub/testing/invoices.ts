import { randomUUID } from 'node:crypto'
import type { viewCalendar } from '../src/modules/invoices/calendar.view.ts'
import type { viewDebtor } from '../src/modules/invoices/invoice.view.ts'
import type { viewInvoicePayment } from '../src/modules/invoices/invoice-payment.view.ts'
import { payer } from './family.ts'
import { signInGuardian } from './guardian.ts'
import { type TestHubOptions, runHub } from './test-hub.ts'
import type { Answer, Visitor } from './visitor.ts'
import { until } from './until.ts'

export type StudentInvoices = ReturnType<typeof viewDebtor>
export type CalendarBody = ReturnType<typeof viewCalendar>
export type InvoicePaymentBody = Awaited<ReturnType<typeof viewInvoicePayment>>
export interface DocumentToPay {
  readonly DocNum: string
  readonly CardCode: string
  readonly amount: number
}

/** A guardian of the invoice portal, who sees and pays. */
export class Guardian {
  readonly visitor: Visitor

  constructor(visitor: Visitor) {
    this.visitor = visitor
  }

  /** 10003 owes 1,250,000 and is billed at this address. */
  static async comes(
    hub: Parameters<typeof signInGuardian>[0],
    email = 'familia.10003@example.com',
  ): Promise<Guardian> {
    return new Guardian(await signInGuardian(hub, email))
  }

  async students(): Promise<readonly StudentInvoices[]> {
    const answer = await this.visitor.get<StudentInvoices[]>('/api/invoices')
    if (answer.status !== 200) throw new Error(answer.text)
    return answer.body
  }

  /** The open documents at the price that the list shows. */
  async payables(): Promise<DocumentToPay[]> {
    const invoices = (await this.students()).flatMap((student) => student.invoices)
    return invoices.map(({ DocNum, CardCode, toPay: amount }) => ({ DocNum, CardCode, amount }))
  }

  pay(
    documents: readonly DocumentToPay[],
    key: string = randomUUID(),
    changes: object = {},
  ): Promise<Answer<InvoicePaymentBody>> {
    const body = { documents, payer, ...changes }
    return this.visitor.post('/api/invoices/payment', body, { 'idempotency-key': key })
  }

  async check(token: string): Promise<InvoicePaymentBody> {
    return (await this.visitor.get<InvoicePaymentBody>(`/api/invoices/payment/${token}`)).body
  }

  says(token: string, status: string): Promise<InvoicePaymentBody> {
    return until(
      () => this.check(token),
      (seen) => seen.status === status,
    )
  }

  /** Goes to the provider's page and chooses there. */
  async choose(
    started: InvoicePaymentBody,
    choice: 'approve' | 'decline' | 'pending' | 'leave',
  ): Promise<void> {
    const { go } = started.data
    if (go?.is !== 'form') throw new Error('there is no form to go to the provider with')
    const page = await this.visitor.submit(go.action, { ...go.fields })
    const pay = page.headers.get('location')
    if (pay === null) throw new Error(`the provider did not take the form: ${page.text}`)
    await this.visitor.submit(pay, { choice, means: 'pse' })
  }
}

/** A hub where a guardian has begun to pay all that is open. */
export async function beginInvoices(options: TestHubOptions = {}) {
  const hub = await runHub(options)
  const guardian = await Guardian.comes(hub)
  const payables = await guardian.payables()
  const answer = await guardian.pay(payables)
  if (answer.status !== 200) throw new Error(answer.text)
  return { hub, guardian, payables, started: answer.body }
}

/** The calendars of the guardian's students. */
export async function calendarsOf({ visitor }: Pick<Guardian, 'visitor'>) {
  const answer =
    await visitor.get<
      readonly { readonly student: { readonly code: string }; readonly calendar: CalendarBody }[]
    >('/api/invoices/calendar')
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.body
}
