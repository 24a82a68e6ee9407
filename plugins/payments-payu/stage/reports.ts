import { jsonAnswer } from '@matricula/contract/kit'
import type { VendorAnswer, VendorRequest } from '@matricula/contract/kit'
import Joi from 'joi'
import type { BookedPayment, Books } from './books.ts'

export interface Login {
  readonly apiLogin: string
  readonly apiKey: string
}

interface Command {
  readonly command: string
  readonly merchant: Login
  readonly details?: { readonly referenceCode: string }
  readonly transaction?: {
    readonly order: { readonly id: string }
    readonly type: string
    readonly reason: string
    readonly parentTransactionId: string
    readonly additionalValues?: { readonly TX_VALUE: { readonly value: string } }
  }
}

const refundFields = {
  order: Joi.object({ id: Joi.string().required() }).required(),
  reason: Joi.string().required(),
  parentTransactionId: Joi.string().required(),
}

const commandSchema = Joi.object<Command>({
  command: Joi.string().required(),
  merchant: Joi.object({ apiLogin: Joi.string().required(), apiKey: Joi.string().required() }).required(),
  details: Joi.object({ referenceCode: Joi.string().required() }),
  transaction: Joi.alternatives(
    Joi.object({ ...refundFields, type: Joi.valid('REFUND').required() }),
    Joi.object({
      ...refundFields,
      type: Joi.valid('PARTIAL_REFUND').required(),
      additionalValues: Joi.object({
        TX_VALUE: Joi.object({ value: Joi.string().required(), currency: Joi.valid('COP').required() }),
      }).required(),
    }),
  ),
}).unknown()

/** An error, which PayU tells with status 200. */
export function errorAnswer(error: string): VendorAnswer {
  return jsonAnswer({ code: 'ERROR', error, result: null, transactionResponse: null })
}

/** Both command APIs: reports and payments. */
export function answerCommand(books: Books, login: Login, request: VendorRequest): VendorAnswer {
  if (!request.headers['accept']?.includes('application/json')) {
    return { status: 200, headers: { 'content-type': 'application/xml' }, body: '<reportingResponse/>' }
  }
  const { error, value: command } = commandSchema.validate(request.json())
  if (error || command === undefined) return errorAnswer('Invalid request format')
  const { apiLogin, apiKey } = command.merchant
  if (apiLogin !== login.apiLogin || apiKey !== login.apiKey) return errorAnswer('Invalid credentials')
  if (command.command === 'PING') return jsonAnswer({ code: 'SUCCESS', error: null, result: null })
  if (command.command === 'ORDER_DETAIL_BY_REFERENCE_CODE') {
    return detailAnswer(books.under(command.details?.referenceCode ?? ''))
  }
  if (command.command === 'SUBMIT_TRANSACTION') return refundAnswer(books, command)
  return errorAnswer('Invalid command')
}

function detailAnswer(orders: readonly BookedPayment[]): VendorAnswer {
  const result = orders.length === 0 ? null : { payload: orders.map(orderOf) }
  return jsonAnswer({ code: 'SUCCESS', error: null, result })
}

const givenBack = ['REFUNDED', 'CHARGEBACK']
const untried = ['NEW', 'IN_PROGRESS', 'AUTHORIZED']

function orderOf({
  orderId,
  transactionId,
  reference,
  value,
  currency,
  state,
  at,
  form,
}: BookedPayment): object {
  const isBack = givenBack.includes(state)
  const transaction = {
    id: transactionId,
    type: 'AUTHORIZATION_AND_CAPTURE',
    paymentMethod: 'PSE',
    transactionResponse: {
      state: isBack ? 'APPROVED' : state,
      responseCode: state === 'DECLINED' ? 'INSUFFICIENT_FUNDS' : state,
      paymentNetworkResponseCode: null,
      operationDate: at.getTime(),
    },
  }
  return {
    id: orderId,
    accountId: Number(form.get('accountId')),
    status: isBack || untried.includes(state) ? state : (statusOfOrder[state] ?? 'IN_PROGRESS'),
    referenceCode: reference,
    merchantId: Number(form.get('merchantId')),
    isTest: form.get('test') === '1',
    transactions: untried.includes(state) ? null : [transaction],
    additionalValues: { TX_VALUE: { value: Number(value), currency } },
  }
}

const statusOfOrder: Readonly<Record<string, string>> = {
  APPROVED: 'CAPTURED',
  DECLINED: 'DECLINED',
  ERROR: 'DECLINED',
  EXPIRED: 'CANCELLED',
}

/** A person looks at every refund first; until then reports show nothing of it. */
function refundAnswer(books: Books, { transaction }: Command): VendorAnswer {
  const booked = books.byOrder(transaction?.order.id ?? '')
  const isPaid = booked?.state === 'APPROVED' && booked.transactionId === transaction?.parentTransactionId
  if (!isPaid || transaction === undefined) return errorAnswer('The order can not be refunded')
  books.refund(booked, Number(transaction.additionalValues?.TX_VALUE.value ?? booked.value))
  return jsonAnswer({
    code: 'SUCCESS',
    error: null,
    transactionResponse: {
      orderId: booked.orderId,
      transactionId: null,
      state: 'PENDING',
      responseCode: null,
      pendingReason: 'PENDING_REVIEW',
    },
  })
}
