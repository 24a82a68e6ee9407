import Joi from 'joi'

/**
 * How the pretend vendor treats the second group of service 1: `accepts`, `refuses`, or `refuses-and-sticks`,
 * where taking the first group back fails too.
 */
export type SecondGroup = 'accepts' | 'refuses' | 'refuses-and-sticks'

export interface Settings {
  readonly secondGroup: SecondGroup
}

export const settings = Joi.object<Settings>({
  secondGroup: Joi.string().valid('accepts', 'refuses', 'refuses-and-sticks').default('accepts'),
})
