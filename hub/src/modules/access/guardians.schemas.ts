import Joi from 'joi'
import { plainName } from '../../../api/payer.ts'
import type { Registration } from './register-guardian.ts'
import type { Verification } from './verify-guardian.ts'
import type { GuardianSignIn } from './sign-in-guardian.ts'
import type { NewPassword } from './reset-guardian.ts'

/** Only plain letters: an address that looks like another one is another one. */
const email = Joi.string().trim().lowercase().max(200).email({ tlds: false, allowUnicode: false }).required()
const secret = Joi.string()
  .pattern(/^[\w-]{20,100}$/)
  .required()
const password = Joi.string().normalize('NFC').max(200).required()
const newPassword = password.min(10)
const name = Joi.string().trim().max(100).pattern(plainName).required()

export const registration = Joi.object<Registration>({ email, name, password: newPassword }).label(
  'GuardianRegistration',
)
export const verification = Joi.object<Omit<Verification, 'origin'>>({ token: secret, password }).label(
  'GuardianVerification',
)
export const credentials = Joi.object<Pick<GuardianSignIn, 'email' | 'password'>>({ email, password }).label(
  'GuardianCredentials',
)
export const resetInput = Joi.object<{ email: string }>({ email }).label('GuardianResetInput')
export const passwordChange = Joi.object<Omit<NewPassword, 'origin'>>({
  token: secret,
  password: newPassword,
}).label('GuardianNewPassword')

/** The same for every address. */
export const linkSent = Joi.object({
  minutes: Joi.number().integer().required().description('How long the link of the mail is good for'),
}).label('LinkSent')
