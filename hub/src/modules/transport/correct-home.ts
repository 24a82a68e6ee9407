import type { Place } from '@matricula/contract'
import { inTransaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import { isRefused, refuse } from '../../shared/refusal.ts'
import { recordAudit } from '../audit/audit.store.ts'
import {
  type CorrectedHome,
  findCorrectedHome,
  keepCorrectedHome,
  readStudent,
  RealHome,
} from '../students/index.ts'
import { measureWay } from './measure-way.ts'

export interface HomeCorrection {
  readonly studentCode: string
  readonly place: Place
  readonly actor: string
  readonly trace: string
}

const deadlineMs = 10_000

/** Keeps where a student really lives, measured by the hub; answers how far that is in metres. */
export async function correctHome(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'log' | 'plugins'>,
  correction: HomeCorrection,
) {
  const { studentCode, place, actor, trace } = correction
  const student = await readStudent(app, studentCode)
  if (student === null) return refuse('NOT_FOUND')
  const way = await measureWay(app, place, { signal: AbortSignal.timeout(deadlineMs), trace })
  if (isRefused(way)) return way
  const { metres } = way
  const updatedAt = app.clock.wall()
  await keepWithTrail(app, { home: new RealHome(place), studentCode, metres, actor, updatedAt }, trace)
  return metres
}

async function keepWithTrail(
  { database }: Pick<AppContext, 'database'>,
  home: CorrectedHome,
  trace: string,
): Promise<void> {
  await inTransaction(database, async (trx) => {
    const corrected = await findCorrectedHome(trx, home.studentCode)
    await keepCorrectedHome(trx, home)
    await recordAudit(trx, {
      at: home.updatedAt,
      actor: home.actor,
      act: 'home.update',
      subject: home.studentCode,
      // How far, and not where: the trail outlives the family's data.
      before: corrected === null ? null : { metres: corrected.metres },
      after: { metres: home.metres },
      trace,
    })
  })
}
