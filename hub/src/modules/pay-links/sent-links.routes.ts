import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { authorizeStudent } from '../../http/authorize-student.ts'
import { actorOf, callerOf, isOffice } from '../../http/caller.ts'
import { defineRoute } from '../../http/define-route.ts'
import { answerPage, listQuery, pageOf } from '../../http/paging.ts'
import { isRefused, refuse } from '../../shared/refusal.ts'
import { attemptsOfLinks } from '../payments/index.ts'
import { amountTerms } from './amount-terms.ts'
import { checkAsked } from './check-asked.ts'
import { makeLink } from './make-link.ts'
import { makerOf } from './maker-of.ts'
import { notPayableCodes } from './not-payable.ts'
import type { PayLink } from './pay-link.ts'
import { listPayLinks, payLinkById } from './pay-link.store.ts'
import { viewSentLink } from './pay-link.view.ts'
import { amountTermsView, payLinkPayload, sentLink, sentLinks, studentCode } from './pay-links.schemas.ts'
import { withdrawLink } from './withdraw-link.ts'

/** Links that one makes in the window of access: the office for many families. */
const mostMade = { family: 30, office: 1000 }

/** What whoever sends links does with them: a family and a guardian with their own, finance with all of a student. */
export function sentLinksRoutes(app: AppContext): Route[] {
  const { windowMinutes } = app.config.settings.access
  const ofFamily = app.limitTries('pay-links', mostMade.family, windowMinutes)
  const ofOffice = app.limitTries('pay-links-office', mostMade.office, windowMinutes)
  return [
    defineRoute({
      method: 'POST',
      path: '/api/pay-links',
      refuses: [
        'BAD_INPUT',
        'NOT_VERIFIED',
        'NOT_FOUND',
        'PAY_LINK_FAMILIES',
        'PAY_LINK_LIMIT',
        'TOO_MANY_TRIES',
        ...notPayableCodes,
      ],
      payload: payLinkPayload,
      options: {
        tags: ['api'],
        description:
          'Makes a link by which somebody else pays what is due today for students of a family, open invoices, or an amount on account',
        response: { schema: sentLink },
      },
      handler: async (request, _h, { payload }) => {
        const { kind, shows, days, note } = payload
        const own = await checkAsked(app, request, payload)
        if (isRefused(own)) return own
        const maker = makerOf(request)
        const made = isOffice(callerOf(request)) ? ofOffice : ofFamily
        const tooMany = await made.take(maker.madeBy)
        if (tooMany !== null) return tooMany
        const link = await makeLink(app, {
          kind,
          shows,
          days,
          note,
          ...own,
          ...maker,
          trace: request.info.id,
        })
        return isRefused(link) ? link : viewSentLink(app, link, [])
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/api/pay-links/amounts',
      options: {
        tags: ['api'],
        description: 'Within what an amount on account may be sent by a link',
        response: { schema: amountTermsView },
      },
      handler: () => ({ onAccount: amountTerms(app) }),
    }),
    defineRoute({
      method: 'GET',
      path: '/api/pay-links',
      refuses: ['NOT_FOUND'],
      reads: (_request, { query }) => query.student.toUpperCase(),
      query: listQuery<{ readonly student: string }>(['madeAt'], { student: studentCode }),
      options: {
        tags: ['api'],
        description:
          'The links of a student, the newest first: the caller’s own, and all of them for finance',
        response: { schema: sentLinks },
      },
      handler: async (request, h, { query }) => {
        const caller = callerOf(request)
        const code = caller.kind === 'guardian' ? query.student : authorizeStudent(caller, query.student)
        if (isRefused(code)) return code
        const madeBy = isOffice(caller) ? null : makerOf(request).madeBy
        const search = { studentCode: code.toUpperCase(), madeBy, page: pageOf(request) }
        const { items, total } = await listPayLinks(app.database, search)
        return answerPage(h, { items: await viewAll(app, items), total })
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/api/pay-links/{id}/withdraw',
      refuses: ['NOT_FOUND'],
      params: Joi.object<{ readonly id: string }>({ id: Joi.string().guid().required() }),
      options: {
        tags: ['api'],
        description: 'Ends a link for everybody; a payment that has begun by it goes on',
        response: { schema: sentLink },
      },
      handler: async (request, _h, { params: { id } }) => {
        const caller = callerOf(request)
        const found = await payLinkById(app.database, id)
        const isTheirs = isOffice(caller) || found?.madeBy === makerOf(request).madeBy
        if (found === null || found.kind === 'part' || !isTheirs) return refuse('NOT_FOUND')
        const link = await withdrawLink(app, { id, actor: actorOf(caller), trace: request.info.id })
        if (isRefused(link)) return link
        const [view] = await viewAll(app, [link])
        return view ?? refuse('NOT_FOUND')
      },
    }),
  ]
}

async function viewAll(app: AppContext, links: readonly PayLink[]) {
  const payments = await attemptsOfLinks(
    app.database,
    links.map(({ id }) => id),
  )
  return links.map((link) =>
    viewSentLink(
      app,
      link,
      payments.filter(({ payLinkId }) => payLinkId === link.id),
    ),
  )
}
