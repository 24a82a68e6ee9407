import Joi from 'joi'
import { callbackSwitchKeys, type CallbackSwitches } from '@matricula/contract/sandbox'

export const switchesSchema = Joi.object<CallbackSwitches>(callbackSwitchKeys)

export interface Settings {
  /** Whose documents these are; stands in every callback. */
  readonly account: string
  readonly secret: string
  /** The name on the vendor's pages. */
  readonly title: string
  /** Milliseconds the vendor takes to answer. */
  readonly latency: number
  /** How it misbehaves until a tester sets it on its page. */
  readonly switches: CallbackSwitches
}

export const settings = Joi.object<Settings>({
  account: Joi.string().required(),
  secret: Joi.string().min(16).required().meta({ secret: true }),
  title: Joi.string().default('Firma electrónica de prueba'),
  latency: Joi.number().integer().min(0).max(60_000).default(0),
  switches: switchesSchema.default(),
})
