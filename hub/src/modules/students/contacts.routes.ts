import type { Request } from '@hapi/hapi'
import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { refuse } from '../../shared/refusal.ts'
import { emergencyContact } from './sis.schemas.ts'
import { sisReadOf } from './sis-read.ts'
import type { Read, Relationship } from '@matricula/contract'
import { askAboutStudent } from './read-sis.ts'

const text = Joi.string().allow('').required()

const guardian = Joi.object({
  name: text,
  role: text,
  pays: Joi.boolean().required(),
  contacts: Joi.array()
    .items(
      Joi.object({ kind: Joi.valid('email', 'phone').required(), value: text, label: text }).label(
        'GuardianContact',
      ),
    )
    .required(),
}).label('StudentGuardian')

const contactsView = Joi.object({
  guardians: Joi.array().items(guardian).required(),
  emergency: Joi.array().items(emergencyContact).required(),
}).label('StudentContacts')

export function contactsRoutes(app: Pick<AppContext, 'database' | 'plugins'>): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/enrollment/admin/students/{student}/contacts',
      refuses: ['NOT_FOUND', 'FEATURE_DOWN'],
      reads: codeOf,
      params: Joi.object({
        student: Joi.string()
          .pattern(/^[A-Za-z0-9]{5}$/)
          .required(),
      }),
      options: {
        tags: ['api'],
        description: 'Whom the school calls or writes to about a student, as its own system says now',
        response: { schema: contactsView },
      },
      handler: async (request) => {
        const contacts = await readStudentContacts(app, codeOf(request), sisReadOf(request))
        return contacts ?? refuse('NOT_FOUND')
      },
    }),
  ]
}

function codeOf(request: Request): string {
  return String(request.params['student']).toUpperCase()
}

/** Whom the school calls about a student: its guardians, who pays first, and who is named for an emergency. */
async function readStudentContacts(app: Pick<AppContext, 'database' | 'plugins'>, code: string, read: Read) {
  const { sis } = app.plugins
  return askAboutStudent(app, { codeOrId: code, read }, async (sisId) => {
    const [related, emergency] = await Promise.all([
      sis.relationships(sisId, read),
      sis.emergencyContacts(sisId, read),
    ])
    const inOrder = related.toSorted(
      (one, other) => Number(other.financiallyResponsible) - Number(one.financiallyResponsible),
    )
    const found = await Promise.all(inOrder.map((one) => readGuardian(app, one, read)))
    return { guardians: found.filter((one) => one !== null), emergency }
  })
}

/** Null for a brother or a sister. */
async function readGuardian({ plugins }: Pick<AppContext, 'plugins'>, related: Relationship, read: Read) {
  const { relatedId, role, financiallyResponsible: pays } = related
  const guardian = await plugins.sis.findGuardian(relatedId, read)
  if (guardian === null) return null
  const contacts = await plugins.sis.guardianContacts(relatedId, read)
  return { name: `${guardian.firstNames} ${guardian.lastNames}`.trim(), role, pays, contacts }
}
