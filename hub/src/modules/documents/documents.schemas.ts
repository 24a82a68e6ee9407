import Joi from 'joi'
import type { DocumentName } from '@matricula/contract'
import { plainName } from '../../../api/payer.ts'
import { enrollmentDocuments } from '../enrollment/enrollment-documents.ts'

export interface SendPayload {
  readonly student: string
  readonly document: DocumentName
  readonly email?: string
  readonly name?: string
}

export const sendPayload = Joi.object<SendPayload>({
  student: Joi.string()
    .pattern(/^[A-Za-z0-9]{5}$/)
    .required(),
  document: Joi.valid(...enrollmentDocuments).default('contract'),
  email: Joi.string().trim().max(200).email({ tlds: false }),
  name: Joi.string().trim().max(100).pattern(plainName),
})
  .and('email', 'name')
  .label('SendDocument')

export const documentParams = Joi.object<{ readonly document: DocumentName }>({
  document: Joi.valid(...enrollmentDocuments).required(),
})

const moment = Joi.string().isoDate().allow(null).required()

export const familyDocumentsView = Joi.object({
  enabled: Joi.boolean().required(),
  requiredBeforePay: Joi.boolean().required(),
  fresh: Joi.boolean().required(),
  contract: Joi.boolean().required(),
  promissory_note: Joi.boolean().required(),
  life_insurance: Joi.boolean().required(),
  documents: Joi.array()
    .items(
      Joi.object({
        document: Joi.valid(...enrollmentDocuments).required(),
        status: Joi.valid('none', 'sent', 'viewed', 'signed', 'declined', 'expired', 'recalled').required(),
        email: Joi.string().allow(null).required(),
        url: Joi.string()
          .uri({ scheme: ['http', 'https'] })
          .allow(null)
          .required(),
        requestedAt: moment,
        updatedAt: moment,
      }).label('FamilyDocument'),
    )
    .required(),
}).label('FamilyDocuments')

export const signingParams = Joi.object({
  id: Joi.string()
    .pattern(/^[\w-]{1,100}$/)
    .required(),
})

export const signingView = Joi.object({
  email: Joi.string().allow('').required(),
  id_request: Joi.string().required(),
  status: Joi.valid('sent', 'viewed', 'signed', 'declined', 'expired', 'recalled').required(),
  contract: Joi.boolean().required(),
  promissory_note: Joi.boolean().required(),
  life_insurance: Joi.boolean().required(),
}).label('DocumentsState')
