import type { AppContext } from '../../app-context.ts'
import { sha256 } from '../../shared/ids.ts'
import { isRefused, refuse } from '../../shared/refusal.ts'
import { claimKey, releaseKey } from '../enrollment/index.ts'
import type { OpenDisputeCommand } from './judge-opening.ts'
import { type Author, recordDispute } from './record-dispute.ts'

export interface Recording {
  readonly command: OpenDisputeCommand
  readonly author: Author
}

/**
 * Records a dispute under the caller's Idempotency-Key, where there is one: the same request answers the same dispute,
 * which the provider's case sees to; another request under the same key is refused. A refusal leaves the key free.
 */
export async function recordOnce(
  app: Pick<AppContext, 'clock' | 'database' | 'ids'>,
  { command, author }: Recording,
  key: string | null,
) {
  if (key === null) return recordDispute(app, command, author)
  const claim = { actor: author.actor, key, requestHash: sha256(JSON.stringify(command)) }
  const claimed = await claimKey(app.database, claim, app.clock.wall())
  if (claimed === 'other') return refuse('KEY_REUSED')
  const recorded = await recordDispute(app, command, author)
  if (isRefused(recorded) && claimed === 'ours') await releaseKey(app.database, claim)
  return recorded
}
