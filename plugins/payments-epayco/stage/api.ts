import { own } from '@matricula/contract'
import { randomBytes } from 'node:crypto'
import Joi from 'joi'
import { jsonAnswer } from '@matricula/contract/kit'
import type { VendorAnswer, VendorRequest } from '@matricula/contract/kit'
import { bogotaWallTime } from '@matricula/contract/sandbox'
import type { Books } from './books.ts'
import type { Keys } from './signing.ts'
import { confirmationOf, words } from './confirmation.ts'

export interface ApiKeys extends Keys {
  readonly publicKey: string
  readonly privateKey: string
}

export interface ApiContext {
  readonly books: Books
  readonly keys: ApiKeys
  /** Tokens and the instant until which each is good. */
  readonly tokens: Map<string, number>
  readonly now: () => Date
}

const tokenMs = 20 * 60_000

export function login({ keys, tokens, now }: ApiContext, { headers }: VendorRequest): VendorAnswer {
  const basic = Buffer.from(`${keys.publicKey}:${keys.privateKey}`).toString('base64')
  if (headers['authorization'] !== `Basic ${basic}`)
    return jsonAnswer({ status: false, message: 'Unauthorized' }, 401)
  const token = randomBytes(16).toString('hex')
  tokens.set(token, now().getTime() + tokenMs)
  return jsonAnswer({ token })
}

/** The authenticated calls; whoever brings no living token is sent away. */
export function answerApi(context: ApiContext, request: VendorRequest): VendorAnswer {
  const token = request.headers['authorization']?.replace('Bearer ', '') ?? ''
  if ((context.tokens.get(token) ?? 0) <= context.now().getTime()) return jsonAnswer({ success: false }, 401)
  return own(calls, request.path)?.(context, request.json()) ?? { status: 404 }
}

/** A refusal, which comes with status 200. */
export function refusalAnswer(errorMessage: string): VendorAnswer {
  return jsonAnswer({
    success: false,
    titleResponse: 'Error',
    textResponse: 'Some fields are required',
    lastAction: 'validation data',
    data: { totalErrors: 1, errors: [{ codError: 500, errorMessage }] },
  })
}

const calls: Readonly<Record<string, (context: ApiContext, body: unknown) => VendorAnswer>> = {
  '/payment/session/create': createSession,
  '/transaction/detail': detail,
  '/payment/transaction': transaction,
}

interface SessionRequest {
  readonly name: string
  readonly description: string
  readonly invoice: string
  readonly currency: string
  readonly amount: number
  readonly confirmation: string
  readonly response: string
  readonly test: boolean
  readonly extras: Readonly<Record<string, string>>
}

const sessionRequest = Joi.object<SessionRequest>({
  name: Joi.string().required(),
  description: Joi.string().required(),
  invoice: Joi.string().required(),
  currency: Joi.valid('COP').required(),
  amount: Joi.number().integer().positive().required(),
  confirmation: Joi.string().uri().required(),
  response: Joi.string().uri().required(),
  test: Joi.boolean().required(),
  extras: Joi.object()
    .pattern(/^extra\d+$/, Joi.string().allow(''))
    .default({}),
}).unknown()

function createSession({ books }: ApiContext, body: unknown): VendorAnswer {
  const { error, value } = sessionRequest.validate(body)
  if (error || value === undefined) return refusalAnswer(error?.message ?? '')
  if ((books.find(value.invoice)?.code ?? null) !== null) return refusalAnswer('field invoice already used')
  const { invoice } = books.open({ ...value, extras: Object.values(value.extras) })
  return jsonAnswer({ success: true, data: { sessionId: books.openSession(invoice) } })
}

const detailRequest = Joi.object<{ readonly filter: { readonly referenceClient: string } }>({
  filter: Joi.object({ referenceClient: Joi.string().required() }).required(),
})

/** Payments appear once somebody tried to pay. */
function detail({ books }: ApiContext, body: unknown): VendorAnswer {
  const { referenceClient } = Joi.attempt(body, detailRequest).filter
  const data = books.under(referenceClient).map(({ ref }) => ({ referencePayco: ref }))
  return jsonAnswer({ success: true, data })
}

const transactionRequest = Joi.object<{ readonly referencePayco: string }>({
  referencePayco: Joi.string().required(),
})

function transaction({ books }: ApiContext, body: unknown): VendorAnswer {
  const booked = books.byRef(Joi.attempt(body, transactionRequest).referencePayco)
  if (booked === undefined || booked.code === null) return refusalAnswer('reference not found')
  const { code, ref, at, extras } = booked
  const wireTransaction = {
    status: words[code] ?? code,
    refPayco: ref,
    date: bogotaWallTime(at),
    bank: 'BANCO DE PRUEBAS',
    autorizacion: '000000',
    codeResponse: words[code] === undefined ? code : Number(code),
    extra1: extras[0] ?? '',
  }
  return jsonAnswer({ success: true, data: { transaction: wireTransaction } })
}

/** Open to everybody; numbers stand where confirmations have texts. */
export function validate({ books, keys }: ApiContext, ref: string): VendorAnswer {
  const booked = books.byRef(ref)
  if (booked === undefined || booked.code === null) return jsonAnswer({ status: false, message: 'not found' })
  const data = {
    ...confirmationOf(booked, booked.code, keys),
    x_ref_payco: booked.ref,
    x_amount: booked.amount,
  }
  return jsonAnswer({
    success: true,
    title_response: 'SUCCESS',
    text_response: 'Consulta',
    last_action: 'GET',
    data,
  })
}
