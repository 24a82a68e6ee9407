import type { Request } from '@hapi/hapi'
import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { localeOf } from '../../http/locale.ts'
import { isRefused } from '../../shared/refusal.ts'
import { readStudentFile } from './read-student-file.ts'
import { noQuery, method, period, step } from './progress.schemas.ts'
import Joi from 'joi'
import { paidWords, waitingWords } from '../payments/status-label.ts'
import { leftSchool } from '../students/students.schemas.ts'

const cop = Joi.number().integer()
const text = Joi.string().allow('').required()
const word = Joi.string().required()
const instant = Joi.string().isoDate()
const paymentWord = Joi.valid(...new Set([...paidWords, ...waitingWords]))

const fileParams = Joi.object({
  student: Joi.string()
    .pattern(/^[A-Za-z0-9]{5}$/)
    .required(),
})

const member = Joi.object({ code: word, name: text, step: step.allow(null).required() }).label('FamilyMember')

const student = Joi.object({
  code: word,
  name: text,
  first_names: text,
  last_names: text,
  grade: text,
  next_grade: text,
  next_grade_id: Joi.number().integer().allow(null).required(),
  antiquity: text,
  authorisation: text,
  status: text,
  left_school: leftSchool,
  family: Joi.array().items(member).required().description('The siblings'),
}).label('FileStudent')

const transport = Joi.object({
  is: Joi.valid('undecided', 'none', 'chosen').required(),
  item_code: Joi.string(),
  name: Joi.string().allow(''),
  price: cop,
  direction: Joi.string(),
  basis: Joi.string(),
  metres: Joi.number().integer(),
}).label('FileTransport')

const draft = Joi.object({
  step: Joi.number().integer().min(0).max(5).required(),
  period: period.required(),
  method: method.required(),
  quotas: Joi.number().integer().required(),
  transport: transport.required(),
  activities: Joi.array().items(Joi.string()).required(),
  updated_at: instant.required(),
}).label('FileDraft')

const payment = Joi.object({
  token: word,
  project: word,
  flow: Joi.valid('parent', 'admin').required(),
  total: cop.required(),
  path: Joi.valid('advance', 'provider', 'agreement', 'parts').allow(null).required(),
  status: paymentWord.allow('').required(),
  order_status: text,
  started_at: instant.allow(null).required(),
  approved_at: instant.allow(null).required(),
  receipt_token: Joi.string().allow(null).required(),
}).label('FilePayment')

const signing = Joi.object({
  document: word,
  status: word,
  requested_at: instant.required(),
  updated_at: instant.required(),
}).label('FileSigning')

const signIn = Joi.object({
  at: instant.required(),
  action: text,
  app: text,
  section: text,
  result: text,
}).label('FileSignIn')

const act = Joi.object({ at: instant.required(), actor: word, act: word, call: Joi.string() }).label(
  'FileAct',
)

const studentFileView = Joi.object({
  student: student.required(),
  step: step.allow(null).required(),
  sees: Joi.object({ outcome: word, title: text, body: text })
    .required()
    .description('What the family meets when it signs in now'),
  draft: draft.allow(null).required(),
  balance: Joi.object({
    amount: cop.required(),
    kind: Joi.valid('due', 'in-favour', 'none').required(),
  })
    .allow(null)
    .required(),
  balance_known: Joi.boolean().required(),
  credit: Joi.object({ used: cop.min(0).required(), left: cop.min(0).required() })
    .allow(null)
    .required()
    .label('StudentCredit')
    .description('Of a credit, what the year’s paid order used and what it left'),
  payments: Joi.array().items(payment).required(),
  documents: Joi.object({
    enabled: Joi.boolean().required(),
    signings: Joi.array().items(signing).required(),
  }).required(),
  consent: Joi.object({ version: word, at: instant.required() }).allow(null).required(),
  signIns: Joi.array().items(signIn).required(),
  history: Joi.array().items(act).required(),
}).label('StudentFile')

export function studentFileRoutes(app: AppContext): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/enrollment/admin/students/{student}',
      refuses: ['NOT_FOUND'],
      reads: codeOf,
      params: fileParams,
      query: noQuery,
      options: {
        tags: ['api'],
        description:
          'A student’s file: the step, what the family sees, choices, payments, documents, history',
        response: { schema: studentFileView },
      },
      handler: async (request) => {
        const file = await readStudentFile(app, codeOf(request), localeOf(request))
        return isRefused(file) ? file : file
      },
    }),
  ]
}

function codeOf(request: Request): string {
  return String(request.params['student']).toUpperCase()
}
