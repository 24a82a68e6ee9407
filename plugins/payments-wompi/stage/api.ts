import { jsonAnswer } from '@matricula/contract/kit'
import type { VendorAnswer, VendorRequest } from '@matricula/contract/kit'
import { keys } from './keys.ts'
import type { Ledger, PretendTransaction } from './ledger.ts'

export const unauthorised = jsonAnswer(
  { error: { type: 'INVALID_ACCESS_TOKEN', reason: 'La llave proporcionada no es válida' } },
  401,
)

export const refusal = jsonAnswer(
  { error: { type: 'INPUT_VALIDATION_ERROR', messages: { reference: ['no es válida'] } } },
  422,
)

const notFound = jsonAnswer({ error: { type: 'NOT_FOUND_ERROR', reason: 'No existe' } }, 404)

/** Wompi's API below `/v1`. */
export function answerApi(ledger: Ledger, request: VendorRequest): VendorAnswer {
  const [, , resource, id, act] = request.path.split('/')
  if (resource === 'merchants') return id === keys.publicKey ? merchant : notFound
  if (resource !== 'transactions') return notFound
  if (request.headers['authorization'] !== `Bearer ${keys.privateKey}`) {
    return id === undefined ? unauthorised : notFound
  }
  if (id === undefined) return list(ledger, request.query)
  const transaction = ledger.byId(id)
  if (transaction === undefined) return notFound
  if (act !== 'void') return jsonAnswer({ data: wire(transaction), meta: {} })
  if (!ledger.void(transaction)) return refusal
  return jsonAnswer({ data: { status: 'APPROVED', transaction: wire(transaction) }, meta: {} }, 201)
}

const merchant = jsonAnswer({
  data: {
    id: 119_999,
    name: 'Colegio inventado',
    active: true,
    public_key: keys.publicKey,
    presigned_acceptance: { acceptance_token: 'INVENTED', permalink: 'https://wompi.example/terms.pdf' },
  },
  meta: {},
})

function list(ledger: Ledger, query: URLSearchParams): VendorAnswer {
  const reference = query.get('reference')
  const [from, until] = [query.get('from_date') ?? '', query.get('until_date') ?? '9999']
  const size = Math.min(Number(query.get('page_size') ?? 20), 200)
  const skip = (Number(query.get('page') ?? 1) - 1) * size
  const found = ledger.all
    .filter((transaction) => reference === null || transaction.reference === reference)
    .filter(({ createdAt }) => {
      const day = createdAt.toISOString().slice(0, 10)
      return from <= day && day <= until
    })
  return jsonAnswer({ data: found.slice(skip, skip + size).map(wire), meta: { total: found.length } })
}

function wire(transaction: PretendTransaction): object {
  const { id, reference, amountInCents, email, type, status, createdAt, finalizedAt } = transaction
  return {
    id,
    created_at: createdAt.toISOString(),
    finalized_at: finalizedAt?.toISOString() ?? null,
    amount_in_cents: amountInCents,
    reference,
    customer_email: email,
    currency: 'COP',
    payment_method_type: type,
    payment_method: { type },
    status,
    status_message: status === 'DECLINED' ? 'La transacción fue rechazada por el banco' : null,
    redirect_url: transaction.redirectUrl,
    payment_link_id: null,
  }
}
