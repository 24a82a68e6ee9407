import Joi from 'joi'
import type { Read } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { refuse } from '../../shared/refusal.ts'
import { askAboutStudent, readContacts, readSisStudent } from './read-sis.ts'
import { isSchoolCode } from './school-code.ts'
import {
  contact,
  customFields,
  emergencyContact,
  parent,
  relationship,
  sisStudent,
  vendorId,
} from './sis.schemas.ts'
import { sisReadOf } from './sis-read.ts'
import {
  viewContact,
  viewCustomFields,
  viewEmergencyContact,
  viewParent,
  viewRelationship,
  viewSisStudent,
} from './sis.view.ts'

interface Question {
  readonly path: string
  readonly description: string
  readonly schema: Joi.Schema
  /** Null: nobody has that id. */
  readonly ask: (id: string, read: Read) => Promise<object | null>
}

/** What the student information system says now of one student or parent. */
export function sisRoutes(app: Pick<AppContext, 'database' | 'plugins'>): Route[] {
  return [...studentQuestions(app), ...parentQuestions(app)].map((question) => routeOf(question))
}

function routeOf({ path, description, schema, ask }: Question): Route {
  return defineRoute({
    method: 'GET',
    path,
    refuses: ['NOT_FOUND', 'FEATURE_DOWN'],
    reads: ({ params }) => subjectOf(String(params['id'])),
    params: Joi.object({ id: vendorId.required() }),
    options: {
      tags: ['api'],
      description,
      response: { schema },
    },
    handler: async (request) => {
      const answer = await ask(String(request.params['id']), sisReadOf(request))
      return answer ?? refuse('NOT_FOUND')
    },
  })
}

/** A school code as the roster writes it; any other id as it is. */
function subjectOf(id: string): string {
  return isSchoolCode(id) ? id.toUpperCase() : id
}

function studentQuestions(app: Pick<AppContext, 'database' | 'plugins'>): Question[] {
  const { sis } = app.plugins
  return [
    {
      path: '/api/alma/student/{id}',
      description: 'A student by the system’s id or the school code',
      schema: sisStudent,
      ask: async (codeOrId, read) => {
        const student = await readSisStudent(app, codeOrId, read)
        return student === null ? null : viewSisStudent(student)
      },
    },
    {
      path: '/api/alma/student/{id}/custom-fields',
      description: 'The profile’s own fields: discounts, services, who pays',
      schema: customFields,
      ask: async (codeOrId, read) => {
        const about = { codeOrId, read }
        const fields = await askAboutStudent(app, about, (sisId) => sis.customFields(sisId, read))
        return fields === null ? null : viewCustomFields(fields)
      },
    },
    {
      path: '/api/alma/student/{id}/relationships',
      description: 'Parents, other guardians and siblings of a student',
      schema: Joi.array().items(relationship).label('Relationships'),
      ask: async (codeOrId, read) => {
        const about = { codeOrId, read }
        const related = await askAboutStudent(app, about, (sisId) => sis.relationships(sisId, read))
        return related?.map(viewRelationship) ?? null
      },
    },
    {
      path: '/api/alma/students/{id}/contact/emergency',
      description: 'Whom to call about a student',
      schema: Joi.array().items(emergencyContact).label('EmergencyContacts'),
      ask: async (codeOrId, read) => {
        const about = { codeOrId, read }
        const contacts = await askAboutStudent(app, about, (sisId) => sis.emergencyContacts(sisId, read))
        return contacts?.map(viewEmergencyContact) ?? null
      },
    },
  ]
}

function parentQuestions(app: Pick<AppContext, 'plugins'>): Question[] {
  return [
    {
      path: '/api/alma/parent/{id}',
      description: 'A parent or other guardian',
      schema: parent,
      ask: async (id, read) => {
        const guardian = await app.plugins.sis.findGuardian(id, read)
        return guardian === null ? null : viewParent(guardian)
      },
    },
    {
      path: '/api/alma/parent/{id}/contact/email',
      description: 'The e-mail addresses of a parent',
      schema: Joi.array().items(contact).label('Emails'),
      ask: async (parentId, read) =>
        (await readContacts(app, { parentId, kind: 'email' }, read))?.map(viewContact) ?? null,
    },
    {
      path: '/api/alma/parent/{id}/contact/phones',
      description: 'The telephones of a parent',
      schema: Joi.array().items(contact).label('Phones'),
      ask: async (parentId, read) =>
        (await readContacts(app, { parentId, kind: 'phone' }, read))?.map(viewContact) ?? null,
    },
  ]
}
