import type { CustomFields, StudentPrice } from '@matricula/contract'
import type { AdminDiscounts } from '../discounts/admin-discounts.ts'
import { parentPart, type Season } from '../seasons/season.ts'
import type { AdminOrder } from './admin-order.ts'
import { type OrderDocument, orderDocument } from './order-document.ts'
import { quoteAdminOrder } from './quote-admin-order.ts'
import { quoteParent } from './quote-parent.ts'
import { refuseInput } from './quote.ts'
import type { Charge, ParentQuote, PricedChoice, QuoteTotals, PriceRefusal, Report } from './quote.ts'
import type { Step } from './step.ts'
import type {
  SimulatedFields,
  SimulatedItem,
  SimulatedOrder,
  SimulatedQuote,
  SimulateInput,
} from './simulate-input.ts'

export interface SimulateFacts {
  readonly seasons: { readonly parents: Season; readonly admin: Season }
  /** The season's clock, for a case without its own. */
  readonly now: Date
}

/** The proof of one line. */
export interface Explained {
  readonly code: string
  readonly steps: readonly Step[]
}

interface Proof {
  readonly explanations: readonly Explained[]
  readonly reports: readonly Report[]
}

export type Simulated = Proof & (SimulatedParent | SimulatedAdmin | SimulatedRefusal)
export type SimulatedParent = QuoteTotals & {
  readonly charges: readonly Pick<Charge, 'code' | 'shipDate' | 'price' | 'paidNow'>[]
}
export interface SimulatedAdmin {
  readonly order: OrderDocument
  readonly discounts: AdminDiscounts
  readonly total: number
}
export interface SimulatedRefusal {
  readonly error: PriceRefusal['code']
  readonly field: string
}

/**
 * Prices a made-up case: the same functions as for a family, with nothing read and nothing kept. Refuses a season that
 * is not the one in force for its kind.
 */
export function simulate(input: SimulateInput, { seasons, now }: SimulateFacts): Simulated {
  const season = input.kind === 'admin-order' ? seasons.admin : seasons.parents
  if (input.season !== undefined && input.season !== season.season) {
    return refusalShown(refuseInput('season', input.season))
  }
  const at = input.now === undefined ? now : new Date(input.now)
  return input.kind === 'admin-order' ? simulateOrder(input, season, at) : simulateQuote(input, season, at)
}

function simulateQuote(given: SimulatedQuote, season: Season, now: Date): Simulated {
  const quote = quoteParent({
    season,
    now,
    gradeKey: given.grade,
    annual: given.annual.map(itemFrom),
    monthly: given.monthly.map(itemFrom),
    period: given.period,
    quotas: given.quotas ?? parentPart(season).quotas.default,
    transport: given.transport > 0 ? choiceOf('TRANSPORTE', given.transport) : null,
    activities: given.activities.map((price) => choiceOf('ECO', price)),
    balance: given.balance,
  })
  return quote.is === 'refused' ? refusalShown(quote) : quoteShown(quote)
}

function simulateOrder({ code, f, mode }: SimulatedOrder, season: Season, now: Date): Simulated {
  const order = quoteAdminOrder({
    season,
    now,
    studentCode: code,
    fields: fieldsFrom(f),
    selected: null,
    discountMode: mode ?? null,
  })
  return order.is === 'refused' ? refusalShown(order) : orderShown(order)
}

function itemFrom(item: SimulatedItem): StudentPrice {
  return {
    itemCode: item.ItemCode,
    itemName: item.ItemName ?? item.ItemCode,
    listName: '',
    price: item.Price,
    commercialPrice: item.CommercialPrice,
    total: item.Total ?? null,
    scholarship: item.Schoolarship,
    progressiveDiscount: item.progresiveDiscount ?? null,
    annuity100Paid: item.mat_100,
    annuity50Paid: item.mat_50,
    annuity100: item.U_RH_DAnualidad100,
    annuity50: item.U_RH_DAnualidad50,
  }
}

function choiceOf(code: string, price: number): PricedChoice {
  return { code, name: code, price }
}

function fieldsFrom(f: SimulatedFields): CustomFields {
  return {
    alumniChild: f.alumni,
    sisterSchool: f.sister,
    employeeChild: f.employee,
    familyMoreThanOne: f.family,
    childNumber: f.childNumber,
    payYearInAdvance: f.payYear,
    registrationFee: 0,
    parentsFee: f.parentsFee,
    accidentInsurance: f.accident,
    yearbook: f.yearbook,
    digitalYearbook: f.digitalYearbook,
    lunch: f.lunch,
    snack: f.snack,
    transport: f.transport,
    transportMode: f.transportMode,
    lifeInsurance: f.life,
    unemploymentInsurance: f.unemployment,
    financiallyResponsible: '',
  }
}

function quoteShown({
  totals,
  charges,
  annual,
  monthly,
  transport,
  activities,
  reports,
}: ParentQuote): Simulated {
  const rows = [...annual, ...monthly, ...transport, ...activities]
  return {
    ...totals,
    charges: charges.map(({ code, shipDate, price, paidNow }) => ({ code, shipDate, price, paidNow })),
    explanations: rows.map(({ code, explanation }) => ({ code, steps: explanation })),
    reports,
  }
}

function orderShown(order: AdminOrder): Simulated {
  return {
    order: orderDocument(order),
    discounts: order.discounts,
    total: order.total,
    explanations: order.lines.map(({ code, explanation }) => ({ code, steps: explanation })),
    reports: [],
  }
}

function refusalShown({ code, values }: PriceRefusal): Simulated {
  return { error: code, field: String(values.field), explanations: [], reports: [] }
}
