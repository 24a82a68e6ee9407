import Joi from 'joi'
import type { AccessPerson, Memo } from '@matricula/contract'

/** What the vendor did under each key, with its answer: kept for ever, so that a repeated key does nothing. */
export interface ActLog {
  /** The first answer given under this key; null when nothing happened under it yet. */
  answered(key: string): Promise<AccessPerson | null>
  record(key: string, person: AccessPerson): Promise<void>
}

const stored = Joi.object<AccessPerson>({
  id: Joi.string().required(),
  studentCode: Joi.string().required(),
  services: Joi.array()
    .items(Joi.number().valid(1, 2, 3))
    .required(),
})

export function openActLog(memo: Memo): ActLog {
  return {
    async answered(key) {
      const [first] = await memo.list(actPrefix(key))
      return first === undefined ? null : Joi.attempt(first.value, stored)
    },
    async record(key, { id, studentCode, services }) {
      const before = await memo.list(actPrefix(key))
      const turn = String(before.length + 1).padStart(6, '0')
      await memo.set(actPrefix(key) + turn, { id, studentCode, services })
    },
  }
}

/** Entries below it are the acts done under that key, one each. */
export function actPrefix(key: string): string {
  return `act/${key}/`
}
