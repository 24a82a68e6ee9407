import Joi from 'joi'
import { faultOfRefusal, refusedKeys, unreadable } from './faults.ts'
import type { Refusal } from './faults.ts'

/** A payment as the authenticated API tells it. */
export interface Transaction {
  readonly codeResponse: string | null
  readonly status: string | null
  readonly date: string | null
}

/** The same payment as the open validation tells it, signed. */
export interface Validation {
  readonly x_cust_id_cliente: string
  readonly x_ref_payco: string
  readonly x_id_invoice: string
  readonly x_amount: string
  readonly x_currency_code: string
  readonly x_transaction_id: string
  readonly x_franchise: string | null
  readonly x_test_request: string | null
  readonly x_signature: string
}

/** Numbers come where other answers have texts. */
const text = Joi.alternatives(Joi.string(), Joi.number().unsafe(), Joi.boolean()).custom(String)
const maybe = text.allow(null, '').empty('').default(null)

const refused = Joi.object<{
  readonly success: false
  readonly textResponse: string
  readonly lastAction: string
  readonly data: { readonly errors: readonly { readonly codError: string }[] }
}>({
  success: Joi.valid(false).required(),
  textResponse: Joi.string().empty(['', null]).default(''),
  lastAction: Joi.string().empty(['', null]).default(''),
  data: Joi.alternatives(
    Joi.object({
      errors: Joi.array()
        .items(Joi.object({ codError: text.required() }).unknown())
        .required(),
    }).unknown(),
    Joi.any().custom(() => ({ errors: [] })),
  ).default({ errors: [] }),
}).unknown()

const token = Joi.object<{ readonly token: string }>({ token: Joi.string().required() }).unknown()

const noToken = Joi.object({ token: Joi.valid('', null, false) })
  .or('success', 'status', 'message', 'error', 'errors')
  .unknown()

const acceptance = Joi.object<{ readonly success: true; readonly data: unknown }>({
  success: Joi.valid(true).required(),
  data: Joi.required(),
}).unknown()

const session = Joi.object<{ readonly sessionId: string }>({ sessionId: Joi.string().required() }).unknown()

const details = Joi.array<readonly { readonly referencePayco: string }[]>().items(
  Joi.object({ referencePayco: text.required() }).unknown(),
)

const transaction = Joi.object<{ readonly transaction: Transaction }>({
  transaction: Joi.object<Transaction>({ codeResponse: maybe, status: maybe, date: maybe })
    .unknown()
    .custom((transaction: Transaction, helpers) =>
      transaction.codeResponse === null && transaction.status === null
        ? helpers.error('any.invalid')
        : transaction,
    )
    .required(),
}).unknown()

const validation = Joi.object<Validation>({
  x_cust_id_cliente: text.required(),
  x_ref_payco: text.required(),
  x_id_invoice: text.required(),
  x_amount: text.required(),
  x_currency_code: text.required(),
  x_transaction_id: text.required(),
  x_franchise: maybe,
  x_test_request: maybe,
  x_signature: text.required(),
}).unknown()

const notValidated = Joi.object()
  .or('status', 'success')
  .keys({
    status: Joi.valid(false),
    success: Joi.valid(false),
  })
  .unknown()

/** The token of a login; an answer that says why there is none is `unauthorised`. */
export function tokenFrom(answer: unknown): string {
  const { value, error } = token.validate(answer)
  if (!error && value !== undefined) return value.token
  throw noToken.validate(answer).error ? unreadable() : refusedKeys()
}

export function sessionFrom(answer: unknown): string {
  return parseAccepted(session, answer).sessionId
}

/** ePayco's references for one of ours; none where it says, in one of these texts, that it knows no such thing. */
export function refsFrom(answer: unknown, nothingFound: readonly string[]): readonly string[] {
  const refusal = refusalFrom(answer)
  if (refusal !== null && nothingFound.includes(refusal.textResponse)) return []
  return parseAccepted(details, answer).map(({ referencePayco }) => referencePayco)
}

export function transactionFrom(answer: unknown): Transaction {
  return parseAccepted(transaction, answer).transaction
}

/** Null where ePayco knows no such reference. */
export function validationFrom(answer: unknown): Validation | null {
  if (!notValidated.validate(answer).error) return null
  return parseAccepted(validation, answer)
}

/** The data of an answer. Never trust status 200 alone: `success` decides. */
function parseAccepted<T>(data: Joi.Schema<T>, answer: unknown): T {
  const refusal = refusalFrom(answer)
  if (refusal !== null) throw faultOfRefusal(refusal)
  const opened = acceptance.validate(answer)
  if (opened.error || opened.value === undefined) throw unreadable()
  const { error, value } = data.validate(opened.value.data)
  if (error || value === undefined) throw unreadable()
  return value
}

function refusalFrom(answer: unknown): Refusal | null {
  const { error, value } = refused.validate(answer)
  if (error || value === undefined) return null
  const { textResponse, lastAction, data } = value
  return { textResponse, lastAction, codes: data.errors.map(({ codError }) => codError) }
}
