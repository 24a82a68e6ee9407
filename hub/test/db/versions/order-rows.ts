import type { VersionRow } from './row.ts'

const at = '2025-06-19T15:00:02.246Z'
const price = { annual: 3_800_000, pension: 3_417_333 }

/** A price as the hub has kept it from its first version on: what was charged, and by which rules. */
function item(code: string, name: string, amount: number, when: 'now' | 'later') {
  return {
    code,
    name,
    resolution: amount,
    progressiveDiscount: 0,
    commercial: amount,
    futureAnnuities: 0,
    discounted: amount,
    scholarship: 0,
    total: amount,
    now: when === 'now' ? amount : 0,
    later: when === 'later' ? amount : 0,
    explanation: [
      { rule: 'resolution', values: { price: amount }, result: amount, source: `price list ${code} Price` },
    ],
  }
}

function charge(code: string, name: string, amount: number, when: { shipDate: string; paidNow: boolean }) {
  return {
    code,
    name,
    quantity: 1,
    taxCode: 'EXENTO',
    discountPercent: 0,
    project: '2025-2026',
    resolution: amount,
    progressiveDiscount: 0,
    progressiveDiscountBase: amount,
    futureAnnualities: 0,
    price: amount,
    totalBase: amount,
    ...when,
  }
}

const choices = {
  period: 3,
  method: 2,
  quotas: 1,
  transport: { is: 'undecided' },
  activities: [],
}

const quote = {
  is: 'quote',
  period: 3,
  quotas: 1,
  annual: [item('CA-0001', 'Derecho de matrícula', price.annual, 'now')],
  monthly: [item('CM-0001-1', 'Pensión', price.pension, 'later')],
  transport: [],
  activities: [],
  totals: {
    annualNow: price.annual,
    monthlyNow: 0,
    transportNow: 0,
    activitiesNow: 0,
    subtotal: price.annual,
    balance: 0,
    totalV: price.annual,
    creditLeft: 0,
    later: price.pension,
    path: 'pay',
  },
  charges: [
    charge('CA-0001', 'Derecho de matrícula', price.annual, { shipDate: '2025-07-28', paidNow: true }),
    charge('CM-0001-1', 'Pensión', price.pension, { shipDate: '2025-08-28', paidNow: false }),
  ],
  reports: [],
  validUntil: '2025-07-01T00:00:00-05:00',
  quoteId: '4871c01ca10d2067891c86dd0fae49d1',
  method: 2,
  choices,
}

export function order(row: {
  readonly id: string
  readonly student_code: string
  readonly token: string
  readonly reference: string
  readonly status: string
}): VersionRow {
  return {
    ...row,
    project: '2025-2026',
    flow: 'parent',
    version: 1,
    period: 3,
    method: 2,
    quotas: 1,
    total: price.annual,
    quote: JSON.stringify(quote),
    choices: JSON.stringify(choices),
    created_at: at,
    updated_at: at,
  }
}

/** The dated charges of a paid order. */
export function chargesOf(orderId: string): readonly VersionRow[] {
  return quote.charges.map((one, index) => ({
    order_id: orderId,
    seq: index + 1,
    item_code: one.code,
    name: one.name,
    ship_date: one.shipDate,
    unit_price: one.price,
    paid_now: Number(one.paidNow),
    quantity: one.quantity,
    tax_code: one.taxCode,
    discount_percent: one.discountPercent,
    project: one.project,
    resolution: one.resolution,
    progressive_discount: one.progressiveDiscount,
    progressive_discount_base: one.progressiveDiscountBase,
    future_annuities: one.futureAnnualities,
    total_base: one.totalBase,
  }))
}

export function attempt(row: {
  readonly id: string
  readonly order_id: string
  readonly open_order_id: string | null
  readonly reference: string
  readonly status: string
  readonly provider_ref: string | null
  readonly raw_status: string | null
  readonly means: string | null
  readonly finished_at: string | null
}): VersionRow {
  return {
    ...row,
    idempotency_key: row.id,
    request_hash: '320c64f8486d9d00909d23de3aab0e304c2a880bd9480f460e0d8b427c6bc1a4',
    path: 'provider',
    instance: 'card',
    amount: price.annual,
    reason: null,
    payer: JSON.stringify({
      name: 'Ana',
      lastname: 'Ruiz Peña',
      id: '52123456',
      email: 'ana.ruiz@example.com',
      phone: '3001234567',
    }),
    checkout: null,
    started_at: '2025-06-19T15:00:02.683Z',
    expires_at: '2025-06-19T15:30:02.683Z',
    ask_at: row.finished_at === null ? '2025-06-19T15:20:00.000Z' : null,
    asked: 0,
    trace: '1750345202683:69cf84344123:10014',
  }
}

/** A receipt's body, as it was issued. */
export const receiptBody = JSON.stringify({
  version: 1,
  paymentMethod: 'aprobado',
  cycle: '2025-2026',
  reference: 'MH-PGG8GC66P05Q',
  student: { code: 'A1B2C', name: 'Simón Guerrero Camargo', grade: 'Primero' },
  annual: [{ code: 'CA-0001', name: 'Derecho de matrícula', resolution: price.annual, total: price.annual }],
  other: [{ code: 'CM-0001-1', name: 'Pensión', total: 0, later: price.pension }],
  balance: { amount: 0, kind: 'none' },
  totalPaid: price.annual,
  laterTotal: price.pension,
})

export function delivery(row: {
  readonly topic: string
  readonly key: string
  readonly payload: Readonly<Record<string, string>>
  readonly status: 'done' | 'due' | 'parked'
}): VersionRow {
  return {
    ...row,
    payload: JSON.stringify(row.payload),
    due_at: '2025-06-19T15:00:03.000Z',
    leased_until: null,
    attempts: row.status === 'due' ? 0 : 1,
    last_fault: row.status === 'parked' ? 'rejected' : null,
    trace: '1750345202683:69cf84344123:10014',
    created_at: '2025-06-19T15:00:03.000Z',
    done_at: row.status === 'done' ? '2025-06-19T15:00:04.000Z' : null,
  }
}
