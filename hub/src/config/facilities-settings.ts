import Joi from 'joi'

/** Who answers in the help chat: our frequent questions, a widget that the page loads, or nobody. */
export const chatProviders = ['faq', 'script', 'none'] as const
export type ChatProvider = (typeof chatProviders)[number]

export interface FacilitiesSettings {
  readonly chat: {
    readonly provider: ChatProvider
    /** Of the provider `script`, else empty. */
    readonly scriptUrl: string
    readonly questionsPerAddress: number
  }
}

export const facilitiesSchema = Joi.object<FacilitiesSettings>({
  chat: Joi.object({
    provider: Joi.valid(...chatProviders).required(),
    scriptUrl: Joi.string()
      .uri({ scheme: ['http', 'https'] })
      .when('provider', { is: 'script', otherwise: Joi.allow('') })
      .required(),
    questionsPerAddress: Joi.number().integer().min(1).required(),
  }).required(),
}).required()
