import Joi from 'joi'
import type { BasisPoints, Cop, Instant, SiNo } from '@matricula/contract'
import { isInstant } from '../../shared/local-date.ts'
import { basisPointsOfPercent, largestCop } from '../../shared/money.ts'
import type { DiscountMode, Period } from '../seasons/season.ts'

/** An item in the price list's own words; percents already in basis points. */
export interface SimulatedItem {
  readonly ItemCode: string
  readonly ItemName?: string
  readonly Price: Cop
  readonly CommercialPrice: Cop
  readonly Total?: Cop
  readonly Schoolarship: BasisPoints
  readonly progresiveDiscount?: BasisPoints
  readonly mat_100: SiNo
  readonly mat_50: SiNo
  readonly U_RH_DAnualidad100: Cop
  readonly U_RH_DAnualidad50: Cop
}

export interface SimulatedQuote {
  readonly kind: 'parent'
  readonly season?: string
  readonly grade: string
  readonly annual: readonly SimulatedItem[]
  readonly monthly: readonly SimulatedItem[]
  readonly period: Period
  readonly now?: Instant
  readonly quotas?: number
  readonly transport: Cop
  readonly activities: readonly Cop[]
  readonly balance: Cop
}

export interface SimulatedOrder {
  readonly kind: 'admin-order'
  readonly season?: string
  readonly code: string
  readonly f: SimulatedFields
  readonly now?: Instant
  readonly mode?: DiscountMode
}

export type SimulatedAnswer = (typeof answers)[number]
export type SimulatedFields = Readonly<Record<SimulatedAnswer, SiNo>> & {
  readonly parentsFee: Cop
  readonly transportMode: string
  readonly childNumber: number | null
}

export type SimulateInput = SimulatedQuote | SimulatedOrder

const answers = [
  'alumni',
  'sister',
  'employee',
  'family',
  'payYear',
  'accident',
  'digitalYearbook',
  'yearbook',
  'lunch',
  'snack',
  'transport',
  'life',
  'unemployment',
] as const

const cop = Joi.number().strict().integer().min(0).max(largestCop)
const yesNo = Joi.valid('Si', 'No').default('No')
const now = Joi.string().custom((value: string, helpers) =>
  isInstant(value) ? value : helpers.message({ custom: '{{#label}} must be an instant with its offset' }),
)

/** 12.5 becomes 1250, exactly; a third decimal is refused because it would be rounded in silence. */
const percent = Joi.number()
  .strict()
  .min(0)
  .max(100)
  .custom(
    (value: number, helpers) =>
      basisPointsOfPercent(value) ?? helpers.message({ custom: '{{#label}} must have at most two decimals' }),
  )

const item = Joi.object({
  ItemCode: Joi.string().max(30).required(),
  ItemName: Joi.string().max(200),
  Price: cop.required(),
  CommercialPrice: cop.default(0),
  Total: cop,
  Schoolarship: percent.default(0),
  progresiveDiscount: percent,
  mat_100: yesNo,
  mat_50: yesNo,
  U_RH_DAnualidad100: cop.default(0),
  U_RH_DAnualidad50: cop.default(0),
})

/** The season's name; without it, the one in force. */
const season = Joi.string().max(30)

const quote = Joi.object({
  season,
  kind: Joi.valid('parent').default('parent'),
  grade: Joi.string().max(30).required(),
  annual: Joi.array().items(item).max(100).default([]),
  monthly: Joi.array().items(item).max(100).default([]),
  period: Joi.valid(1, 2, 3).required(),
  now,
  quotas: Joi.number().strict().integer().min(0).max(12),
  transport: cop.default(0),
  activities: Joi.array().items(cop).max(20).default([]),
  balance: Joi.number().strict().integer().min(-largestCop).max(largestCop).default(0),
})

const order = Joi.object({
  season,
  kind: Joi.valid('admin-order').required(),
  code: Joi.string()
    .pattern(/^[A-Za-z0-9]{5}$/)
    .required(),
  f: Joi.object({
    ...Object.fromEntries(answers.map((name) => [name, yesNo])),
    parentsFee: cop.default(0),
    transportMode: Joi.string().allow('').max(50).default(''),
    childNumber: Joi.number().strict().integer().min(0).allow(null).default(null),
  }).required(),
  now,
  mode: Joi.valid('literal', 'net'),
})

/**
 * What a price simulation is asked with: the `given` of a worked case, of a family (`kind` parent, the default) or
 * of an administrator's order (`kind` admin-order). Money is whole COP, percents are written as percents.
 */
export const simulateInput = Joi.alternatives()
  .conditional('.kind', { is: 'admin-order', otherwise: quote })
  .conditional<SimulatedQuote, SimulatedOrder>('.kind', { not: 'admin-order', otherwise: order })
  .required()
