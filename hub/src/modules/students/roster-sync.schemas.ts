import Joi from 'joi'
import { schoolCode } from './students.schemas.ts'

const most = 50

/** Codes with commas between them. */
const someCodes = Joi.string()
  .pattern(new RegExp(`^[A-Za-z0-9]{5}(?:,[A-Za-z0-9]{5}){0,${most - 1}}$`))
  .description(`Up to ${most} school codes with commas between them`)

/** The vendor's own word for where the next page begins. */
const cursor = Joi.string()
  .max(500)
  .pattern(/^\P{Cc}+$/u)

export const syncQuery = Joi.object<{ students?: string; cursor?: string }>({
  students: someCodes,
  cursor,
}).nand('students', 'cursor')

const compared = Joi.object({
  code: schoolCode.required(),
  name: Joi.string().allow('').required(),
  grade: Joi.string().allow('').required(),
  is: Joi.valid('new', 'changed', 'same', 'gone', 'unknown').required(),
  fields: Joi.array().items(Joi.string()).required().description('Names of what changed'),
}).label('ComparedStudent')

const students = Joi.array().items(compared).required()

export const comparedView = Joi.object({ students, next: Joi.string().allow(null).required() }).label(
  'ComparedStudents',
)

export const goneView = Joi.object({
  students,
  shrunk: Joi.boolean()
    .required()
    .description('Half of the school is missing in the system, so nobody counts as gone'),
}).label('GoneStudents')

const codes = Joi.array()
  .items(schoolCode)
  .max(most)
  .unique((one, other) => fold(one) === fold(other))

export const takePayload = Joi.object<{ students: string[]; gone: string[] }>({
  students: codes.min(1).required(),
  gone: codes.required().description('Those of them that are known to be gone; nobody else is dropped'),
}).label('TakeStudents')

export const takenView = Joi.array()
  .items(
    Joi.object({
      code: schoolCode.required(),
      is: Joi.valid('new', 'changed', 'same', 'gone', 'kept', 'unknown').required(),
    }).label('TakenStudent'),
  )
  .label('TakenStudents')

function fold(code: unknown): string {
  return String(code).toUpperCase()
}
