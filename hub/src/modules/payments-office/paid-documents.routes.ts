import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { answerPage, listQuery, pageOf } from '../../http/paging.ts'
import { token } from '../payments/payments.schemas.ts'
import { listPaidOfPartners } from './paid-of-partners.store.ts'
import { namedDocument } from './refunds.schemas.ts'

const cop = Joi.number().integer().required()

const paid = {
  token: token.required().description('Of the payment, by which it is given back'),
  amount: cop.description('COP that were paid of it'),
  refunded: cop.description('COP of that which the school gives back, or gave'),
  returned: Joi.boolean().required().description('Its provider took all of the payment back'),
  reference: Joi.string().required(),
  paid_at: Joi.string().isoDate().required(),
}

const paidDocuments = Joi.array()
  .items(Joi.object({ ...paid, document: namedDocument.required() }).label('PaidInvoice'))
  .label('PaidInvoices')

const paidOnAccount = Joi.array().items(Joi.object(paid).label('PaidOnAccount')).label('PaymentsOnAccount')

const params = Joi.object({
  student: Joi.string()
    .pattern(/^[A-Za-z0-9]{5}$/)
    .required(),
})

/** What was paid of a student's invoices, in the hub (payments-47), and on account of the student (pay-links-16). */
export function paidDocumentsRoutes({ database }: Pick<AppContext, 'database'>): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/enrollment/admin/students/{student}/paid-invoices',
      reads: ({ params: asked }) => String(asked['student']).toUpperCase(),
      params,
      query: listQuery([]),
      options: {
        tags: ['api'],
        description: 'What guardians paid of a student’s invoices, the latest first',
        response: { schema: paidDocuments },
      },
      handler: async (request, h) => {
        const search = {
          of: 'documents',
          studentCodes: [String(request.params['student']).toUpperCase()],
        } as const
        const { items, total } = await listPaidOfPartners(database, search, pageOf(request))
        const views = items.map(({ partnerCode: CardCode, docNum: DocNum, ...row }) => ({
          ...row,
          document: { CardCode, DocNum },
        }))
        return answerPage(h, { items: views, total })
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/api/enrollment/admin/students/{student}/payments-on-account',
      reads: ({ params: asked }) => String(asked['student']).toUpperCase(),
      params,
      query: listQuery([]),
      options: {
        tags: ['api'],
        description: 'What was paid on account of a student by links, the latest first',
        response: { schema: paidOnAccount },
      },
      handler: async (request, h) => {
        const search = {
          of: 'account',
          studentCodes: [String(request.params['student']).toUpperCase()],
        } as const
        const { items, total } = await listPaidOfPartners(database, search, pageOf(request))
        return answerPage(h, {
          items: items.map(({ partnerCode: _partner, docNum: _none, ...row }) => row),
          total,
        })
      },
    }),
  ]
}
