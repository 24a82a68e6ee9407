import type { AppContext } from '../../app-context.ts'
import { bogotaDay } from '../../shared/local-date.ts'
import type { SignInOutcome } from '../access/index.ts'
import type { LookedUp } from './look-up-code.ts'
import { unsignedDocuments } from './unsigned-documents.ts'

export type Notice = SignInOutcome | 'unsigned' | 'late-form-over'

/**
 * What is told of a code: its outcome, unless signatures are missing from an enrollment that is paid, or its days are
 * over. Asked for only where the outcome is told: before a second proof every code costs the same work.
 */
export async function noticeOf(
  app: AppContext,
  { code, outcome }: Pick<LookedUp, 'code' | 'outcome'>,
): Promise<Notice> {
  const { lateForm } = app.config.seasons.parents.parent.windows
  if (outcome === 'late-form' && bogotaDay(app.clock.now()) > lateForm.to) return 'late-form-over'
  const isUnsigned = outcome === 'complete' && (await unsignedDocuments(app, code)).length > 0
  return isUnsigned ? 'unsigned' : outcome
}
