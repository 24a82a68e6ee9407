import Joi from 'joi'

/** Only plain letters: an address that looks like another one is another one. */
const email = Joi.string().trim().lowercase().max(200).email({ tlds: false, allowUnicode: false }).required()
const secret = Joi.string()
  .pattern(/^[\w-]{20,100}$/)
  .required()
const password = Joi.string().normalize('NFC').max(200).required()
const newPassword = password.min(10)
const name = Joi.string()
  .trim()
  .max(100)
  .pattern(/^\P{Cc}+$/u)
  .required()

export const registration = Joi.object({ email, name, password: newPassword }).label('GuardianRegistration')
export const verification = Joi.object({ token: secret, password }).label('GuardianVerification')
export const credentials = Joi.object({ email, password }).label('GuardianCredentials')
export const resetInput = Joi.object({ email }).label('GuardianResetInput')
export const passwordChange = Joi.object({ token: secret, password: newPassword }).label(
  'GuardianNewPassword',
)

/** The same for every address. */
export const linkSent = Joi.object({
  minutes: Joi.number().integer().required().description('How long the link of the mail is good for'),
}).label('LinkSent')
