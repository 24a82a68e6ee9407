import Joi from 'joi'
import { callbackSwitchFields, callbackSwitchKeys } from '@matricula/contract/sandbox'
import type { CallbackSwitches, SwitchField } from '@matricula/contract/sandbox'

export type Switches = CallbackSwitches & {
  /** Pesos the vendor charges above (or below) the amount asked. */
  readonly amountOff: number
  /** A payment nobody touched in time can be approved all the same: a page left open, a bank that answers late. */
  readonly paysExpired: boolean
}

export const switchesSchema = Joi.object<Switches>({
  ...callbackSwitchKeys,
  amountOff: Joi.number().integer().min(-1_000_000).max(1_000_000).default(0),
  paysExpired: Joi.boolean().default(false),
})

export const switchFields: readonly SwitchField[] = [
  ...callbackSwitchFields,
  {
    name: 'amountOff',
    as: 'number',
    label: {
      'es-CO': 'Pesos de más (o de menos) que se cobran',
      en: 'Pesos charged above (or below) the amount asked',
    },
  },
  {
    name: 'paysExpired',
    as: 'flag',
    label: {
      'es-CO': 'Un pago vencido todavía se puede aprobar',
      en: 'A payment that expired can still be approved',
    },
  },
]

export const allMeans = ['card', 'pse', 'cash', 'transfer'] as const

export type Means = (typeof allMeans)[number]

export interface Settings {
  /** Who is paid; stands in the checkout form and in every callback. */
  readonly merchant: string
  readonly secret: string
  readonly means: readonly Means[]
  /** The name on the vendor's pages. */
  readonly title: string
  /** Milliseconds the vendor takes to answer. */
  readonly latency: number
  /** How it misbehaves until a tester sets it on its page. */
  readonly switches: Switches
}

export const settings = Joi.object<Settings>({
  merchant: Joi.string().required(),
  secret: Joi.string().min(16).required().meta({ secret: true }),
  means: Joi.array()
    .items(Joi.valid(...allMeans))
    .min(1)
    .unique()
    .default(['card', 'pse']),
  title: Joi.string().default('Pasarela de pagos de prueba'),
  latency: Joi.number().integer().min(0).max(60_000).default(0),
  switches: switchesSchema.default(),
})
