import Joi from 'joi'
import type { Read } from '@matricula/contract'
import type { House } from '../../house.ts'
import type { Route } from '../../http/doors.ts'
import { answerRefusal } from '../../http/problem-answer.ts'
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
export function sisRoutes(house: House): Route[] {
  return [...studentQuestions(house), ...parentQuestions(house)].map((question) => routeOf(house, question))
}

function routeOf({ config }: House, { path, description, schema, ask }: Question): Route {
  return {
    method: 'GET',
    path,
    refuses: ['NOT_FOUND', 'FEATURE_DOWN'],
    reads: ({ params }) => subjectOf(String(params['id'])),
    options: {
      tags: ['api'],
      description,
      validate: { params: Joi.object({ id: vendorId.required() }) },
      response: { schema },
    },
    handler: async (request, h) => {
      const answer = await ask(String(request.params['id']), sisReadOf(request))
      return answer ?? answerRefusal(config.texts, request, h, refuse('NOT_FOUND'))
    },
  }
}

/** A school code as the roster writes it; any other id as it is. */
function subjectOf(id: string): string {
  return isSchoolCode(id) ? id.toUpperCase() : id
}

function studentQuestions(house: House): Question[] {
  const { sis } = house.plugins
  return [
    {
      path: '/api/alma/student/{id}',
      description: 'A student by the system’s id or the school code',
      schema: sisStudent,
      ask: async (codeOrId, read) => {
        const student = await readSisStudent(house, codeOrId, read)
        return student === null ? null : viewSisStudent(student)
      },
    },
    {
      path: '/api/alma/student/{id}/custom-fields',
      description: 'The profile’s own fields: discounts, services, who pays',
      schema: customFields,
      ask: async (codeOrId, read) => {
        const about = { codeOrId, read }
        const fields = await askAboutStudent(house, about, (sisId) => sis.customFields(sisId, read))
        return fields === null ? null : viewCustomFields(fields)
      },
    },
    {
      path: '/api/alma/student/{id}/relationships',
      description: 'Parents, other guardians and siblings of a student',
      schema: Joi.array().items(relationship).label('Relationships'),
      ask: async (codeOrId, read) => {
        const about = { codeOrId, read }
        const related = await askAboutStudent(house, about, (sisId) => sis.relationships(sisId, read))
        return related?.map(viewRelationship) ?? null
      },
    },
    {
      path: '/api/alma/students/{id}/contact/emergency',
      description: 'Whom to call about a student',
      schema: Joi.array().items(emergencyContact).label('EmergencyContacts'),
      ask: async (codeOrId, read) => {
        const about = { codeOrId, read }
        const contacts = await askAboutStudent(house, about, (sisId) => sis.emergencyContacts(sisId, read))
        return contacts?.map(viewEmergencyContact) ?? null
      },
    },
  ]
}

function parentQuestions(house: House): Question[] {
  return [
    {
      path: '/api/alma/parent/{id}',
      description: 'A parent or other guardian',
      schema: parent,
      ask: async (id, read) => {
        const guardian = await house.plugins.sis.findGuardian(id, read)
        return guardian === null ? null : viewParent(guardian)
      },
    },
    {
      path: '/api/alma/parent/{id}/contact/email',
      description: 'The e-mail addresses of a parent',
      schema: Joi.array().items(contact).label('Emails'),
      ask: async (parentId, read) =>
        (await readContacts(house, { parentId, kind: 'email' }, read))?.map(viewContact) ?? null,
    },
    {
      path: '/api/alma/parent/{id}/contact/phones',
      description: 'The telephones of a parent',
      schema: Joi.array().items(contact).label('Phones'),
      ask: async (parentId, read) =>
        (await readContacts(house, { parentId, kind: 'phone' }, read))?.map(viewContact) ?? null,
    },
  ]
}
