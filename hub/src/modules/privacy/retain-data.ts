import type { AppContext } from '../../app-context.ts'
import type { PersonalDataSource } from './personal-data-source.ts'

/**
 * Deletes what every part has kept long enough (privacy-14), by the season's now, for that is the time most
 * rows carry. A part that fails is told in the log and does not keep the others from their turn.
 */
export async function retainData(
  { database, clock, log }: Pick<AppContext, 'database' | 'clock' | 'log'>,
  sources: readonly PersonalDataSource[],
  signal: AbortSignal,
): Promise<void> {
  const now = clock.now()
  for (const source of sources) {
    if (source.retain === null || signal.aborted) continue
    const part = source.name
    try {
      log.info({ part, deleted: await source.retain(database, now) }, 'kept long enough')
    } catch (error) {
      log.error({ part, err: error }, 'what was kept long enough stays until the next night')
    }
  }
}
