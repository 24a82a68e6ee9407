import { randomUUID } from 'node:crypto'
import type { viewFamilyDocuments } from '../src/modules/documents/family-documents.view.ts'
import { enrollmentDocuments } from '../src/modules/enrollment/enrollment-documents.ts'
import type { viewPayment } from '../src/modules/payments/payment.view.ts'
import type { viewQuote } from '../src/modules/enrollment/quote.view.ts'
import type { TestHub } from './test-hub.ts'
import type { Answer, Visitor } from './visitor.ts'

export type QuoteBody = ReturnType<typeof viewQuote>
export type DocumentsBody = ReturnType<typeof viewFamilyDocuments>
export type PaymentBody = Awaited<ReturnType<typeof viewPayment>>

export interface Choices {
  readonly period: 1 | 2 | 3
  readonly method: 1 | 2
  readonly quotas: number
  readonly activities?: readonly string[]
}

export const wholeYear: Choices = { period: 1, method: 2, quotas: 0 }
export const rightAndCosts: Choices = { period: 3, method: 2, quotas: 11 }
export const bankAgreement: Choices = { period: 3, method: 1, quotas: 11 }

export const payer = {
  name: 'Ana',
  lastname: 'Ruiz Peña',
  id: '52.123.456',
  email: 'ana.ruiz@example.com',
  phone: '300 123 4567',
}

/** A family that has signed in with its student's code. */
export class Family {
  readonly visitor: Visitor
  readonly code: string

  constructor(visitor: Visitor, code: string) {
    this.visitor = visitor
    this.code = code
  }

  static async signIn({ visitor }: Pick<TestHub, 'visitor'>, code: string): Promise<Family> {
    const browser = visitor()
    const answer = await browser.post<{ outcome: string; csrfToken: string | null }>(
      '/api/enrollment/login',
      {
        studentCode: code,
      },
    )
    if (answer.body.csrfToken === null) throw new Error(`${code} got ${answer.body.outcome}`)
    browser.csrfToken = answer.body.csrfToken
    return new Family(browser, code)
  }

  async quote(choices: Choices): Promise<QuoteBody> {
    const answer = await this.visitor.post<QuoteBody>('/api/enrollment/quotes', choices)
    if (answer.status !== 200) throw new Error(answer.text)
    return answer.body
  }

  /** Begins to pay what `quote` shows. */
  pay(quote: QuoteBody, changes: object = {}, key: string = randomUUID()): Promise<Answer<PaymentBody>> {
    return this.post(this.invoice(quote, changes), { 'idempotency-key': key })
  }

  invoice(quote: QuoteBody, changes: object = {}) {
    const advance = quote.totals.path === 'advance'
    return {
      student: this.code,
      fees: { quoteId: quote.quoteId, studentTotalV: quote.totals.totalV },
      token: '',
      payPeriod: advance ? 0 : quote.period,
      payMethod: advance ? 0 : quote.method,
      kind: advance ? 'advance' : 'diners',
      pensionQuotas: advance ? 11 : quote.quotas,
      payer: advance || quote.method === 1 ? null : payer,
      ...changes,
    }
  }

  post(invoice: object, headers: Readonly<Record<string, string>>): Promise<Answer<PaymentBody>> {
    return this.visitor.post<PaymentBody>('/api/payments/enrollment/invoice', [invoice], headers)
  }

  async check(): Promise<PaymentBody> {
    return (await this.visitor.get<PaymentBody>(`/api/payments/enrollment/check/${this.code}`)).body
  }

  /** Goes to the provider's page and chooses there, as a payer does. */
  async chooseAtProvider(
    started: PaymentBody,
    choice: 'approve' | 'decline' | 'pending' | 'leave',
  ): Promise<void> {
    const go = started.data?.go
    if (go?.is !== 'form') throw new Error('there is no form to go to the provider with')
    const page = await this.visitor.submit(go.action, go.fields)
    const pay = page.headers.get('location')
    if (pay === null) throw new Error(`the provider did not take the form: ${page.text}`)
    await this.visitor.submit(pay, { choice, means: 'card' })
  }

  /** From the choices to the provider's approval; the result may still be on its way. */
  async enrol(choices: Choices): Promise<PaymentBody> {
    const started = await this.pay(await this.quote(choices))
    if (started.status !== 200) throw new Error(started.text)
    if (started.body.data?.go != null) await this.chooseAtProvider(started.body, 'approve')
    return started.body
  }

  /** Has every document sent, and signs it on the page of the signing service. */
  async signDocuments(): Promise<void> {
    for (const name of enrollmentDocuments) {
      const sent = await this.visitor.post<DocumentsBody>(`/api/enrollment/documents/${name}`, {})
      const url = sent.body.documents.find(({ document }) => document === name)?.url
      if (url == null) throw new Error(sent.text)
      await this.visitor.submit(url, { choice: 'sign', accepted: 'on' })
    }
    await this.visitor.get('/api/enrollment/documents')
  }
}
