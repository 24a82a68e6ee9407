import { PluginFault, runRead } from '@matricula/contract'
import type { SigningRequest } from '@matricula/contract'
import { findRequest } from './find-request.ts'
import type { FindRequestDeps } from './find-request.ts'
import type { SignRequest } from './from-answers.ts'
import { isReference } from './request-name.ts'
import { documentData } from './to-document.ts'

/**
 * Sends a document once: what a try before left at Zoho under this reference is the answer. `unsupported` for a
 * document without a template, `invalid` for a reference that doesn't fit into a name.
 */
export async function sendDocument(
  deps: FindRequestDeps,
  request: SigningRequest,
  signal: AbortSignal,
): Promise<SignRequest> {
  const { client, sent, settings } = deps
  const template = settings.templates[request.document]
  if (template === undefined) throw new PluginFault('unsupported', 'there is no template for this document')
  if (!isReference(request.reference)) {
    throw new PluginFault('invalid', "the reference doesn't fit into a name", { field: 'reference' })
  }
  const there = await runRead(() => findRequest(deps, request, signal))
  if (there !== null) return there
  const drawn = await runRead(() => client.template(template.id, signal))
  const data = documentData({ request, settings: template, template: drawn }, settings)
  const made = await client.sendFromTemplate(template.id, data, signal)
  await sent.keep(request.reference, made.request_id)
  return made
}
