import Joi from 'joi'

export interface Settings {
  /** The same seed gives every student the same balance, scholarship and last transport. */
  readonly seed: number
  /** How many students the list of what all owe has, the demonstration students included: those of the sandbox school. */
  readonly students: number
  /** The open school year, the only one with prices. */
  readonly project: string
}

export const settings = Joi.object<Settings>({
  seed: Joi.number().integer().min(0).max(0xffffffff).default(2025),
  students: Joi.number().integer().min(0).max(100_000).default(600),
  project: Joi.string()
    .pattern(/^20\d{2}-20\d{2}$/, 'two years')
    .custom((project: string, helpers) => (followsItself(project) ? project : helpers.error('project.years')))
    .messages({ 'project.years': '{{#label}} must be two years that follow each other' })
    .default('2025-2026'),
})

function followsItself(project: string): boolean {
  return Number(project.slice(5)) === Number(project.slice(0, 4)) + 1
}
