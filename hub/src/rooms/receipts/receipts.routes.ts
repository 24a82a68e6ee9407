import Joi from 'joi'
import type { House } from '../../house.ts'
import type { Route } from '../../http/doors.ts'
import { localeOf } from '../../http/locale.ts'
import { answerRefusal } from '../../http/problem-answer.ts'
import { refuse } from '../../shared/refusal.ts'
import { findReceipt } from './receipt.store.ts'
import { viewReceipt } from './receipt.view.ts'

const cop = Joi.number().integer()
const text = Joi.string().allow('')

const receiptView = Joi.object({
  number: Joi.string().required(),
  token: Joi.string().required(),
  issuedAt: Joi.string().required(),
  school: Joi.object({
    name: text.required(),
    nit: text.required(),
    address: text.required(),
    phone: text.required(),
    city: text.required(),
  }).required(),
  paymentMethod: Joi.string().required(),
  cycle: Joi.string().required(),
  reference: Joi.string().required(),
  student: Joi.object({
    code: Joi.string().required(),
    name: text.required(),
    grade: text.required(),
  }).required(),
  annual: Joi.array()
    .items(
      Joi.object({
        code: Joi.string().required(),
        name: Joi.string().required(),
        resolution: cop.required(),
        total: cop.required(),
      }),
    )
    .required(),
  other: Joi.array()
    .items(
      Joi.object({
        code: Joi.string().required(),
        name: Joi.string().required(),
        total: cop.required(),
        later: cop.required(),
      }),
    )
    .required(),
  balance: Joi.object({
    amount: cop.required(),
    kind: Joi.valid('due', 'in-favour', 'none').required(),
  }).required(),
  totalPaid: cop.required(),
  laterTotal: cop.required(),
  accounting: Joi.object({
    status: Joi.valid('posted', 'pending').required(),
    number: Joi.string().allow(null).required(),
  }).required(),
}).label('Receipt')

export function receiptsRoutes({ config, database }: House): Route[] {
  return [
    {
      method: 'GET',
      path: '/api/enrollment/resume/{token}',
      options: {
        tags: ['api'],
        description: 'A receipt by its token',
        validate: { params: Joi.object({ token: Joi.string().hex().length(32).required() }) },
        response: { schema: receiptView },
      },
      handler: async (request, h) => {
        const receipt = await findReceipt(database, String(request.params['token']))
        if (receipt === null) return answerRefusal(config.texts, request, h, refuse('NOT_FOUND'))
        const { school } = config.settings
        const view = viewReceipt(receipt, { school, texts: config.texts, locale: localeOf(request) })
        return h.response(view).header('x-robots-tag', 'noindex')
      },
    },
  ]
}
