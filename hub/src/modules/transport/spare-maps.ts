import type { AppContext } from '../../app-context.ts'
import { actorOf, type Caller, isOffice } from '../../http/caller.ts'
import type { Refusal } from '../../shared/refusal.ts'

/** Refuses a family that asks the maps more than any family needs: each question may cost the school money. */
export function spareMaps({
  config,
  limitTries,
}: Pick<AppContext, 'config' | 'limitTries'>): (caller: Caller) => Promise<Refusal<'TOO_MANY_TRIES'> | null> {
  const { access, maps } = config.settings
  const questions = limitTries('maps', maps.questionsPerFamily, access.windowMinutes)
  return (caller) => (isOffice(caller) ? Promise.resolve(null) : questions.take(actorOf(caller)))
}
