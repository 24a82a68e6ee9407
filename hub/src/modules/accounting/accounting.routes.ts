import type { Request } from '@hapi/hapi'
import Joi from 'joi'
import type { Read } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { actorOf, type Caller, callerOf, isOffice } from '../../http/caller.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { isRefused, refuse } from '../../shared/refusal.ts'
import { guardianEmail } from '../access/index.ts'
import { partnersOf } from '../students/index.ts'
import {
  businessPartner,
  emailInAddress,
  partnerAsk,
  partnersOfEmail,
  projects,
} from './accounting.schemas.ts'
import { viewPartner, viewPartnersOfEmail, viewProject } from './accounting.view.ts'
import { ensurePartner } from './ensure-partner.ts'

const deadlineMs = 15_000

/** What accounting says to the office and, of their own address, to guardians. */
export function accountingRoutes(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'log' | 'plugins'>,
): Route[] {
  const { plugins } = app
  return [
    defineRoute({
      method: 'GET',
      path: '/api/administrative/sap/project',
      refuses: ['FEATURE_DOWN'],
      options: {
        tags: ['api'],
        description: 'The projects, one for each school year',
        response: { schema: projects },
      },
      handler: async (request) => (await plugins.accounting.projects(readOf(request))).map(viewProject),
    }),
    defineRoute({
      method: 'POST',
      path: '/api/administrative/sap/client',
      refuses: ['NOT_FOUND', 'PARTNER_UNSUPPORTED', 'FEATURE_DOWN'],
      reads: (_request, { payload }) => payload.code.slice(-5).toUpperCase(),
      payload: partnerAsk,
      options: {
        tags: ['api'],
        description: 'The business partner of a student, created when accounting lacks it',
        response: { schema: businessPartner },
      },
      handler: async (request, _h, { payload }) => {
        const { code } = payload
        const input = { code, actor: actorOf(callerOf(request)) }
        const partner = await ensurePartner(app, input, readOf(request))
        return isRefused(partner) ? partner : viewPartner(partner)
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/api/administrative/sap/{email}',
      refuses: ['NOT_FOUND', 'FEATURE_DOWN'],
      reads: () => '*',
      params: Joi.object({ email: emailInAddress.required() }),
      options: {
        tags: ['api'],
        description: 'Whom accounting bills at an e-mail address, and whose bills those are',
        response: { schema: partnersOfEmail },
      },
      handler: async (request) => {
        const email = String(request.params['email'])
        if (!(await mayAskFor(app, callerOf(request), email))) return refuse('NOT_FOUND')
        return viewPartnersOfEmail(await partnersOf(app, email, readOf(request)))
      },
    }),
  ]
}

/** A guardian asks for the address it has verified and for no other (accounting-10). */
async function mayAskFor(
  { database }: Pick<AppContext, 'database'>,
  caller: Caller,
  email: string,
): Promise<boolean> {
  if (isOffice(caller)) return true
  const own = await guardianEmail(database, caller.subject)
  return own?.toLowerCase() === email.toLowerCase()
}

function readOf({ info }: Request): Read {
  return { signal: AbortSignal.timeout(deadlineMs), trace: info.id }
}
