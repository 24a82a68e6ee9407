import Joi from 'joi'
import type { PretendTemplate } from './templates.ts'

export interface PretendAction {
  readonly action_id: string
  readonly action_type: string
  readonly role?: string
  readonly recipient_name: string
  readonly recipient_email: string
  readonly action_status: string
}

export interface PretendRequest {
  readonly request_id: string
  readonly request_name: string
  readonly request_status: string
  readonly actions: readonly PretendAction[]
}

/** What Zoho Sign refuses, as it says it. */
export class Refusal extends Error {
  readonly status: number
  readonly code: number
  readonly param: string | undefined

  constructor(status: number, { code, param }: { code: number; param?: string }) {
    super(`code ${code}`)
    this.status = status
    this.code = code
    this.param = param
  }
}

interface CreateRequest {
  readonly request_name: string
  readonly field_data: { readonly field_text_data: Readonly<Record<string, string>> }
  readonly actions: readonly Omit<PretendAction, 'action_status'>[]
}

const text = Joi.string().required()

const createRequestSchema = Joi.object<{ templates: CreateRequest }>({
  templates: Joi.object({
    request_name: text.max(200),
    field_data: Joi.object({
      field_text_data: Joi.object().pattern(Joi.string(), Joi.string().allow('')).required(),
      field_boolean_data: Joi.object().required(),
      field_date_data: Joi.object().required(),
    }).required(),
    actions: Joi.array()
      .items(
        Joi.object({
          action_id: text,
          action_type: text,
          role: Joi.string(),
          recipient_name: text,
          recipient_email: text.email({ tlds: false }),
          verify_recipient: Joi.boolean(),
          verification_type: Joi.valid('EMAIL'),
          is_embedded: Joi.boolean(),
        }),
      )
      .required(),
    notes: Joi.string().allow('').required(),
  }).required(),
})

/** Draws a request from a template, as strictly as the vendor: every action, and no field or key it doesn't know. */
export function drawRequest(template: PretendTemplate, content: unknown, requestId: string): PretendRequest {
  const { error, value } = createRequestSchema.validate(content)
  if (error) throw new Refusal(400, { code: 9043, param: String(error.details[0]?.path.at(-1) ?? '') })
  const { request_name, field_data, actions } = value.templates
  checkFields(template, field_data.field_text_data)
  const wanted = template.actions.map(({ action_id }) => action_id).toSorted()
  const given = actions.map(({ action_id }) => action_id).toSorted()
  if (wanted.join() !== given.join()) throw new Refusal(400, { code: 9039 })
  return {
    request_id: requestId,
    request_name,
    request_status: 'inprogress',
    actions: actions.map((action) => ({ ...action, action_status: 'UNOPENED' })),
  }
}

function checkFields({ fields }: PretendTemplate, values: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(values)) {
    const longest = fields[label]
    if (longest === undefined) throw new Refusal(400, { code: 9015, param: label })
    if (value.length > longest) throw new Refusal(400, { code: 9011, param: label })
  }
}

/** The request in the status that our adapter tells as `inprogress/VIEWED`: the second word is the family's own. */
export function withStatus(request: PretendRequest, rawStatus: string): PretendRequest {
  const [request_status = '', action_status] = rawStatus.split('/')
  if (action_status === undefined) return { ...request, request_status }
  const actions = request.actions.map((action) => (isFamilys(action) ? { ...action, action_status } : action))
  return { ...request, request_status, actions }
}

/** Neither the prefill's nor the school's own. */
export function isFamilys({ recipient_email: email }: PretendAction): boolean {
  return !/@(zohosign\.com|colegio\.example)$/.test(email)
}
