import { kinds } from '@matricula/contract'
import Joi from 'joi'

const text = Joi.string().allow('').required()

export const liveView = Joi.object({ status: Joi.valid('live').required() }).label('Live')

const state = Joi.valid('starting', 'up', 'down', 'paused').required()

export const readyView = Joi.object({
  status: Joi.valid('ready', 'not-ready').required(),
  database: Joi.boolean().required(),
  plugins: Joi.array()
    .items(Joi.object({ instance: text, kind: Joi.valid(...kinds).required(), state }))
    .required(),
}).label('Readiness')

const health = Joi.object({
  is: Joi.valid('up', 'down').required(),
  note: Joi.string().allow(''),
  why: Joi.string().allow(''),
  fix: Joi.string().allow(''),
  at: Joi.string(),
})

export const healthView = health.label('PluginHealth')

const fault = Joi.object({ code: text, at: text, call: text })

export const pluginsView = Joi.array().items(
  Joi.object({
    instance: text,
    kind: Joi.valid(...kinds).required(),
    name: text,
    use: text,
    required: Joi.boolean().required(),
    state,
    since: text,
    supports: Joi.object().unknown().required(),
    health: health.allow(null).required(),
    calls: Joi.number().integer().required(),
    latency: Joi.object({ p50: Joi.number().required(), p95: Joi.number().required() })
      .allow(null)
      .required(),
    lastFaults: Joi.array().items(fault).required(),
  }).label('PluginInstance'),
)
