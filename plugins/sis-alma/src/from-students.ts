import { parseAnswer } from '@matricula/contract'
import Joi from 'joi'
import { code, listIn, text } from './parse.ts'
import type { Code } from './parse.ts'
import type { Settings } from './settings.ts'
import { codeText, joinWords } from '@matricula/contract/parts'

/** A student of the list, before the details are read. */
export interface ListedStudent {
  readonly id: string
  readonly code: string
  readonly firstNames: string
  readonly lastNames: string
  readonly status: string
  readonly gender: string
}

interface WireStudent {
  readonly id: string
  readonly username?: Code
  readonly districtId?: Code
  readonly stateId?: Code
  readonly firstName?: string | null
  readonly middleName?: string | null
  readonly lastName?: string | null
  readonly gender?: string | null
  readonly status?: string | null
}

const students = Joi.array()
  .items(
    Joi.object<WireStudent>({
      id: Joi.string()
        .pattern(/^[\w-]{1,64}$/)
        .required(),
      username: code,
      districtId: code,
      stateId: code,
      firstName: text,
      middleName: text,
      lastName: text,
      gender: text,
      status: text,
    }),
  )
  .required()

/** The students of a list, by id. Status stays the vendor's word. */
export function studentsFrom(answer: unknown, codeField: Settings['codeField']): readonly ListedStudent[] {
  return parseAnswer<WireStudent[]>(students, listIn(answer, 'students'))
    .map((student) => ({
      id: student.id,
      code: codeText(student[codeField]),
      firstNames: joinWords(student.firstName ?? '', student.middleName ?? ''),
      lastNames: joinWords(student.lastName ?? ''),
      status: student.status ?? '',
      gender: student.gender ?? '',
    }))
    .sort((one, other) => (one.id < other.id ? -1 : 1))
}
