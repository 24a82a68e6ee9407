import type { Account, Timeline } from '../../src/books/account.ts'
import type { Movement } from '../../src/books/balances.ts'
import type { PaymentAttempt, Transcript } from '../../src/families/transcript.ts'

const at = '2025-06-03T15:00:00.000Z'
const token = '3f2a9c0d5e8b4a17926c0d1e2f3a4b5c'
const reference = 'MH-ORDER0000001'
const [paying, astray] = ['MH-PAYS00000001', 'MH-ASTRAY000001']

/** 1.000.000 now and 200.000 later, a debt of 50.000, and a first try of which 1.001.000 came. */
export function aTranscript(): Transcript {
  return {
    scenario: {
      code: '20001',
      outcome: 'wrong-amount',
      period: 1,
      method: 2,
      quotas: 0,
      rides: false,
      activities: [],
      comesBack: true,
    },
    parents: [],
    parts: [],
    attempts: [attempted(astray, 'duplicate'), attempted(paying, 'approved')],
    snapshot: {
      choices: { period: 1, method: 2, quotas: 0, transport: null, activities: [] },
      totals: {
        annualNow: 1_000_000,
        monthlyNow: 0,
        transportNow: 0,
        activitiesNow: 0,
        subtotal: 1_000_000,
        balance: 50_000,
        totalV: 1_050_000,
        creditLeft: 0,
        later: 200_000,
        path: 'pay',
      },
      charges: ['CA-0001|2025-07-28|1000000|now', 'CM-0001-1|2025-08-28|200000|later'],
      discrepancy: null,
      profiles: [],
    },
    token,
    exceptions: [{ kind: 'duplicate-payment', reference: astray, state: 'open' }],
    link: null,
    aftermath: {
      refunds: [],
      dispute: null,
      einvoices: [],
      paidLater: null,
      leftOn: null,
      wentBack: null,
      undone: 0,
    },
    isBroken: false,
  }
}

function attempted(one: string, expectedStatus: PaymentAttempt['expectedStatus']): PaymentAttempt {
  const charge = { amount: 1_050_000, means: 'card', day: '2025-06-03', takenBackOn: null } as const
  return { reference: one, amount: 1_050_000, path: 'provider', page: null, charge, expectedStatus }
}

/** The three books' account that explains it. */
export function anAccount(): Account {
  return {
    student: '20001',
    timeline: timelineOf(),
    provider: new Map(
      [astray, paying].map((one) => [
        one,
        {
          reference: one,
          providerRef: `SP-${one}`,
          asked: 1_050_000,
          status: 'Aceptada',
          amount: 1_050_000,
          returned: 0,
          at,
        },
      ]),
    ),
    statement: {
      orders: [
        {
          reference,
          number: '70001',
          total: 1_200_000,
          leftOn: null,
          lines: [
            { itemCode: 'CA-0001', shipDate: '2025-07-28', unitPrice: 1_000_000, quantity: 1 },
            { itemCode: 'CM-0001-1', shipDate: '2025-08-28', unitPrice: 200_000, quantity: 1 },
          ],
        },
      ],
      payments: [{ reference: `${reference}-saldo`, amount: 50_000, paidOn: '2025-06-03', onAccount: false }],
    },
    exceptions: [
      {
        id: 1,
        kind: 'duplicate-payment',
        state: 'open',
        token,
        of: 'order',
        student: '20001',
        students: [{ code: '20001', name: 'Ana Ruiz', grade: '' }],
        amount: null,
        currency: 'COP',
        instance: 'card',
        part: null,
        reference: astray,
        facts: {},
        outcomes: ['refund'],
        created_at: at,
        resolved_at: null,
        resolved_by: null,
        resolution: null,
      },
    ],
    paidLater: null,
    laterDeliveries: [],
    movements: [
      moved('payment:astray', [provider(1_050_000), of('unapplied/astray', 'unapplied', -1_050_000)]),
      moved('payment:paying', [
        provider(1_050_000),
        of('to-post/order', 'to-post', -1_000_000),
        of('to-post/debt', 'to-post', -50_000),
      ]),
      moved('order:1', [of('to-post/order', 'to-post', 1_000_000), accounting(-1_000_000)]),
      moved('balance:1', [of('to-post/debt', 'to-post', 50_000), accounting(-50_000)]),
    ],
    einvoice: [],
  }
}

type Line = Movement['lines'][number]

export function of(account: string, kind: Line['kind'], amount: number): Line {
  return { account, kind, amount }
}

export const provider = (amount: number) => of('provider/card', 'provider', amount)
export const accounting = (amount: number) => of('accounting/main', 'accounting', amount)

/** As the hub tells a movement of its ledger. */
export function moved(key: string, lines: readonly Line[]): Movement {
  return { key, day: '2025-06-03', postedAt: at, reason: null, lines: [...lines] }
}

function timelineOf(): Timeline {
  const delivery = { leased_until: null, attempts: 1, last_fault: null, trace: 't', due_at: at }
  const topics = ['accounting.order', 'accounting.balance-payment', 'notice.receipt']
  return {
    token,
    student: '20001',
    name: 'Ana Ruiz',
    grade: '',
    left_school: false,
    status: 'paid',
    word: 'APROBADO',
    reference,
    total: 1_050_000,
    charges: [
      chargeOf({ itemCode: 'CA-0001', shipDate: '2025-07-28', unitPrice: 1_000_000, paidNow: 1 }),
      chargeOf({ itemCode: 'CM-0001-1', shipDate: '2025-08-28', unitPrice: 200_000, paidNow: 0 }),
    ],
    attempts: [attemptOf(astray, 'duplicate'), attemptOf(paying, 'approved')],
    parts: [],
    payment: {
      id: 'payment',
      orderId: 'order',
      attemptId: paying,
      amount: 1_050_000,
      status: 'APROBADO',
      instance: 'card',
      providerRef: `SP-${paying}`,
      means: 'card',
      actor: 'provider:card',
      reason: null,
      approvedAt: at,
      trace: 't',
    },
    callbacks: [],
    deliveries: topics.map((topic, id) => ({
      id,
      topic,
      key: topic,
      status: 'done',
      created_at: at,
      done_at: at,
      ...delivery,
    })),
    document: { instance: 'main', ref: '1', number: '70001', reference, total: 1_200_000, posted_at: at },
    receipt: { number: 1, issuedAt: at, token },
    disputes: [],
    withdrawal: null,
    exceptions: [],
  }
}

type ChargeFacts = Pick<Timeline['charges'][number], 'itemCode' | 'shipDate' | 'unitPrice' | 'paidNow'>

function chargeOf(facts: ChargeFacts): Timeline['charges'][number] {
  return {
    seq: 1,
    name: facts.itemCode,
    quantity: 1,
    taxCode: 'EXENTO',
    discountPercent: 0,
    project: '2025-2026',
    resolution: facts.unitPrice,
    progressiveDiscount: 0,
    progressiveDiscountBase: facts.unitPrice,
    futureAnnuities: 0,
    totalBase: facts.unitPrice,
    ...facts,
  }
}

function attemptOf(one: string, status: string): Timeline['attempts'][number] {
  return {
    id: one,
    orderId: 'order',
    openOrderId: null,
    byLink: false,
    path: 'provider',
    instance: 'card',
    reference: one,
    amount: 1_050_000,
    status,
    providerRef: `SP-${one}`,
    rawStatus: 'Aceptada',
    means: 'card',
    reason: null,
    startedAt: at,
    expiresAt: at,
    askAt: null,
    asked: 1,
    finishedAt: at,
    trace: 't',
  }
}
