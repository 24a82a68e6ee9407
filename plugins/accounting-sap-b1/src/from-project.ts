import { parseAnswer } from '@matricula/contract'
import type { Project } from '@matricula/contract'
import Joi from 'joi'

interface SapProject {
  readonly Code: string
  readonly Name: string | null
  readonly Active: string | null
}

const sapProject = Joi.object<SapProject>({
  Code: Joi.string().required(),
  Name: Joi.string().allow('', null).default(null),
  Active: Joi.string().allow(null).default(null),
})
  .unknown()
  .required()

export const projectProperties = ['Code', 'Name', 'Active'] as const

export function projectFrom(answer: unknown): Project {
  const { Code, Name, Active } = parseAnswer(sapProject, answer)
  return { code: Code, name: Name?.trim() || Code, active: Active === 'tYES' }
}
