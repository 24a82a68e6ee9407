import type { Request } from '@hapi/hapi'
import Joi from 'joi'
import type { Read, Partner, Project } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { actorOf, type Caller, callerOf, isOffice } from '../../http/caller.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { isRefused, refuse } from '../../shared/refusal.ts'
import { guardianEmail } from '../access/index.ts'
import { partnersOf, type PartnersOfEmail, viewFound } from '../students/index.ts'
import { foundStudent } from '../students/students.schemas.ts'
import { ensurePartner } from './ensure-partner.ts'

/** A school code or the partner code that belongs to it. */
interface PartnerAsk {
  readonly code: string
}

const partnerAsk = Joi.object<PartnerAsk>({
  code: Joi.string()
    .pattern(/^[Cc]?[A-Za-z0-9]{5}$/)
    .required(),
})
  .required()
  .label('PartnerAsk')

/** An address as it may travel in a vendor's: none of the rarer signs that the standard allows. */
const emailInAddress = Joi.string()
  .max(200)
  .email({ tlds: false })
  .pattern(/^[A-Za-z0-9._+-]+@[A-Za-z0-9.-]+$/)

const projects = Joi.array()
  .items(
    Joi.object({
      Code: Joi.string().required(),
      Name: Joi.string().allow('').required(),
      Active: Joi.boolean().required(),
    }).label('Project'),
  )
  .label('Projects')

const businessPartner = Joi.object({
  CardCode: Joi.string().required(),
  CardName: Joi.string().allow('').required(),
  EmailAddress: Joi.string().allow('', null).required(),
}).label('BusinessPartner')

const partnersOfEmail = Joi.object({
  businessPartners: Joi.array().items(businessPartner).required(),
  students: Joi.array().items(foundStudent).required(),
  dropped: Joi.number()
    .integer()
    .min(0)
    .required()
    .description('Partners left out: no student’s, or with another address'),
}).label('PartnersOfEmail')

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

function viewProject({ code, name, active }: Project) {
  return { Code: code, Name: name, Active: active }
}

function viewPartner({ code, name, email }: Partner) {
  return { CardCode: code, CardName: name, EmailAddress: email }
}

function viewPartnersOfEmail({ partners, students, dropped }: PartnersOfEmail) {
  return { businessPartners: partners.map(viewPartner), students: students.map(viewFound), dropped }
}
