import Joi from 'joi'
import { day } from '../../http/day-range.ts'
import { listQuery } from '../../http/paging.ts'
import { schoolCode } from '../students/students.schemas.ts'
import { proofTypes } from './check-proof.ts'
import { discountKinds, discountStates } from './discount.ts'
import { discountSorts } from './discount-list.store.ts'
import { evidenceStates } from './judge-evidence.ts'
import type { AskDiscountCommand } from './ask-discount.ts'
import type { Review } from './review-discount.ts'

const text = Joi.string().allow('')
const instant = Joi.string().isoDate()
const percent = Joi.number().integer().min(1).max(10_000)
const kind = Joi.valid(...discountKinds)
const search = Joi.string().trim().allow('').max(100).description('Words of the name or the school code')
/** Lines that a keyboard writes. */
const note = Joi.string()
  .trim()
  .min(3)
  .max(500)
  .pattern(/^(?:\P{Cc}|[\n\r\t])+$/u)

export const byId = Joi.object({ id: Joi.string().guid().required() })

export const discountsQuery = listQuery(discountSorts, {
  student: schoolCode.uppercase(),
  kind,
  state: Joi.valid(...discountStates),
  expiring_before: day,
  search,
})

export const claimSorts = ['name', 'student', 'grade'] as const

export const claimsQuery = listQuery<{ search?: string; grade?: string }>(claimSorts, {
  search,
  grade: Joi.string()
    .pattern(/^\P{C}+$/u)
    .max(60)
    .description('The name of the grade'),
  // Each row asks another system.
  'page[size]': Joi.number().integer().min(1).max(100),
})

export const askPayload = Joi.object<Omit<AskDiscountCommand, 'studentCode'> & { student: string }>({
  student: schoolCode.required(),
  kind: kind.required(),
  percent: percent.required().description('As claimed, in basis points'),
  note: note.required(),
  proof: Joi.object({
    type: Joi.valid(...proofTypes).required(),
    content: Joi.string().required().description('The file in Base64, of at most 2 MB'),
  })
    .required()
    .label('NewProof'),
}).label('NewDiscount')

export type ReviewBody = Pick<Review, 'decision' | 'note'> & { readonly expires_on?: string }

export const reviewPayload = Joi.object<ReviewBody>({
  decision: Joi.valid('grant', 'refuse').required(),
  expires_on: day.description('The last day it holds; a day of Bogotá, with a grant only'),
  note: note.required(),
}).label('DiscountReview')

export const withdrawPayload = Joi.object<{ note: string }>({ note: note.required() }).label(
  'DiscountWithdrawal',
)

export const discountView = Joi.object({
  id: Joi.string().required(),
  student: Joi.string().required(),
  name: text.required(),
  grade: text.required(),
  kind: kind.required(),
  percent: percent.required(),
  state: Joi.valid(...discountStates).required(),
  note: Joi.string().required(),
  proof: Joi.object({
    type: Joi.valid(...proofTypes).required(),
    size: Joi.number().integer().required(),
    sha256: Joi.string().required(),
  })
    .required()
    .label('DiscountProof'),
  asked_by: Joi.string().required(),
  asked_at: instant.required(),
  reviewed_by: Joi.string().allow(null).required(),
  reviewed_at: instant.allow(null).required(),
  review_note: Joi.string().allow(null).required(),
  expires_on: day.allow(null).required(),
  withdrawn_by: Joi.string().allow(null).required(),
  withdrawn_at: instant.allow(null).required(),
  withdraw_note: Joi.string().allow(null).required(),
}).label('Discount')

export const discountsView = Joi.array().items(discountView).label('Discounts')

/** What stands behind the discounts that are claimed for one student. */
export const evidenceView = Joi.array()
  .items(
    Joi.object({
      kind: kind.required(),
      percent: percent.required(),
      state: Joi.valid(...evidenceStates).required(),
      expires_on: day.allow(null).required(),
      id: Joi.string().allow(null).required(),
    }).label('DiscountEvidence'),
  )
  .label('DiscountEvidences')

export const claimsView = Joi.array()
  .items(
    Joi.object({
      student: Joi.string().required(),
      name: text.required(),
      grade: text.required(),
      claims: evidenceView.allow(null).required(),
    }).label('StudentClaims'),
  )
  .label('DiscountClaims')
