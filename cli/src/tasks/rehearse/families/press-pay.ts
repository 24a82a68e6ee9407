import type { Hub } from '../../../hub/hub.ts'
import { answered } from '../../../hub/answered.ts'
import { fact } from '../fact.ts'
import { Surprise } from '../surprise.ts'
import { insist, type World } from '../world.ts'
import type { PaymentResult, Quote, Tale, TransportChoice } from './tale.ts'
import { orRefused } from './refused-as.ts'

export interface Pressing {
  readonly quote: Quote
  readonly transport: TransportChoice
  readonly activities: readonly string[]
}

type Pressed = Awaited<ReturnType<typeof press>>

/** Whoever comes second to the same order is told so. */
const second = ['PAYMENT_PENDING', 'ORDER_PAID'] as const

/** Both parents press pay at once: one begins, and the other is told that a payment is under way. */
export async function bothPress(
  world: World,
  tale: Tale,
  { parents, ...pressing }: Pressing & { readonly parents: readonly [Hub, Hub] },
): Promise<void> {
  const [one, other] = parents
  const key = `${tale.plan.code}-${String(tale.tries.length + 1)}`
  const pressed = await Promise.all([
    insist(world, () => press(one, tale, { ...pressing, key: `${key}-a` })),
    insist(world, () => press(other, tale, { ...pressing, key: `${key}-b` })),
  ])
  const begun = pressed.filter(({ is }) => is === 'done')
  if (begun.length === 1) return
  const found = pressed.map(wordOf).join(', ')
  const { code: student } = tale.plan
  throw new Surprise({
    student,
    step: 'story',
    expected: fact('oneOfTwo'),
    found,
    token: tale.token,
  })
}

function wordOf(pressed: Pressed): string {
  return pressed.is === 'done' ? pressed.answer.status : pressed.code
}

/** The wizard's last button. `key` is the press: the same again is the same payment. */
export function press(
  { api }: Hub,
  { plan: { code, period, method, quotas } }: Tale,
  { quote, transport, activities, key }: Pressing & { readonly key: string },
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
    },
  ]
  const params = { header: { 'idempotency-key': `rehearsal-${key}` } }
  return orRefused<PaymentResult, (typeof second)[number]>(
    answered(api.POST('/api/payments/enrollment/invoice', { params, body })),
    second,
  )
}

function payerOf(code: string) {
  return {
    name: 'Familia',
    lastname: `Ensayo ${code}`,
    id: '52123456',
    email: `familia.${code.toLowerCase()}@example.com`,
    phone: '3001234567',
  }
}
