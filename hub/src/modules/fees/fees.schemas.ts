import Joi from 'joi'
import { listQuery } from '../../http/paging.ts'
import { feeSorts } from './fee-list.store.ts'
import { ecoTypes, feeTypes } from './fee.ts'
import type { FeeForm } from './check-fee.ts'
import type { FeeEdit } from './plan-changes.ts'

export const gradeId = Joi.number().integer().min(1).max(999)
export const feeId = Joi.number().integer().min(1).max(2_147_483_647)
const version = Joi.number().integer().min(1).max(1_000_000)

const listFilters = {
  code: Joi.string().max(30),
  concept: Joi.string().max(150),
  type: Joi.valid(...feeTypes),
  value: Joi.string().pattern(/^\d{1,12}$/),
  search: Joi.string().max(150).allow(''),
}

export const feesOfGradeQuery = listQuery(feeSorts, listFilters)
export const feesQuery = listQuery(feeSorts, { ...listFilters, grade: gradeId })

const feeFields = {
  id: feeId.required(),
  code: Joi.string().required(),
  concept: Joi.string().required(),
  description: Joi.string().allow('').required(),
  value: Joi.number().integer().required(),
  mandatory: Joi.boolean().required(),
  type: Joi.valid(...feeTypes).required(),
  fee_type: Joi.valid(...feeTypes).required(),
  cuota: Joi.number().integer().allow(null).required(),
  promo_img_link: Joi.string().allow(null).required(),
  eco_type: Joi.valid(...ecoTypes)
    .allow(null)
    .required(),
  schedule: Joi.string().allow(null, '').required(),
  grade: Joi.number().integer().required(),
  grade_open_apply: Joi.string().required(),
  grade_enrollment: Joi.string().required(),
  version: version.required(),
}

export const feeView = Joi.object(feeFields).label('Fee')
export const feesView = Joi.array().items(feeView).label('Fees')

export const gradesView = Joi.array()
  .items(
    Joi.object({
      id_grade: gradeId.required(),
      grade_enrollment: Joi.string().required(),
      // The grade's word in a price list's ListName.
      grade_sap_pricelist: Joi.string().required(),
    }).label('Grade'),
  )
  .label('Grades')

// Judged field by field with the school's own messages (check-fee.ts); here the form only gets its shape.
const empty = ['', null]
const words = (longest: number) => Joi.string().trim().max(longest).empty(empty)
const amount = Joi.number().min(-999_999_999_999).max(999_999_999_999).empty(empty)

const formFields = {
  code: words(100),
  concept: words(150),
  description: words(1000),
  value: amount,
  mandatory: Joi.boolean().empty(empty),
  type: words(20),
  cuota: Joi.number().min(-1_000_000).max(1_000_000).empty(empty),
  promo_img_link: words(2000),
  eco_type: words(20),
  schedule: words(200),
}

export const newFee = Joi.object({
  ...formFields,
  grade: Joi.alternatives(gradeId, Joi.array().items(gradeId).max(50)).empty(empty),
}).label('NewFee')

export const newFees = Joi.array<FeeForm[]>().items(newFee).min(1).max(50).label('NewFees')

export const feeEdit = Joi.object<FeeEdit>({
  ...formFields,
  grade: gradeId.empty(empty),
  id: feeId.required(),
  version: version.required(),
}).label('FeeEdit')

export const storedView = Joi.object({ total_rows: Joi.number().integer().required() }).label('StoredFees')
export const archivedView = Joi.object({ affectedRows: Joi.number().integer().required() }).label(
  'ArchivedFees',
)
