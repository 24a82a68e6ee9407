import { createRequire } from 'node:module'
import Joi from 'joi'

const manifest = Joi.object<{ version: string }>({ version: Joi.string().required() }).unknown()

/** The hub's version, as its package says it. */
export const version: string = Joi.attempt(
  createRequire(import.meta.url)('@matricula/hub/package.json'),
  manifest,
).version
