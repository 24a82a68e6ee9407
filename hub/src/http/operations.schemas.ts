import { kinds } from '@matricula/contract'
import Joi from 'joi'

const text = Joi.string().allow('').required()

export const liveView = Joi.object({ status: Joi.valid('live').required() }).label('Live')

const state = Joi.valid('starting', 'up', 'down', 'paused').required()

export const readyView = Joi.object({
  status: Joi.valid('ready', 'not-ready', 'leaving').required(),
  database: Joi.boolean().required(),
  // Whether what is written finds room.
  disk: Joi.boolean().required(),
  plugins: Joi.array()
    .items(Joi.object({ instance: text, kind: Joi.valid(...kinds).required(), state }))
    .required(),
}).label('Readiness')
