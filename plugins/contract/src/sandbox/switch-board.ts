import Joi from 'joi'
import type { Json } from '../json.ts'
import type { Memo } from '../plugin.ts'
import type { Locale } from './page.ts'

/** One thing a tester can set: a yes or no, or a number. */
export interface SwitchField {
  readonly name: string
  readonly as: 'flag' | 'number'
  readonly label: Readonly<Record<Locale, string>>
}

export type SwitchValues = { readonly [name: string]: boolean | number }

/** How a sandbox vendor misbehaves: from its settings until a tester sets it, then from its memo. */
export interface SwitchBoard<S extends SwitchValues> {
  readonly fields: readonly SwitchField[]
  current(): Promise<S>
  /** Sets from a posted form; answers false and changes nothing when a number is not one. */
  setFrom(form: Readonly<Record<string, string>>): Promise<boolean>
}

export function switchBoard<S extends SwitchValues>(
  memo: Memo,
  settings: { schema: Joi.ObjectSchema<S>; fields: readonly SwitchField[]; initial: S },
): SwitchBoard<S> {
  const { schema, fields, initial } = settings
  return {
    fields,
    async current() {
      const stored = await memo.get(key)
      // A switch that an older version stored and this one lacks says nothing.
      return stored === undefined ? initial : Joi.attempt(stored, schema, { stripUnknown: true })
    },
    async setFrom(form) {
      const submitted = Object.fromEntries(fields.map((field) => [field.name, valueIn(form, field)]))
      const { value, error } = schema.validate(submitted)
      if (error) return false
      await memo.set(key, value satisfies Json)
      return true
    },
  }
}

const key = 'switches'

function valueIn(form: Readonly<Record<string, string>>, field: SwitchField): string | boolean {
  const posted = form[field.name]
  return field.as === 'flag' ? posted !== undefined : (posted ?? '')
}

/** The board of a vendor that has nothing to set but its faults. */
export const noSwitches: SwitchBoard<SwitchValues> = {
  fields: [],
  current: async () => ({}),
  setFrom: async () => true,
}
