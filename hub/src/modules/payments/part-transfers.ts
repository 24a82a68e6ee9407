import type { LocalDate } from '@matricula/contract'
import Joi from 'joi'
import type { Refund } from './refund.model.ts'

/** By which transfer of the school a part of a refund went back. */
export interface PartTransfer {
  /** Of the bank. */
  readonly reference: string
  readonly day: LocalDate
}

/** Of each part, in their order; null of a part that had none of it, and where one transfer was for all. */
export type PartTransfers = readonly (PartTransfer | null)[]

/** The same as it was kept; none where one transfer was for all. */
export function keptTransfers({ transfers }: Pick<Refund, 'transfers'>): PartTransfers {
  return transfers === null ? [] : Joi.attempt(JSON.parse(transfers), schema)
}

const schema = Joi.array<PartTransfers>().items(
  Joi.object({ reference: Joi.string().required(), day: Joi.string().required() }).allow(null),
)

/** Of the provider's or the bank's reference of a refund. */
const longest = 100

/**
 * What the refund as a whole is known by (splits-11): the references of its transfers, as many as there is room for, and the last
 * day of them, on which all of its money has left.
 */
export function wholeTransfer(transfers: readonly PartTransfer[]): PartTransfer {
  const references = [...new Set(transfers.map(({ reference }) => reference))]
  const all = references.join(', ')
  const days = transfers.map(({ day }) => day).toSorted()
  return {
    reference: all.length <= longest ? all : `${all.slice(0, longest - 1)}…`,
    day: days.at(-1) ?? '',
  }
}
