import type {
  CurrentSeason,
  Draft,
  Quote,
  QuoteRow,
  TransportChoice,
  WizardStudent,
} from '../../src/api/types.ts'

export function aSeason({ yearAvailable = true } = {}): Pick<CurrentSeason, 'periods' | 'defaultQuotas'> {
  const until = '2025-07-29T00:00:00-05:00'
  const months = { first: '2025-08-28', last: '2025-12-28' }
  return {
    defaultQuotas: 11,
    periods: [
      { period: 1, available: yearAvailable, until, discount: 500, months: { ...months, count: 11 } },
      { period: 2, available: yearAvailable, until, discount: 200, months: { ...months, count: 5 } },
      { period: 3, available: true, until: null, discount: 0, months: { first: '', last: '', count: 0 } },
    ],
  }
}

interface StudentGiven {
  antiquity?: WizardStudent['antiquity']
  requiresTransport?: boolean
  order?: WizardStudent['order']
}

export function aStudent({
  antiquity = 'old',
  requiresTransport = false,
  order = { status: 'none', token: null },
}: StudentGiven = {}): Pick<WizardStudent, 'code' | 'antiquity' | 'transport' | 'order'> {
  return {
    code: '10001',
    antiquity,
    order,
    transport: {
      required: requiresTransport,
      modality: requiresTransport ? 'COMPLETO' : null,
      busStop: false,
      flagged: false,
      options: [],
      lastYear: null,
      provisional: null,
      mayBeProvisional: false,
      home: null,
    },
  }
}

export function aDraft(given: Partial<Draft> = {}): Draft {
  return {
    version: 1,
    step: 0,
    period: 3,
    method: 2,
    quotas: 11,
    transport: { is: 'undecided' },
    activities: [],
    ...given,
  }
}

export function aRide(given: Partial<Extract<TransportChoice, { is: 'chosen' }>> = {}): TransportChoice {
  return {
    is: 'chosen',
    modality: 'COMPLETO',
    busStop: false,
    direction: 'AMBAS',
    place: { lat: 4.86, lng: -74.05, address: 'Calle 7' },
    itemCode: 'CT-0001',
    name: 'TRANSPORTE COMPLETO CERCANO',
    price: 738_000,
    metres: 9_000,
    basis: 'measured',
    ...given,
  }
}

export function aRow(given: Partial<QuoteRow> = {}): QuoteRow {
  return {
    code: 'CA-0001',
    name: 'Derecho de matrícula',
    resolution: 3_800_000,
    progressiveDiscount: 1500,
    commercial: 3_230_000,
    futureAnnuities: 100_000,
    discounted: 3_130_000,
    scholarship: 2500,
    total: 2_347_500,
    now: 2_347_500,
    later: 0,
    explanation: [],
    ...given,
  }
}

export function totals(given: Partial<Quote['totals']> = {}): Quote['totals'] {
  return {
    annualNow: 4_750_000,
    monthlyNow: 0,
    transportNow: 0,
    activitiesNow: 0,
    subtotal: 4_750_000,
    balance: 0,
    totalV: 4_750_000,
    creditLeft: 0,
    later: 0,
    path: 'pay',
    ...given,
  }
}

/** The texts of a reader who reads keys: 'tables.total' stays 'tables.total', with its values behind it. */
export function keys(key: string, values?: Record<string, string | number>): string {
  return values ? `${key} ${Object.values(values).join(' ')}` : key
}
