import type { Request } from '@hapi/hapi'
import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { authorizeStudent } from '../../http/authorize-student.ts'
import { actorOf, callerOf, isOffice } from '../../http/caller.ts'
import { defineRoute } from '../../http/define-route.ts'
import { answerPage, listQuery, pageOf } from '../../http/paging.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { guardianEmail } from '../access/index.ts'
import { ownChildren } from '../families/index.ts'
import { attemptsOfLinks } from '../payments/index.ts'
import { findByCodes } from '../students/index.ts'
import { makeLink } from './make-link.ts'
import { makerOf } from './maker-of.ts'
import type { PayLink } from './pay-link.ts'
import { listPayLinks, payLinkById } from './pay-link.store.ts'
import { viewSentLink } from './pay-link.view.ts'
import { payLinkPayload, sentLink, sentLinks, studentCode } from './pay-links.schemas.ts'
import { withdrawLink } from './withdraw-link.ts'

/** Links one family or account makes in the window of access. */
const mostMade = 30

/** What whoever sends links does with them: a family and a guardian with their own, finance with all of a student. */
export function sentLinksRoutes(app: AppContext): Route[] {
  const made = app.limitTries('pay-links', mostMade, app.config.settings.access.windowMinutes)
  return [
    defineRoute({
      method: 'POST',
      path: '/api/pay-links',
      refuses: [
        'NOT_VERIFIED',
        'NOT_FOUND',
        'PAY_LINK_NOT_NOW',
        'PAY_LINK_LIMIT',
        'TOO_MANY_TRIES',
        'FEATURE_DOWN',
      ],
      payload: payLinkPayload,
      options: {
        tags: ['api'],
        description: 'Makes a link by which somebody else pays what is due today for a student',
        response: { schema: sentLink },
      },
      handler: async (request, _h, { payload: { student, ...asked } }) => {
        const code = await ownStudent(app, request, student)
        if (isRefused(code)) return code
        const maker = makerOf(request)
        const tooMany = await made.take(maker.madeBy)
        if (tooMany !== null) return tooMany
        const link = await makeLink(app, { ...asked, ...maker, studentCode: code, trace: request.info.id })
        return isRefused(link) ? link : viewSentLink(app, link, [])
      },
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
        if (found?.kind !== 'enrollment' || !isTheirs) return refuse('NOT_FOUND')
        const link = await withdrawLink(app, { id, actor: actorOf(caller), trace: request.info.id })
        if (isRefused(link)) return link
        const [view] = await viewAll(app, [link])
        return view ?? refuse('NOT_FOUND')
      },
    }),
  ]
}

/** The student's code where the caller may ask somebody to pay for it; any other is not there. */
async function ownStudent(
  app: Pick<AppContext, 'database' | 'plugins'>,
  request: Request,
  asked: string,
): Promise<Refusal<'NOT_FOUND' | 'NOT_VERIFIED'> | string> {
  const caller = callerOf(request)
  if (caller.kind !== 'guardian') {
    const code = authorizeStudent(caller, asked)
    if (isRefused(code) || !isOffice(caller)) return code
    const [student] = await findByCodes(app.database, [code])
    return student?.code ?? refuse('NOT_FOUND')
  }
  const email = await guardianEmail(app.database, caller.subject)
  if (email === null) return refuse('NOT_VERIFIED')
  const children = await ownChildren(app, email, request.info.id)
  return children.find(({ code }) => code === asked.toUpperCase())?.code ?? refuse('NOT_FOUND')
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
