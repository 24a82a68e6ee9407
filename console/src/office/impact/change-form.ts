import type { BodyOf } from '../api/call.ts'
import type { Fee } from '../fees/fee-form.ts'
import type { Percent } from '../form/percent-input.tsx'
import type { WholeNumber } from '../form/whole-input.tsx'
import { everyOf } from '@matricula/hub/api/every-of'

export type ChangeInput = BodyOf<'POST /api/enrollment/admin/fees/impact'>['changes'][number]

export const changeKinds = everyOf<ChangeInput['does']>()(['edit', 'create', 'archive'])

/** One change as somebody is writing it; antd leaves out, or nulls, what is empty. */
export interface ChangeValues {
  readonly does?: ChangeInput['does']
  readonly type?: Fee['type']
  readonly code?: string
  readonly grades?: readonly number[]
  /** A new value, or so much more in percent. */
  readonly by?: 'value' | 'percent'
  readonly value?: WholeNumber
  readonly percent?: Percent
  /** Of a new fee only. */
  readonly concept?: string
  readonly mandatory?: boolean
  readonly eco_type?: NonNullable<Fee['eco_type']>
}

export interface ImpactValues {
  readonly changes?: readonly (ChangeValues | undefined)[]
}

export const emptyChange: ChangeValues = { does: 'edit', by: 'value', grades: [] }

/** The same change before a fee is chosen: another type, or another deed, has other fees. */
export function withoutFee({ code: _code, ...others }: ChangeValues): ChangeValues {
  return { ...others, grades: [] }
}

/** The change that an address asks about: `?grade=105&code=ECO-02&value=200000&type=ECO&does=edit`. */
export function changeIn(search: URLSearchParams): ChangeValues {
  const type = types.find((one) => one === search.get('type'))
  const code = search.get('code') ?? ''
  const grade = wholeIn(search.get('grade'))
  const value = wholeIn(search.get('value'))
  return {
    ...emptyChange,
    does: changeKinds.find((one) => one === search.get('does')) ?? 'edit',
    grades: grade === null ? [] : [grade],
    ...(type !== undefined && { type }),
    ...(code !== '' && { code }),
    ...(value !== null && { value }),
  }
}

/** Whether an address asks about a change. */
export function hasChange(search: URLSearchParams): boolean {
  return search.has('code') || search.has('type')
}

const types = everyOf<Fee['type']>()(['ANUAL', 'MENSUAL', 'ECO', 'CLUB'])

function wholeIn(written: string | null): number | null {
  return written !== null && /^\d{1,10}$/.test(written) ? Number(written) : null
}
