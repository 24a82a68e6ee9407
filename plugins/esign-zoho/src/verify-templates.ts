import { PluginFault, runRead } from '@matricula/contract'
import type { Client } from './client.ts'
import { documentsOf } from './find-request.ts'
import type { Settings } from './settings.ts'
import { signerOfTemplate } from './signer.ts'

/** Reads every template of the settings; one that is missing, or has no clear signer, is named. */
export async function verifyTemplates(
  client: Client,
  { templates }: Settings,
  signal: AbortSignal,
): Promise<void> {
  for (const document of documentsOf({ templates })) {
    const template = templates[document]
    if (template === undefined) continue
    try {
      const { actions } = await runRead(() => client.template(template.id, signal))
      signerOfTemplate(actions, template)
    } catch (fault) {
      throw namingTheDocument(fault, document)
    }
  }
}

function namingTheDocument(fault: unknown, document: string): unknown {
  if (!(fault instanceof PluginFault) || !['not-found', 'invalid'].includes(fault.code)) return fault
  return new PluginFault(fault.code, `templates.${document}: ${fault.message}`, { cause: fault })
}
