import Joi from 'joi'
import { type AmountForm, amountForms } from './amount.ts'
import { type DayForm, dayForms } from './day.ts'
import type { References } from './reference.ts'

/** Where a value stands: a column of a delimited line, from 1, or a stretch of a fixed one. */
export type Cell = { readonly column: number } | { readonly from: number; readonly length: number }

export interface Settings {
  readonly encoding: 'utf-8' | 'latin1'
  readonly columns: 'delimited' | 'fixed'
  /** Between the columns of a delimited line. */
  readonly delimiter: string
  /** Lines before the first payment. */
  readonly headerLines: number
  /** What a line of a payment begins with; every other line is passed over. '' for every line below the header. */
  readonly paymentLines: string
  readonly reference: Cell
  readonly amount: Cell & { readonly written: AmountForm }
  /** With `headerLine` the day stands once, in that line of the header, from 1. */
  readonly date: Cell & { readonly written: DayForm; readonly headerLine?: number }
  readonly references: References
}

const position = Joi.number().integer().min(1).max(1000)
const cell = { column: position, from: position, length: position }

const references = Joi.object<References>({
  form: Joi.valid('prefixed', 'digits').default('prefixed'),
  prefix: Joi.string()
    .pattern(/^[A-Z0-9]+-$/, 'capitals and a hyphen')
    .default('MH-'),
  check: Joi.valid('none', 'mod10', 'mod97').default('none'),
  padding: Joi.valid('none', 'zeros').default('none'),
})

export const settings = Joi.object<Settings>({
  encoding: Joi.valid('utf-8', 'latin1').default('utf-8'),
  columns: Joi.valid('delimited', 'fixed').default('delimited'),
  delimiter: Joi.valid(';', ',', '\t', '|').default(';'),
  headerLines: Joi.number().integer().min(0).max(50).default(1),
  paymentLines: Joi.string().allow('').max(20).default(''),
  reference: Joi.object(cell).required(),
  amount: Joi.object({ ...cell, written: Joi.valid(...amountForms).required() }).required(),
  date: Joi.object({
    ...cell,
    written: Joi.valid(...dayForms).required(),
    headerLine: Joi.number().integer().min(1).max(50),
  }).required(),
  references: references.default(Joi.attempt({}, references)),
}).custom((value: Settings, helpers) => {
  const wanted = value.columns === 'fixed' ? ['from', 'length'] : ['column']
  for (const name of ['reference', 'amount', 'date'] as const) {
    const given = Object.keys(value[name]).filter((key) => Object.hasOwn(cell, key))
    if (given.toSorted().join() !== wanted.join()) {
      return helpers.message({ custom: `"${name}" of ${value.columns} columns has ${wanted.join(' and ')}` })
    }
  }
  const { headerLine = 0 } = value.date
  return headerLine > value.headerLines
    ? helpers.message({ custom: '"date.headerLine" is not among the header lines' })
    : value
})
