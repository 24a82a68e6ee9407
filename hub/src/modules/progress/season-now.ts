import type { LocalDate } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { bogotaDay } from '../../shared/local-date.ts'
import { openEntries } from '../access/index.ts'
import type { SeasonGrade } from '../seasons/season.ts'
import type { Entry } from '../students/entry.ts'

/** What the season and its clock say to whoever asks how far the families are. */
export interface SeasonNow {
  readonly project: string
  readonly grades: readonly SeasonGrade[]
  /** In UTC, as the tables write it; who signed in before has not come in this season. */
  readonly opens: string
  /** Whose terms let them in now. */
  readonly entries: readonly Entry[]
  readonly today: LocalDate
}

export function seasonNow({ config, clock }: Pick<AppContext, 'config' | 'clock'>): SeasonNow {
  const { project, parent } = config.seasons.parents
  const now = clock.now()
  return {
    project,
    grades: parent.grades,
    opens: new Date(parent.windows.opens).toISOString(),
    entries: openEntries(parent.windows, now),
    today: bogotaDay(now),
  }
}
