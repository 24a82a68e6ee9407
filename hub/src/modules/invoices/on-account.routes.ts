import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import { callerOf } from '../../http/caller.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { answerPage, listQuery, pageOf } from '../../http/paging.ts'
import { bogotaIso } from '../../shared/local-date.ts'
import { studentCodeOf } from '../../shared/partner-code.ts'
import { refuse } from '../../shared/refusal.ts'
import { guardianEmail } from '../access/index.ts'
import { listPaidOfPartners } from '../payments-office/index.ts'
import { readPartners } from './list-invoices.ts'

const cop = Joi.number().integer().required()
const text = Joi.string().allow('').required()

const paidOnAccount = Joi.array()
  .items(
    Joi.object({
      student: Joi.object({ code: text, name: text }).required().label('CreditedStudent'),
      amount: cop,
      refunded: cop.description('COP of it that the school gives back to who paid, or gave'),
      returned: Joi.boolean().required().description('Its provider took all of the payment back'),
      reference: text,
      paidAt: text,
    }).label('CreditedPayment'),
  )
  .label('CreditedPayments')

const deadlineMs = 10_000

/** What came on account of the guardian's students: how much and when, and not who paid it (pay-links-15). */
export function onAccountRoutes(app: Pick<AppContext, 'database' | 'log' | 'plugins'>): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/invoices/on-account',
      refuses: ['NOT_VERIFIED', 'FEATURE_DOWN'],
      query: listQuery([]),
      options: {
        tags: ['api'],
        description: 'What somebody paid on account of the guardian’s students by links, the latest first',
        response: { schema: paidOnAccount },
      },
      handler: async (request, h) => {
        const email = await guardianEmail(app.database, callerOf(request).subject)
        if (email === null) return refuse('NOT_VERIFIED')
        const read = { signal: AbortSignal.timeout(deadlineMs), trace: request.info.id }
        const partners = await readPartners(app, email, read)
        const search = {
          of: 'account',
          studentCodes: partners.map(({ studentCode }) => studentCode),
        } as const
        const { items, total } = await listPaidOfPartners(app.database, search, pageOf(request))
        const views = items.map(({ partnerCode, amount, refunded, returned, reference, paid_at }) => {
          const code = studentCodeOf(partnerCode)
          const own = partners.find(({ studentCode }) => studentCode === code)
          const named = own?.student ?? null
          const name = named === null ? (own?.partner.name ?? '') : `${named.firstNames} ${named.lastNames}`
          const paidAt = bogotaIso(new Date(paid_at))
          return { student: { code, name }, amount, refunded, returned, reference, paidAt }
        })
        return answerPage(h, { items: views, total })
      },
    }),
  ]
}
