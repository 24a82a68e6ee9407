import Joi from 'joi'
import { listQuery } from '../../http/paging.ts'
import { isInstant } from '../../shared/local-date.ts'
import { feeEdit, feeId, newFee } from '../fees/fees.schemas.ts'
import { feeTypes } from '../fees/fee.ts'
import { publicationStates } from './publication.ts'
import type { publishFees } from './publish-fees.ts'

const text = Joi.string()
const instant = Joi.string().isoDate()
const cop = Joi.number().integer()

/** Ten changes over all grades, and room for more. */
const most = 500

export const publicationPayload = Joi.object<
  Parameters<typeof publishFees>[1]['changes'] & { readonly at: string | null }
>({
  create: Joi.array().items(newFee).max(50).default([]),
  edit: Joi.array().items(feeEdit).unique('id').max(most).default([]),
  archive: Joi.array()
    .items(
      Joi.object({
        id: feeId.required(),
        version: Joi.number().integer().min(1).max(1_000_000).required(),
      }).label('FeeToArchive'),
    )
    .unique('id')
    .max(most)
    .default([]),
  at: Joi.string()
    .max(40)
    .custom((value: string, { error }) => (isInstant(value) ? value : error('string.isoDate')))
    .allow(null)
    .default(null)
    .description('When, as an instant with its offset; null: now'),
})
  .required()
  .label('FeePublicationRequest')

export const byId = Joi.object({ id: feeId.required() })

export const publicationsQuery = listQuery(['id'])

export const publicationView = Joi.object({
  id: feeId.required(),
  state: Joi.valid(...publicationStates).required(),
  at: instant.required(),
  created_by: text.required(),
  created_at: instant.required(),
  ended_by: text.allow(null).required(),
  ended_at: instant.allow(null).required(),
  refusal: text.allow(null).required(),
  outdated: Joi.boolean()
    .required()
    .description('Scheduled, and one of its fees is not what it was: as it stands it will not be published'),
  fees: Joi.array()
    .items(
      Joi.object({
        does: Joi.valid('create', 'edit', 'archive').required(),
        grade: Joi.number().integer().required(),
        grade_name: text.required(),
        code: text.required(),
        concept: text.required(),
        type: Joi.valid(...feeTypes).required(),
        before: cop.allow(null).required(),
        after: cop.allow(null).required(),
      }).label('PublishedFee'),
    )
    .required(),
}).label('FeePublication')

export const publicationsView = Joi.array().items(publicationView).label('FeePublications')
