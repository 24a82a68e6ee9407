import { parseAnswer } from '@matricula/contract'
import type { AccountingDocument, BookedLine, JournalEntry } from '@matricula/contract'
import Joi from 'joi'
import { pesos } from './amounts.ts'
import { day, instantOf, timeOfDay } from './days.ts'

interface SapOrder {
  readonly DocEntry: number
  readonly DocNum: number
  readonly DocDate: string
  readonly CardCode: string
  readonly NumAtCard: string
  readonly DocTotal: number
  readonly Project: string
  readonly CreationDate: string | null
  readonly DocTime: string | null
  readonly DocumentLines: readonly SapLine[]
  readonly [userField: string]: unknown
}

interface SapLine {
  readonly ItemCode: string
  readonly ItemDescription: string
  readonly Quantity: number
  readonly UnitPrice: number
  readonly DiscountPercent: number
  readonly ShipDate: string | null
  readonly ProjectCode: string
}

const words = Joi.string().allow('').empty(null).default('')

// A line that people entered by hand may have no item, and parts of a peso or of a piece.
const amount = Joi.number().unsafe().empty(null).default(0)

const sapLine = Joi.object({
  ItemCode: words,
  ItemDescription: words,
  Quantity: amount,
  UnitPrice: amount,
  DiscountPercent: amount,
  ShipDate: day.allow(null).default(null),
  ProjectCode: words,
}).unknown()

const sapOrder = Joi.object<SapOrder>({
  DocEntry: Joi.number().integer().required(),
  DocNum: Joi.number().integer().required(),
  DocDate: day.required(),
  CardCode: Joi.string().required(),
  NumAtCard: words,
  DocTotal: pesos.required(),
  Project: words,
  CreationDate: day.allow(null).default(null),
  DocTime: timeOfDay.allow(null).default(null),
  DocumentLines: Joi.array().items(sapLine).default([]),
})
  .unknown()
  .required()

const headProperties = [
  'DocEntry',
  'DocNum',
  'DocDate',
  'CardCode',
  'NumAtCard',
  'DocTotal',
  'Project',
  'CreationDate',
  'DocTime',
] as const

export const journalOrderProperties = headProperties
export const orderProperties = [...headProperties, 'DocumentLines'] as const

/** An order and every project that it or one of its lines is of. */
export interface FoundOrder {
  readonly document: AccountingDocument
  readonly projects: ReadonlySet<string>
}

/** An order as SAP answers it; what people enter by hand often has its project in the lines alone. */
export function orderFrom(answer: unknown, referenceField: string): FoundOrder {
  const order = parseAnswer(sapOrder, answer)
  const projects = [order.Project, ...order.DocumentLines.map(({ ProjectCode }) => ProjectCode)]
    .map((project) => project.trim())
    .filter((project) => project !== '')
  return {
    document: {
      ref: String(order.DocEntry),
      number: String(order.DocNum),
      reference: referenceIn(order, referenceField) ?? '',
      numAtCard: order.NumAtCard,
      project: projects[0] ?? '',
      total: order.DocTotal,
      shipDate: order.DocumentLines[0]?.ShipDate ?? null,
      createdAt: enteredAt(order),
      lines: order.DocumentLines.map(lineFrom),
    },
    projects: new Set(projects),
  }
}

function lineFrom({ ItemCode, ItemDescription, Quantity, UnitPrice, DiscountPercent }: SapLine): BookedLine {
  return {
    itemCode: ItemCode,
    name: ItemDescription,
    quantity: Quantity,
    unitPrice: UnitPrice,
    discountPercent: DiscountPercent,
  }
}

/** An order as one of a day's entries. */
export function entryFromOrder(answer: unknown, referenceField: string): JournalEntry {
  const order = parseAnswer(sapOrder, answer)
  return {
    is: 'order',
    ref: String(order.DocEntry),
    number: String(order.DocNum),
    reference: referenceIn(order, referenceField),
    partnerCode: order.CardCode,
    amount: order.DocTotal,
    day: order.DocDate,
    at: order.CreationDate === null ? null : enteredAt(order),
  }
}

function enteredAt({ CreationDate, DocDate, DocTime }: SapOrder): string {
  return instantOf(CreationDate ?? DocDate, DocTime)
}

function referenceIn(order: SapOrder, field: string): string | null {
  const answer = order[field]
  return typeof answer === 'string' && answer !== '' ? answer : null
}
