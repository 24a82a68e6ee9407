import Joi from 'joi'
import { foundStudent } from '../students/index.ts'

/** A school code or the partner code that belongs to it. */
export interface PartnerAsk {
  readonly code: string
}

export const partnerAsk = Joi.object<PartnerAsk>({
  code: Joi.string()
    .pattern(/^[Cc]?[A-Za-z0-9]{5}$/)
    .required(),
})
  .required()
  .label('PartnerAsk')

/** An address as it may travel in a vendor's: none of the rarer signs that the standard allows. */
export const emailInAddress = Joi.string()
  .max(200)
  .email({ tlds: false })
  .pattern(/^[A-Za-z0-9._+-]+@[A-Za-z0-9.-]+$/)

export const projects = Joi.array()
  .items(
    Joi.object({
      Code: Joi.string().required(),
      Name: Joi.string().allow('').required(),
      Active: Joi.boolean().required(),
    }).label('Project'),
  )
  .label('Projects')

export const businessPartner = Joi.object({
  CardCode: Joi.string().required(),
  CardName: Joi.string().allow('').required(),
  EmailAddress: Joi.string().allow('', null).required(),
}).label('BusinessPartner')

export const partnersOfEmail = Joi.object({
  businessPartners: Joi.array().items(businessPartner).required(),
  students: Joi.array().items(foundStudent).required(),
  dropped: Joi.number()
    .integer()
    .min(0)
    .required()
    .description('Partners left out: no student’s, or with another address'),
}).label('PartnersOfEmail')
