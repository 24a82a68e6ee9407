import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { answerPage, listQuery, pageOf } from '../../http/paging.ts'
import { token } from '../payments/payments.schemas.ts'
import { listPaidDocuments } from './paid-documents.store.ts'
import { namedDocument } from './refunds.schemas.ts'

const cop = Joi.number().integer().required()

const paidDocuments = Joi.array()
  .items(
    Joi.object({
      token: token.required().description('Of the payment, by which it is given back'),
      document: namedDocument.required(),
      amount: cop.description('COP that were paid of it'),
      refunded: cop.description('COP of that which the school gives back, or gave'),
      returned: Joi.boolean().required().description('Its provider took all of the payment back'),
      reference: Joi.string().required(),
      paid_at: Joi.string().isoDate().required(),
    }).label('PaidInvoice'),
  )
  .label('PaidInvoices')

/** What was paid of a student's invoices, in the hub (payments-47). */
export function paidDocumentsRoutes({ database }: Pick<AppContext, 'database'>): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/enrollment/admin/students/{student}/paid-invoices',
      reads: ({ params }) => String(params['student']).toUpperCase(),
      params: Joi.object({
        student: Joi.string()
          .pattern(/^[A-Za-z0-9]{5}$/)
          .required(),
      }),
      query: listQuery([]),
      options: {
        tags: ['api'],
        description: 'What guardians paid of a student’s invoices, the latest first',
        response: { schema: paidDocuments },
      },
      handler: async (request, h) => {
        const student = String(request.params['student']).toUpperCase()
        return answerPage(h, await listPaidDocuments(database, student, pageOf(request)))
      },
    }),
  ]
}
