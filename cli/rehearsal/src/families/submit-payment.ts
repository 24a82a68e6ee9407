import { unwrap } from '@matricula/hub/api/answers'
import { type Hub } from '../hub/hub-client.ts'
import { fact } from '../fact.ts'
import { Deviation } from '../deviation.ts'
import type { World } from '../world.ts'
import { withRetry } from '../hub/with-retry.ts'
import type { PaymentResult, Quote, Transcript, TransportChoice } from './transcript.ts'
import { nameInvoicePayer } from './invoice-payer.ts'
import { orRefused } from './refused-as.ts'

export interface SubmitInput {
  readonly quote: Quote
  readonly transport: TransportChoice
  readonly activities: readonly string[]
}

interface Press extends SubmitInput {
  /** The same again is the same payment. */
  readonly key: string
  /** Whom the invoice is made out to, as this browser has named it; null where nobody was. */
  readonly invoicePayer: string | null
}

type SubmitResult = Awaited<ReturnType<typeof submitPayment>>

/** Whoever comes second to the same order is told so. */
const second = ['PAYMENT_PENDING', 'ORDER_PAID'] as const

/** Both parents press pay at once: one begins, and the other is told that a payment is under way. */
export async function submitFromBoth(
  world: World,
  transcript: Transcript,
  { parents, ...submission }: SubmitInput & { readonly parents: readonly [Hub, Hub] },
): Promise<void> {
  const [one, other] = parents
  const key = `${transcript.scenario.code}-${String(transcript.attempts.length + 1)}`
  const press = async (parent: Hub, which: string) => {
    const invoicePayer = await nameInvoicePayer(world, parent, transcript.scenario)
    const pressed = { ...submission, invoicePayer, key: `${key}-${which}` }
    return withRetry(world, () => submitPayment(parent, transcript, pressed))
  }
  const submitted = await Promise.all([press(one, 'a'), press(other, 'b')])
  const accepted = submitted.filter(({ is }) => is === 'done')
  if (accepted.length === 1) return
  const found = submitted.map(statusOf).join(', ')
  const { code: student } = transcript.scenario
  throw new Deviation({
    student,
    step: 'story',
    expected: fact('oneOfTwo'),
    found,
    token: transcript.token,
  })
}

function statusOf(submitted: SubmitResult): string {
  return submitted.is === 'done' ? submitted.answer.status : submitted.code
}

/** The wizard's last button. */
export function submitPayment(
  { api }: Hub,
  { scenario: { code, period, method, quotas } }: Transcript,
  { quote, transport, activities, invoicePayer, key }: Press,
) {
  const isNothingToPay = quote.totals.totalV === 0
  const fees = {
    quoteId: quote.quoteId,
    studentTotalV: quote.totals.totalV,
    transport,
    activities: [...activities],
  }
  const body = [
    {
      student: code,
      fees,
      token: '',
      payPeriod: isNothingToPay ? (0 as const) : period,
      payMethod: isNothingToPay ? (0 as const) : method,
      chargeLines: [],
      kind: isNothingToPay ? ('advance' as const) : ('diners' as const),
      pensionQuotas: quotas,
      payer: payerOf(code),
      invoicePayer,
    },
  ]
  const params = { header: { 'idempotency-key': `rehearsal-${key}` } }
  return orRefused<PaymentResult, (typeof second)[number]>(
    unwrap(api.POST('/api/payments/enrollment/invoice', { params, body })),
    second,
  )
}

/** Who pays for the student. */
export function payerOf(code: string) {
  return {
    name: 'Familia',
    lastname: `Ensayo ${code}`,
    id: '52123456',
    email: `familia.${code.toLowerCase()}@example.com`,
    phone: '3001234567',
  }
}
