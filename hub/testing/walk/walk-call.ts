import { aReminder } from '../../test/modules/reminders/a-reminder.ts'
import { wholeYear } from '../family.ts'
import type { ApiDocument, ApiOperation, Parameter } from '../fuzz/api-document.ts'
import { sampleOf } from '../fuzz/sample.ts'
import { guardianAddress } from '../guardian.ts'
import type { Visitor } from '../visitor.ts'
import type { Prepared } from './act.ts'

/** The one student whom every call is asked about. */
export const walkedCode = '10001'

/** What stands at the hub for a walk to find. */
export interface WalkedIds {
  /** The order's token. */
  readonly order: string
  /** The receipt's token. */
  readonly receipt: string
  /** By a part of the path that names it. */
  readonly byPath: readonly (readonly [string, string])[]
}

export interface Walk {
  readonly document: ApiDocument
  readonly ids: WalkedIds
}

export function operationOf(document: ApiDocument, call: string): ApiOperation | undefined {
  const [method = '', path = ''] = call.split(' ')
  return document.paths[path]?.[method.toLowerCase()]
}

const point = { lat: 4.86, lng: -74.05 }

export const walkBodies: Readonly<Record<string, object>> = {
  'POST /api/googleAPI/confirm': {
    code: walkedCode,
    token: '',
    project: '2025-2026',
    dir: '',
    modality: 'COMPLETO',
    transport: { busStop: false, direction: 'AMBAS', basis: 'measured' },
    fullDirectionObject: { ...point, address: '' },
    type: 'validation',
  },
  'POST /api/enrollment/quotes': { studentCode: walkedCode, ...wholeYear },
  'POST /api/people/students/by_array': [walkedCode],
  'POST /api/administrative/sap/client': { code: walkedCode },
  'POST /api/certificates/clearance': { student: walkedCode },
  'POST /api/facilities/chat': { question: 'pago' },
  'POST /api/reminders': aReminder,
  'POST /api/reminders/preview': aReminder,
  'POST /api/googleAPI/direction/vectors/request': point,
  'POST /api/googleAPI/distancematrix/request': point,
  'POST /api/googleAPI/distancematrix/request/': point,
  'POST /api/transport/onlyone/student/update': {
    StuCode: walkedCode,
    LatGMC: 4.91,
    LngGMC: -74.02,
    DirGMC: 'x',
  },
}

const fillings: Readonly<Record<string, () => string>> = {
  student: () => walkedCode,
  who: () => walkedCode,
  code: () => walkedCode,
  email: () => guardianAddress,
  students: () => walkedCode,
  text: () => 'Calle 100',
  day: () => '2025-06-19',
  service: () => '1',
  year: () => '2025-2026',
  antiquity: () => 'old',
}

/** A call as the document describes it, about the one family wherever it names one and is prepared for no other. */
export function walkCall(walk: Walk, visitor: Visitor, call: string, prepared: Prepared = {}) {
  const [method = ''] = call.split(' ')
  const body = prepared.body ?? (method === 'GET' ? undefined : bodyOf(walk, call))
  return (prepared.by ?? visitor).send<unknown>(
    method,
    addressOf(walk, call, prepared.values ?? {}),
    body === undefined ? undefined : JSON.stringify(body),
    { ...(body !== undefined && { 'content-type': 'application/json' }), ...prepared.headers },
  )
}

function addressOf({ document, ids }: Walk, call: string, values: NonNullable<Prepared['values']>): string {
  const [, path = ''] = call.split(' ')
  const { parameters = [] } = operationOf(document, call) ?? {}
  const value = ({ name, schema }: Parameter) =>
    String(values[name] ?? idOf(ids, path, name) ?? fillings[name]?.() ?? sampleOf(schema, document))
  const filled = parameters
    .filter((one) => one.in === 'path')
    .reduce((so, one) => so.replace(`{${one.name}}`, encodeURIComponent(value(one))), path)
  const asked = parameters
    .filter(
      (one) => one.in === 'query' && (one.required || one.name in values || questions.includes(one.name)),
    )
    .map((one) => [one.name, value(one)])
  return asked.length === 0 ? filled : `${filled}?${new URLSearchParams(asked).toString()}`
}

/** What is asked for in a query also where a call would answer without. */
const questions: readonly string[] = ['students', 'service', 'student']

function bodyOf({ document }: Walk, call: string): unknown {
  const schema = operationOf(document, call)?.requestBody?.content['application/json']?.schema
  return walkBodies[call] ?? (schema === undefined ? undefined : sampleOf(schema, document))
}

function idOf(ids: WalkedIds, path: string, name: string): string | undefined {
  if (name === 'token') return /receipts|resume/.test(path) ? ids.receipt : ids.order
  if (path.endsWith('/code/{code}') && name === 'code') return 'ECO-01'
  if (name === 'grade') return path.includes('pricelist') ? 'SEGUNDO' : '105'
  if (name !== 'id') return undefined
  const [, id] = ids.byPath.find(([part]) => path.includes(part)) ?? []
  return id ?? walkedCode
}
