import { PluginFault, parseAnswer } from '@matricula/contract'
import Joi from 'joi'
import { code, text } from './parse.ts'
import type { Code } from './parse.ts'

/** A student as OpenApply's v3 writes one. */
export interface WireStudent {
  readonly id: number
  readonly custom_id?: Code
  readonly student_id?: Code
  readonly applicant_id?: Code
  readonly first_name?: string | null
  readonly other_name?: string | null
  readonly last_name?: string | null
  readonly gender?: string | null
  readonly enrollment_year?: Code
  readonly grade?: string | null
  readonly address?: string | null
  readonly address_ii?: string | null
  readonly city?: string | null
  readonly status?: string | null
  readonly status_level?: string | null
  readonly parent_ids?: readonly number[] | null
  readonly sibling_ids?: readonly number[] | null
  readonly custom_fields?: Readonly<Record<string, unknown>> | null
}

export interface WireParent {
  readonly id: number
  readonly first_name?: string | null
  readonly last_name?: string | null
  readonly email?: string | null
  readonly mobile_phone?: Code
  readonly phone?: Code
  readonly parent_role?: string | null
  readonly custom_fields?: Readonly<Record<string, unknown>> | null
}

const id = Joi.number().integer().min(1)
const ids = Joi.array().items(id).allow(null)
const customFields = Joi.object().unknown().allow(null)

const student = Joi.object<WireStudent>({
  id: id.required(),
  custom_id: code,
  student_id: code,
  applicant_id: code,
  first_name: text,
  other_name: text,
  last_name: text,
  gender: text,
  enrollment_year: code,
  grade: text,
  address: text,
  address_ii: text,
  city: text,
  status: text,
  status_level: text,
  parent_ids: ids,
  sibling_ids: ids,
  custom_fields: customFields,
})

const parent = Joi.object<WireParent>({
  id: id.required(),
  first_name: text,
  last_name: text,
  email: text,
  mobile_phone: code,
  phone: code,
  parent_role: text,
  custom_fields: customFields,
})

const listed = Joi.object<{ students: readonly WireStudent[] }>({
  students: Joi.array().items(student).required(),
}).required()

export interface StudentWindow {
  readonly sinceId: number
  readonly count: number
}

/**
 * The students after `sinceId`, at most `count`. Paging by `since_id` is sound only in the order of ids: a
 * list in another order, or one that begins before `sinceId`, would lose students and is `unknown-outcome`.
 */
export function studentsFrom(answer: unknown, { sinceId, count }: StudentWindow): readonly WireStudent[] {
  const { students } = parseAnswer(listed, answer)
  const isInOrder = students.every(({ id }, index) => id > (students[index - 1]?.id ?? sinceId))
  if (!isInOrder) throw new PluginFault('unknown-outcome', 'the vendor does not page by id')
  return students.slice(0, count)
}

export interface OneStudent {
  readonly student: WireStudent
  readonly parents: readonly WireParent[]
}

const single = Joi.object<{ student: WireStudent; linked?: { parents?: readonly WireParent[] } | null }>({
  student: student.required(),
  linked: Joi.object({ parents: Joi.array().items(parent) }).allow(null),
}).required()

/** One student with the parents linked to them, each once. */
export function studentFrom(answer: unknown): OneStudent {
  const { student, linked } = parseAnswer(single, answer)
  const byId = new Map((linked?.parents ?? []).map((parent) => [parent.id, parent]))
  const mine = student.parent_ids ?? [...byId.keys()]
  return { student, parents: mine.flatMap((id) => byId.get(id) ?? []) }
}

const wrapped = Joi.object<{ parent: WireParent }>({ parent: parent.required() }).required()

/** One parent, wrapped in `parent` or bare: the shape is UNVERIFIED. */
export function parentFrom(answer: unknown): WireParent {
  const isWrapped = typeof answer === 'object' && answer !== null && 'parent' in answer
  return isWrapped ? parseAnswer(wrapped, answer).parent : parseAnswer(parent.required(), answer)
}
