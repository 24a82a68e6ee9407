import Joi from 'joi'

export interface Settings {
  /** Road metres to metres as the crow flies, one factor for each variant, best first. */
  readonly roadFactors: readonly number[]
}

export const settings = Joi.object<Settings>({
  roadFactors: Joi.array()
    .items(Joi.number().min(1).max(3))
    .length(3)
    .sort({ order: 'ascending' })
    .default([1.28, 1.35, 1.47]),
})
