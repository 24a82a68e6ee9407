import type { Log } from '@matricula/contract'
import type { Client } from './client.ts'
import type { SignRequest } from './from-answers.ts'
import { namedFrom } from './request-name.ts'
import type { Settings } from './settings.ts'
import { signerAmong } from './signer.ts'

export interface SignUrlDeps {
  readonly client: Client
  readonly settings: Settings
  readonly log: Log
  readonly signal: AbortSignal
}

/**
 * Where the signer signs, asked for afresh as it is good for two minutes; null where documents are signed from Zoho's
 * letter, and while it isn't the signer's turn.
 */
export async function signUrlOf(request: SignRequest, asking: SignUrlDeps): Promise<string | null> {
  const { client, settings, log, signal } = asking
  const named = namedFrom(request.request_name)
  if (settings.embeddedAt === undefined || named === null || request.request_status !== 'inprogress')
    return null
  const signer = signerAmong(request.actions, settings.templates[named.document] ?? {})
  if (signer === null || !['UNOPENED', 'VIEWED'].includes(signer.action_status)) return null
  const url = await client.signUrl(request.request_id, signer.action_id, signal)
  if (url === null) log.warn({}, 'Zoho Sign tells no address at which to sign')
  return url
}
