import { PluginFault } from '@matricula/contract'
import type { SigningRequest } from '@matricula/contract'
import type { Template, TemplateAction } from './from-answers.ts'
import { requestName } from './request-name.ts'
import type { Settings, TemplateSettings } from './settings.ts'
import { signerOfTemplate } from './signer.ts'

type DocumentOptions = Pick<Settings, 'verification' | 'notes' | 'embeddedAt'>

export interface DocumentInput {
  readonly request: SigningRequest
  readonly settings: TemplateSettings
  readonly template: Template
}

/**
 * The `data` of "create a document from a template": every action of the template, the family's with its
 * signer, the others as the template has them. `invalid` when the template leaves another recipient open.
 */
export function documentData(
  { request, settings, template }: DocumentInput,
  options: DocumentOptions,
): object {
  const ours = signerOfTemplate(template.actions, settings)
  return {
    templates: {
      request_name: requestName(settings.title, request),
      field_data: {
        field_text_data: textFields(request.fields, settings.fields),
        field_boolean_data: {},
        field_date_data: {},
      },
      actions: template.actions.map((action) =>
        action === ours ? signersAction(action, request.signer, options) : presetAction(action),
      ),
      notes: options.notes,
    },
  }
}

/** Our values under the template's labels; a label whose value we lack stays as the template has it. */
function textFields(
  values: Readonly<Record<string, string>>,
  labels: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(labels).flatMap(([field, label]) => {
      const value = Object.hasOwn(values, field) ? values[field] : undefined
      return value === undefined ? [] : [[label, value]]
    }),
  )
}

function signersAction(
  action: TemplateAction,
  { name, email }: SigningRequest['signer'],
  { verification, embeddedAt }: DocumentOptions,
): object {
  return {
    ...identityOf(action),
    recipient_name: name,
    recipient_email: email,
    ...(verification === 'email'
      ? { verify_recipient: true, verification_type: 'EMAIL' }
      : { verify_recipient: false }),
    ...(embeddedAt === undefined ? {} : { is_embedded: true }),
  }
}

function presetAction(action: TemplateAction): object {
  const { recipient_name, recipient_email } = action
  if (recipient_email === '') {
    throw new PluginFault('invalid', 'the template leaves a recipient besides the signer open', {
      field: 'templates',
    })
  }
  return { ...identityOf(action), recipient_name, recipient_email }
}

function identityOf({ action_id, action_type, role }: TemplateAction): object {
  return { action_id, action_type, ...(role === '' ? {} : { role }) }
}
