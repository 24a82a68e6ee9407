import Joi from 'joi'
import { day } from '../../http/day-range.ts'
import { listQuery, searchText } from '../../http/paging.ts'
import { ageingSorts } from './list-ageing.ts'

const cop = Joi.number().integer()

const amounts = {
  notDue: cop.required(),
  to30: cop.required().description('Due 1 to 30 days before the day'),
  to60: cop.required().description('31 to 60 days'),
  to90: cop.required().description('61 to 90 days'),
  over90: cop.required().description('More than 90 days'),
  total: cop.required(),
  surcharge: cop.required().description('Interest of the day for what is late, beside the total'),
}

const asOf = day.description('The day whose ages are told; today in Bogotá where it is not said')

export const ageingQuery = listQuery<{ readonly day?: string; readonly search?: string }>(ageingSorts, {
  day: asOf,
  search: searchText,
})

export const summaryQuery = Joi.object<{ readonly day?: string }>({ day: asOf })

export const agedDebtRows = Joi.array()
  .items(
    Joi.object({
      id: Joi.string().required().description('The partner in accounting'),
      student: Joi.string().allow(null).required(),
      name: Joi.string().allow('').required(),
      grade: Joi.string().allow('').required(),
      invoices: cop.required(),
      oldest: Joi.string().required().description('The first due date'),
      ...amounts,
    }).label('AgedDebt'),
  )
  .label('AgedDebts')

export const ageingSummary = Joi.object({
  day: Joi.string().required(),
  asOf: Joi.string().required().description('When accounting said so'),
  partners: cop.required(),
  invoices: cop.required(),
  ...amounts,
}).label('AgeingSummary')
