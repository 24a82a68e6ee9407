import Joi from 'joi'
import { splitStatuses } from '../../../api/lists.ts'
import { listQuery, searchText } from '../../http/paging.ts'
import { token } from '../payments/payments.schemas.ts'
import { splitTerms } from '../seasons/split-terms.schemas.ts'
import { splitSorts } from './split-list.store.ts'

const cop = Joi.number().integer().min(0)
const count = Joi.number().integer().min(0)
const status = Joi.valid(...splitStatuses)

export const splitsQuery = listQuery<{ readonly search?: string }>(splitSorts, {
  status,
  search: searchText,
})

export const splitViews = Joi.array()
  .items(
    Joi.object({
      id: Joi.string().uuid().required(),
      student_code: Joi.string().required(),
      name: Joi.string().allow('').required(),
      grade: Joi.string().allow('').required(),
      token: token.required().description('Of the order'),
      project: Joi.string().required(),
      status: status.required(),
      made_at: Joi.string().isoDate().required(),
      ended_at: Joi.string().isoDate().allow(null).required().description('Null while it stands'),
      is_fixed: Joi.boolean().required().description('Price and last day stand since a part was paid'),
      until: Joi.string().required().description('The last day on which parts are paid, in Bogotá'),
      total: cop.required().description('COP of all parts, as the order was last priced'),
      paid: cop
        .required()
        .description(
          'COP of the parts that the school still has: without what it gave back, what a provider took back and what was lost in a dispute; of one that has ended, it goes back',
        ),
      parts: count.required(),
      paid_parts: count.required(),
    }).label('ListedSplit'),
  )
  .label('ListedSplits')

export const splitPriceView = Joi.object({
  total: cop.required().description('COP that the parts must come to'),
  terms: splitTerms,
}).label('SplitPrice')
