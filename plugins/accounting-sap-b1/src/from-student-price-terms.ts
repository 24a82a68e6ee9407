import { parseAnswer } from '@matricula/contract'
import type { SiNo, StudentPrice } from '@matricula/contract'
import Joi from 'joi'
import { percentage, pesos } from './amounts.ts'
import type { StudentTermsSettings } from './settings.ts'

export type StudentPriceTerms = Omit<StudentPrice, 'itemCode' | 'itemName' | 'listName' | 'price'>

export const plainTerms: StudentPriceTerms = {
  commercialPrice: 0,
  total: null,
  scholarship: 0,
  progressiveDiscount: null,
  annuity100Paid: 'No',
  annuity50Paid: 'No',
  annuity100: 0,
  annuity50: 0,
}

interface Row extends StudentPriceTerms {
  readonly item: string
}

/** The school's words, and those of a SAP check box. */
const yesNo: Readonly<Record<string, SiNo>> = { si: 'Si', sí: 'Si', y: 'Si', no: 'No', n: 'No', '': 'No' }

const siNo = Joi.any()
  .custom((answer: unknown, helpers): SiNo | Joi.ErrorReport => {
    const word = typeof answer === 'string' ? answer.normalize('NFC').trim().toLowerCase() : '?'
    return (Object.hasOwn(yesNo, word) ? yesNo[word] : undefined) ?? helpers.error('any.invalid')
  })
  .empty(null)
  .default('No')
const amount = pesos.empty(null).default(0)

const row = Joi.object<Row>({
  item: Joi.string().required(),
  commercialPrice: amount,
  total: pesos.allow(null).default(null),
  scholarship: percentage.empty(null).default(0),
  progressiveDiscount: percentage.allow(null).default(null),
  annuity100Paid: siNo,
  annuity50Paid: siNo,
  annuity100: amount,
  annuity50: amount,
})

/** The user table's fields that are asked for. */
export function termsProperties({ entity: _entity, ...fields }: StudentTermsSettings): readonly string[] {
  return Object.values(fields)
}

/** A row of the user table: the item, and what holds for this student; an empty field is as if there were no row. */
export function studentPriceTermsFrom(
  answer: unknown,
  fields: StudentTermsSettings,
): readonly [item: string, StudentPriceTerms] {
  const cells = parseAnswer(Joi.object<Record<string, unknown>>().unknown().required(), answer)
  const { entity: _entity, partner: _partner, project: _project, ...columns } = fields
  const renamed = Object.fromEntries(Object.entries(columns).map(([name, field]) => [name, cells[field]]))
  const { item, ...terms } = parseAnswer(row, renamed)
  return [item, terms]
}
