import type { viewDay, viewMatch } from '../src/modules/reconciliation/reconciliation.view.ts'
import type { DaySummary } from '../src/modules/reconciliation/summarise-day.ts'
import type { TestHub } from './test-hub.ts'
import { signInStaff } from './staff.ts'
import { rememberAll } from './vendor.ts'
import type { Visitor } from './visitor.ts'

export type DayBody = ReturnType<typeof viewDay>
export type RowBody = DayBody['rows'][number]
export type MatchBody = ReturnType<typeof viewMatch>

/** The day on which the demonstration begins. */
export const today = '2025-06-19'

/** Finance, which compares the days. */
export class Auditor {
  readonly visitor: Visitor

  constructor(visitor: Visitor) {
    this.visitor = visitor
  }

  static async comes(hub: TestHub): Promise<Auditor> {
    return new Auditor(await signInStaff(hub, 'finance'))
  }

  async day(day = today): Promise<DayBody> {
    const answer = await this.visitor.get<DayBody>(`/api/reconciliation/days/${day}`)
    if (answer.status !== 200) throw new Error(answer.text)
    return answer.body
  }

  /** What was found: the verdicts, by student. */
  async verdicts(day = today): Promise<(readonly [string, string])[]> {
    const { rows } = await this.day(day)
    return rows
      .map(({ hub, verdict }) => [hub?.student ?? '', verdict] as const)
      .toSorted(([one], [other]) => one.localeCompare(other))
  }

  async summary(day = today): Promise<DaySummary | undefined> {
    const answer = await this.visitor.get<DaySummary[]>(`/api/reconciliation/days?from=${day}&to=${day}`)
    if (answer.status !== 200) throw new Error(answer.text)
    return answer.body[0]
  }

  match(rows: readonly string[], reason = 'El mismo pago, visto con el banco') {
    return this.visitor.post<MatchBody>(`/api/reconciliation/days/${today}/matches`, { rows, reason })
  }
}

export interface ForeignPayment {
  readonly reference: string
  readonly amount: number
  readonly at?: string
}

/** Payments that the provider has and that nobody began here, such as those of a payment link. */
export async function chargeElsewhere(
  { hub }: TestHub,
  payments: readonly ForeignPayment[],
  instance = 'payments.card',
): Promise<void> {
  const rows = payments.flatMap(({ reference, amount, at = '2025-06-19T15:00:00.000Z' }, index) => [
    memoRow(instance, `payment:${reference}`, {
      act: reference,
      value: {
        ...aCheckout,
        number: 10_000 + index,
        reference,
        providerRef: `SP-${reference}`,
        amount,
        createdAt: at,
      },
    }),
    memoRow(instance, `step:${reference}:000000`, {
      rawStatus: 'Aceptada',
      amount,
      at,
      means: 'card',
      reason: null,
    }),
  ])
  await rememberAll(hub.app, rows)
}

/** A payment that somebody booked in accounting by hand; answers the id of its row. */
export async function bookElsewhere(
  { hub }: TestHub,
  { reference, amount }: Pick<ForeignPayment, 'reference' | 'amount'>,
): Promise<string> {
  const booked = {
    reference,
    partnerCode: 'C10001',
    amount,
    paidOn: today,
    providerRef: 'caja',
    documents: [],
  }
  const write = { signal: AbortSignal.timeout(20_000), trace: 'test', key: `a-mano:${reference}` }
  const done = await hub.app.plugins.accounting.incomingPayments?.record(booked, write)
  return `accounting:payment:${done?.ref ?? ''}`
}

function memoRow(instance: string, key: string, value: object) {
  return { instance, key, value: JSON.stringify(value), expires_at: null }
}

const aCheckout = {
  currency: 'COP',
  description: 'Enlace de pago',
  payer: { name: '', lastname: '', id: '', email: '', phone: '' },
  extras: [],
  returnUrl: 'http://127.0.0.1/',
  locale: 'es-CO',
  expiresAt: '2025-06-30T00:00:00.000Z',
}
