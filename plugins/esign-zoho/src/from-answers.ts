import Joi from 'joi'
import { convertAnswer } from '@matricula/contract'
import { id } from './from-json.ts'

export interface TemplateAction {
  readonly action_id: string
  readonly action_type: string
  readonly role: string
  readonly recipient_name: string
  readonly recipient_email: string
}

export interface Template {
  readonly actions: readonly TemplateAction[]
}

export interface RequestAction {
  readonly action_id: string
  readonly action_type: string
  readonly role: string
  readonly action_status: string
  readonly recipient_email: string
}

/** A document on its way: Zoho calls it a request. */
export interface SignRequest {
  readonly request_id: string
  readonly request_name: string
  /** In small letters. */
  readonly request_status: string
  readonly actions: readonly RequestAction[]
}

export interface RequestPage {
  readonly requests: readonly SignRequest[]
  readonly hasMore: boolean
}

const text = Joi.string().allow('', null).empty([null]).default('')

const action = {
  action_id: id.required(),
  action_type: Joi.string().uppercase().required(),
  role: text,
  recipient_email: text,
}

const templateAction = Joi.object<TemplateAction>({ ...action, recipient_name: text }).unknown()

const templateAnswer = Joi.object<{ templates: Template }>({
  templates: Joi.object({ actions: Joi.array().items(templateAction).required() })
    .unknown()
    .required(),
}).unknown()

/** `requests` of an answer or of a callback. */
export const signRequest = Joi.object<SignRequest>({
  request_id: id.required(),
  request_name: Joi.string().required(),
  request_status: Joi.string().lowercase().required(),
  actions: Joi.array()
    .items(Joi.object<RequestAction>({ ...action, action_status: text.uppercase() }).unknown())
    .default([]),
}).unknown()

const requestAnswer = Joi.object<{ requests: SignRequest }>({ requests: signRequest.required() }).unknown()

const listAnswer = Joi.object<{ requests: SignRequest[]; page_context: { has_more_rows: boolean } }>({
  requests: Joi.array().items(signRequest).default([]),
  page_context: Joi.object({ has_more_rows: Joi.boolean().required() }).unknown().required(),
}).unknown()

const signUrlAnswer = Joi.object<{ sign_url: string }>({
  sign_url: Joi.string()
    .uri({ scheme: ['https'] })
    .required(),
}).unknown()

export function templateFrom(answer: unknown): Template {
  return convertAnswer(templateAnswer, answer).templates
}

export function requestFrom(answer: unknown): SignRequest {
  return convertAnswer(requestAnswer, answer).requests
}

export function pageFrom(answer: unknown): RequestPage {
  const { requests, page_context: page } = convertAnswer(listAnswer, answer)
  return { requests, hasMore: page.has_more_rows }
}

/** The address at which a signer signs; null when the answer tells none. */
export function signUrlFrom(answer: unknown): string | null {
  const { error, value } = signUrlAnswer.validate(answer)
  return error || !value ? null : value.sign_url
}
