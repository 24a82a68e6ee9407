import { parseAnswer } from '@matricula/contract'
import type { Cop, JournalEntry } from '@matricula/contract'
import Joi from 'joi'
import { pesos } from './amounts.ts'
import { day } from './days.ts'

interface SapPayment {
  readonly DocEntry: number
  readonly DocNum: number
  readonly DocDate: string
  readonly CardCode: string | null
  readonly CashSum: Cop
  readonly TransferSum: Cop
  readonly PaymentChecks: readonly { readonly CheckSum: Cop }[]
  readonly PaymentCreditCards: readonly { readonly CreditSum: Cop }[]
  readonly [userField: string]: unknown
}

const sum = pesos.empty(null).default(0)
const rows = (name: string) =>
  Joi.array()
    .items(Joi.object({ [name]: sum }).unknown())
    .empty(null)
    .default([])

const sapPayment = Joi.object<SapPayment>({
  DocEntry: Joi.number().integer().required(),
  DocNum: Joi.number().integer().required(),
  DocDate: day.required(),
  CardCode: Joi.string().allow('', null).default(null),
  CashSum: sum,
  TransferSum: sum,
  PaymentChecks: rows('CheckSum'),
  PaymentCreditCards: rows('CreditSum'),
})
  .unknown()
  .required()

export const paymentProperties = [
  'DocEntry',
  'DocNum',
  'DocDate',
  'CardCode',
  'CashSum',
  'TransferSum',
  'PaymentChecks',
  'PaymentCreditCards',
] as const

const booked = Joi.object<{ readonly DocEntry: number }>({ DocEntry: Joi.number().integer().required() })
  .unknown()
  .required()

/** SAP's own id of a payment. */
export function paymentRefFrom(answer: unknown): { readonly ref: string } {
  return { ref: String(parseAnswer(booked, answer).DocEntry) }
}

/** A payment as one of a day's entries: all its means together. SAP keeps no time of payments. */
export function entryFromPayment(answer: unknown, referenceField: string): JournalEntry {
  const payment = parseAnswer(sapPayment, answer)
  const reference = payment[referenceField]
  const checks = payment.PaymentChecks.reduce((all, { CheckSum }) => all + CheckSum, 0)
  const cards = payment.PaymentCreditCards.reduce((all, { CreditSum }) => all + CreditSum, 0)
  return {
    is: 'payment',
    ref: String(payment.DocEntry),
    number: String(payment.DocNum),
    reference: typeof reference === 'string' && reference !== '' ? reference : null,
    partnerCode: payment.CardCode ?? '',
    amount: payment.CashSum + payment.TransferSum + checks + cards,
    day: payment.DocDate,
    at: null,
  }
}
