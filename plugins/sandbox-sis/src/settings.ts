import Joi from 'joi'
import { demoTable } from './demo-students.ts'

export interface Settings {
  /** The same seed is the same school, on every machine. */
  readonly seed: number
  /** How many students the school has, the named demonstration students included. */
  readonly students: number
  /** The year in which the coming season begins; enrollment years count back from it. */
  readonly year: number
}

export const settings = Joi.object<Settings>({
  seed: Joi.number().integer().min(0).max(0xffffffff).default(2025),
  students: Joi.number().integer().min(demoTable.length).max(100_000).default(600),
  year: Joi.number().integer().min(2000).max(2100).default(2025),
})
