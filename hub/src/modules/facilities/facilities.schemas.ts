import Joi from 'joi'
import { chatProviders } from '../../config/facilities-settings.ts'

const text = Joi.string().required()
const instant = Joi.string().isoDate().allow(null).required()
const hours = Joi.object({ from: text, to: text }).required()
const questions = Joi.array().items(Joi.string()).required()

export const facilitiesView = Joi.object({
  now: Joi.string().isoDate().required(),
  chat: Joi.object({
    state: Joi.valid('open', 'hidden', 'closed').required(),
    /** When it opens next; null while it is open. */
    opensAt: instant,
    /** When it ends being open; null while it is not. */
    closesAt: instant,
    /** Of a weekday. */
    hidden: hours,
    provider: Joi.valid(...chatProviders).required(),
    /** What the page loads, for the provider `script`. */
    scriptUrl: Joi.string().allow(null).required(),
    /** What may be asked first, for the provider `faq`. */
    questions,
  })
    .required()
    .label('HelpChat'),
  departure: Joi.object({
    state: Joi.valid('open', 'closed').required(),
    opensAt: instant,
    closesAt: instant,
    closed: hours,
  })
    .required()
    .label('DeparturePermission'),
}).label('Facilities')

export const questionPayload = Joi.object<{ question: string }>({
  question: Joi.string()
    .trim()
    .max(300)
    .pattern(/^\P{C}+$/u)
    .required(),
}).label('ChatQuestion')

export const answerView = Joi.object({
  /** False: nothing in the FAQ is about it, and the answer says whom to call. */
  found: Joi.boolean().required(),
  answer: text,
  /** Questions that come near. */
  related: questions,
}).label('ChatAnswer')
