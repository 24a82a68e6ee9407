import { createHash } from 'node:crypto'
import Joi from 'joi'
import { jsonAnswer } from '@matricula/contract/kit'
import type { VendorAnswer, VendorRequest } from '@matricula/contract/kit'
import type { Ledger } from './ledger.ts'
import { site } from './site.ts'
import { sessionAnswer, statusOf } from './wire.ts'

export interface ApiContext {
  readonly ledger: Ledger
  readonly now: () => Date
  readonly origin: () => string
}

/** The vendor's API below `/api`. */
export function answerApi(context: ApiContext, request: VendorRequest): VendorAnswer {
  const body: unknown = request.json()
  const code = authenticationCode(request, body, context.now())
  if (code !== null) return failed(401, 401, `Autenticación fallida ${code}`)
  const [, , resource, id] = request.path.split('/')
  if (resource === 'reverse') return reverse(context, body)
  if (resource !== 'session') return failed(404, 404, 'No existe')
  return id === undefined ? create(context, body) : query(context, Number(id))
}

export function failed(status: number, reason: number | string, message: string): VendorAnswer {
  return jsonAnswer(
    { status: { status: 'FAILED', reason, message, date: '2026-01-15T10:00:02-05:00' } },
    status,
  )
}

const authSchema = Joi.object<{ auth: { login: string; tranKey: string; nonce: string; seed: string } }>({
  auth: Joi.object({
    login: Joi.string().required(),
    tranKey: Joi.string().required(),
    nonce: Joi.string().base64().required(),
    seed: Joi.string().required(),
  }).required(),
}).unknown()

const toleranceMs = 5 * 60_000

function authenticationCode(request: VendorRequest, body: unknown, now: Date): number | null {
  const { error, value } = authSchema.validate(body)
  if (error !== undefined || request.headers['content-type'] !== 'application/json') return 100
  const { login, tranKey, nonce, seed } = value.auth
  if (login !== site.login) return 101
  const expected = createHash('sha256')
    .update(Buffer.concat([Buffer.from(nonce, 'base64'), Buffer.from(seed + site.secretKey)]))
    .digest('base64')
  if (tranKey !== expected) return 102
  return Math.abs(Date.parse(seed) - now.getTime()) <= toleranceMs ? null : 103
}

interface Creation {
  readonly payment: { reference: string; description: string; amount: { currency: string; total: number } }
  readonly expiration: string
  readonly returnUrl: string
  readonly ipAddress: string
  readonly userAgent: string
  readonly locale: string
}

const creationSchema = Joi.object<Creation>({
  payment: Joi.object({
    reference: Joi.string().max(32).required(),
    description: Joi.string().max(250).required(),
    amount: Joi.object({ currency: Joi.valid('COP'), total: Joi.number().integer().min(1) }).required(),
    allowPartial: Joi.valid(false),
  }).required(),
  expiration: Joi.string().required(),
  returnUrl: Joi.string().uri().required(),
  ipAddress: Joi.string().ip().required(),
  userAgent: Joi.string().required(),
  locale: Joi.string().pattern(/^\w{2}_[A-Z]{2}$/),
}).unknown()

function create({ ledger, now, origin }: ApiContext, body: unknown): VendorAnswer {
  const { error, value } = creationSchema.validate(body, { convert: false })
  const expires = new Date(value?.expiration ?? '')
  if (error !== undefined || expires.getTime() - now().getTime() < toleranceMs) return refusal
  const { payment, returnUrl } = value
  const { reference, description, amount } = payment
  const session = ledger.open({ reference, description, total: amount.total, returnUrl, expires })
  return jsonAnswer({
    status: { ...statusOf(session, 'PENDING'), status: 'OK' },
    requestId: session.requestId,
    processUrl: `${origin()}/session/${session.requestId}/${session.token}`,
  })
}

export const refusal = failed(400, 'request_not_valid', 'La petición no es válida')

function query({ ledger, now }: ApiContext, requestId: number): VendorAnswer {
  const session = ledger.byId(requestId)
  if (session === undefined) return failed(404, 404, 'La sesión no existe')
  if (session.status === 'PENDING' && session.expires <= now()) ledger.move(session, 'REJECTED', 'EX')
  return jsonAnswer(sessionAnswer(session))
}

const reversalSchema = Joi.object<{ internalReference: number }>({
  internalReference: Joi.number().integer().required(),
}).unknown()

function reverse({ ledger }: ApiContext, body: unknown): VendorAnswer {
  const { error, value } = reversalSchema.validate(body)
  const session = error === undefined ? ledger.reverse(value.internalReference) : null
  if (session === null) return refusal
  return jsonAnswer({ status: { ...statusOf(session, 'REFUNDED'), status: 'APPROVED' }, payment: {} })
}
