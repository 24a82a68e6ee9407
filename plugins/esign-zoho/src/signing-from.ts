import type { Log, Signing } from '@matricula/contract'
import type { SignRequest } from './from-answers.ts'
import { namedFrom } from './request-name.ts'
import type { Settings } from './settings.ts'
import { signerAmong } from './signer.ts'
import { rawStatusOf, statusOf } from './status-of.ts'

/** What the hub learns of a request; null when its name isn't one of ours. */
export function signingFrom(
  request: SignRequest,
  { templates }: Pick<Settings, 'templates'>,
  log: Log,
): Signing | null {
  const named = namedFrom(request.request_name)
  if (named === null) return null
  const signer = signerAmong(request.actions, templates[named.document] ?? {})
  const rawStatus = rawStatusOf(request, signer)
  return {
    ...named,
    id: request.request_id,
    status: statusOf(rawStatus, log),
    rawStatus,
    email: signer?.recipient_email ?? '',
    url: null,
  }
}
