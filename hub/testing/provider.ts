import { signatureHeader, signatureOf } from '@matricula/contract/sandbox'
import type { TestHub } from './test-hub.ts'
import { memoOf } from './vendor.ts'
import type { Answer, Visitor } from './visitor.ts'

const secret = 'sandbox-card-not-a-secret'
const callbacks = '/api/payments/callbacks/card'

export interface Callback {
  readonly eventId: string
  readonly reference: string
  readonly status: string
  readonly amount: number
  readonly reason?: string
  readonly currency?: string
}

type BankChoice = 'approve' | 'decline' | 'reverse' | 'contest' | 'win' | 'lose'

/** A payment as the family is told of it. */
interface Named {
  readonly data: { readonly providerRef: string | null } | null
}

/** The sandbox payment provider from outside: its tester's pages, its callbacks and what it knows. */
export class Provider {
  readonly hub: TestHub
  readonly visitor: Visitor

  readonly instance: 'card' | 'invoices'

  constructor(hub: TestHub, instance: 'card' | 'invoices' = 'card') {
    this.hub = hub
    this.instance = instance
    this.visitor = hub.visitor()
  }

  /** Sets how it misbehaves, on its page. */
  async misbehave(switches: Readonly<Record<string, string>>): Promise<void> {
    const usual = { trouble: '', lateSeconds: '0', copies: '1', amountOff: '0' }
    const answer = await this.visitor.submit(`/sandbox/payments.${this.instance}/switches`, {
      ...usual,
      ...switches,
    })
    if (answer.status !== 303) throw new Error(answer.text)
  }

  /** The bank's later word, given on the list of payments. */
  async change(payment: Named, choice: BankChoice): Promise<void> {
    const answer = await this.visitor.submit(
      `/sandbox/payments.${this.instance}/payments/${refOf(payment)}`,
      { choice },
    )
    if (answer.status !== 303) throw new Error(answer.text)
  }

  /** Makes the provider's own record say something that its pages do not offer; nobody is told. */
  async decide(reference: string, step: { rawStatus: string; amount: number }): Promise<void> {
    const at = this.hub.hub.app.clock.now().toISOString()
    const record = memoOf(this.hub.hub.app, `payments.${this.instance}`)
    await record.set(`step:${reference}:000000`, { ...step, at, means: 'card', reason: null })
  }

  /**
   * Charges the payer once more under a reference, as some providers let a payer do, or says something new of that
   * charge; nobody is told.
   */
  async chargeAgain(
    reference: string,
    step: { rawStatus: string; amount: number; at?: string },
  ): Promise<void> {
    const at = this.hub.hub.app.clock.now().toISOString()
    const record = memoOf(this.hub.hub.app, `payments.${this.instance}`)
    const steps = `step:${reference}-2:`
    const place = String((await record.list(steps)).length).padStart(6, '0')
    await record.set(`${steps}${place}`, { at, means: 'pse', reason: null, ...step })
  }

  /** Checkouts the provider has started. */
  async checkouts(): Promise<number> {
    return (await memoOf(this.hub.hub.app, `payments.${this.instance}`).list('payment:')).length
  }

  /** A genuine callback's text and signature. */
  written(callback: Callback): { body: string; signature: string } {
    const rest = { type: 'payment', providerRef: 'SP-1', currency: 'COP', merchant: 'la-cordillera' }
    const seen = { at: '2025-06-19T15:00:00.000Z', means: 'card', reason: null, test: true }
    const body = JSON.stringify({ ...rest, ...seen, ...callback })
    return { body, signature: signatureOf(body, secret) }
  }

  call({ body, signature }: { body: string; signature: string | null }): Promise<Answer<{ code: string }>> {
    return this.visitor.send('POST', callbacks, body, {
      'content-type': 'application/json',
      ...(signature !== null && { [signatureHeader]: signature }),
    })
  }
}

function refOf({ data }: Named): string {
  if (data?.providerRef == null) throw new Error('the provider has not named this payment')
  return data.providerRef
}
