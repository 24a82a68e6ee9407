import { kinds } from '@matricula/contract'
import Joi from 'joi'

const text = Joi.string().allow('').required()

export const instanceParams = Joi.object({ instance: Joi.string().max(60).required() })

export const pausePayload = Joi.object<{ reason: string }>({
  reason: Joi.string().trim().min(1).max(200).required(),
}).label('PluginPauseInput')

const health = Joi.object({
  is: Joi.valid('up', 'down').required(),
  note: Joi.string().allow(''),
  why: Joi.string().allow(''),
  fix: Joi.string().allow(''),
  at: Joi.string(),
})

export const healthView = health.label('PluginHealth')

const fault = Joi.object({ code: text, at: text, call: text })

export const pluginView = Joi.object({
  instance: text,
  kind: Joi.valid(...kinds).required(),
  name: text,
  use: text,
  required: Joi.boolean().required(),
  state: Joi.valid('starting', 'up', 'down', 'paused').required(),
  since: text,
  supports: Joi.object().unknown().required(),
  health: health.allow(null).required(),
  // A person's; refused credentials pause without one.
  pause: Joi.object({ by: text, at: text, reason: text }).allow(null).required(),
  // Keys of texts that say what stops without it.
  features: Joi.array().items(Joi.string()).required(),
  // Where one sits at a pretend vendor's side.
  desk: Joi.string().allow(null).required(),
  calls: Joi.number().integer().required(),
  latency: Joi.object({ p50: Joi.number().required(), p95: Joi.number().required() }).allow(null).required(),
  lastFaults: Joi.array().items(fault).required(),
}).label('PluginInstance')

export const pluginsView = Joi.array().items(pluginView)
