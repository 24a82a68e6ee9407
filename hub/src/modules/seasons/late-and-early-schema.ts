import Joi from 'joi'
import { whole } from '../../shared/money.ts'
import type { SurchargeRates } from './season.ts'
import { month, percent, text } from './season-forms.ts'

/** Months in their order, none twice; they may have gaps, for a month without a rate bears nothing. */
const usury = Joi.array()
  .items(Joi.object({ month, rate: percent.min(1), certificate: text }))
  .min(1)
  .required()
  .custom((rates: SurchargeRates['usury'], helpers) =>
    rates.every(({ month: one }, index) => index === 0 || one > (rates[index - 1]?.month ?? ''))
      ? rates
      : helpers.error('season.months'),
  )

export const surcharge = Joi.object({ yearly: percent.min(1), usury })
  .allow(null)
  .default(null)

/** At most half: no invoice comes to nothing. */
export const earlyPayment = Joi.object({
  discount: percent.min(1).max(whole / 2),
  daysBefore: Joi.number().integer().min(0).max(60).required(),
})
  .allow(null)
  .default(null)
