import Joi from 'joi'

const noControls = /^\P{Cc}+$/u

export const sendPayload = Joi.object({
  student: Joi.string()
    .pattern(/^[A-Za-z0-9]{5}$/)
    .required(),
  document: Joi.valid('contract', 'promissory-note', 'life-insurance').default('contract'),
  email: Joi.string().trim().max(200).email({ tlds: false }),
  name: Joi.string().trim().max(100).pattern(noControls),
})
  .and('email', 'name')
  .label('SendDocument')

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
