import Joi from 'joi'

const text = Joi.string().allow('').required()

/** Where families pay by bank agreement, as the settings have it. */
export const agreementFields = { bank: text, number: text, account: text }
