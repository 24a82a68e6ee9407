import Joi from 'joi'

const code = Joi.string().alphanum().length(5)

export const studentParams = Joi.object({ student: code.required() })

export const noticeView = Joi.object({
  version: Joi.string().required(),
  title: Joi.string().required(),
  body: Joi.string().required(),
  hash: Joi.string().hex().length(64).required(),
}).label('PrivacyNotice')

export const consentsView = Joi.array()
  .items(
    Joi.object({
      purpose: Joi.string().required(),
      version: Joi.string().required(),
      hash: Joi.string().hex().length(64).required(),
      at: Joi.string().isoDate().required(),
      channel: Joi.string().required(),
    }).label('Consent'),
  )
  .label('Consents')

export const exportView = Joi.object({
  exportedAt: Joi.string().isoDate().required(),
  students: Joi.array().items(code).required(),
  parts: Joi.object().pattern(Joi.string(), Joi.any()).required(),
}).label('FamilyExport')

export const erasePayload = Joi.object<{ reason: string }>({
  // A ground or a case number: it stays in the trail, so it names nobody.
  reason: Joi.string()
    .trim()
    .min(3)
    .max(200)
    .pattern(/^\P{Cc}+$/u)
    .required(),
}).label('EraseFamily')

export const erasedView = Joi.object({
  erased: Joi.object().pattern(Joi.string(), Joi.number().integer().min(0)).required(),
}).label('FamilyErased')
