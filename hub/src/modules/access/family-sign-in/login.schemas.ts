import Joi from 'joi'
import type { LogEntry } from '../sign-in-log.store.ts'

const remember = Joi.boolean()
  .default(false)
  .description('Until the season is over this browser is not asked for the second proof again')

export const codePayload = Joi.object<{ code: string; remember: boolean }>({
  code: Joi.string()
    .pattern(/^\d{6}$/)
    .required(),
  remember,
}).label('LoginByCode')

export interface LoginPayload {
  /** Null: a client that has none sends it so. */
  readonly studentCode: string | null
  readonly secondProof?: string
  readonly remember: boolean
}

export const loginPayload = Joi.object<LoginPayload>({
  studentCode: Joi.string()
    .pattern(/^[A-Za-z0-9]{5}$/)
    .allow(null)
    .required(),
  secondProof: Joi.string().trim().max(60).allow(''),
  remember,
}).label('LoginRequest')

export const linkPayload = Joi.object<{ token: string; remember: boolean }>({
  token: Joi.string()
    .pattern(/^[\w-]{20,100}$/)
    .required(),
  remember,
}).label('LoginByLink')

export const loginView = Joi.object({
  outcome: Joi.valid(
    'complete',
    'proceed',
    'late-form',
    'not-active',
    'maintenance',
    'closed',
    'check-mail',
  ).required(),
  title: Joi.string().required(),
  body: Joi.string().required(),
  links: Joi.array()
    .items(Joi.object({ label: Joi.string().required(), href: Joi.string().required() }))
    .required(),
  csrfToken: Joi.string().allow(null).required(),
}).label('LoginResult')

const day = Joi.string().max(40).allow('', null)

/** Printable, so that nobody writes lines or escapes into a log. */
const word = Joi.string()
  .pattern(/^\P{C}+$/u)
  .max(60)
  .required()

export type StudentAct = Omit<LogEntry, 'at'>

/** The times that a browser sends are not taken. */
export interface StudentLogRequest extends StudentAct {
  readonly created_at?: string | null
  readonly updated_at?: string | null
}

export const logPayload = Joi.object<StudentLogRequest>({
  student: Joi.string()
    .pattern(/^[A-Za-z0-9]{5}$/)
    .required(),
  action: word,
  app: word,
  section: word,
  result: word,
  created_at: day,
  updated_at: day,
}).label('StudentLogRequest')

export const logView = Joi.object({
  student: Joi.string().required(),
  created_at: Joi.string().required(),
}).label('StudentLog')
