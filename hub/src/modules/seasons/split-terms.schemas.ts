import Joi from 'joi'

const count = Joi.number().integer()

/** How an enrolment may be paid in parts, as everybody may read it; null: in one (splits-1). */
export const splitTerms = Joi.object({
  parts: count.required().description('At most'),
  minimumBps: count.required().description('Of the total, of every part'),
  days: count.required().description('After the first part was paid, until which the others are'),
  until: Joi.string().required().description('The last day, whatever days says'),
  whenIncomplete: Joi.valid('refund').required(),
})
  .allow(null)
  .required()
  .label('SplitTerms')
