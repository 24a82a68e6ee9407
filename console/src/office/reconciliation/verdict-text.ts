import type { Translate } from '../../i18n.ts'
import type { ReconciliationRow } from './row.ts'

type Judged = Pick<ReconciliationRow, 'verdict' | 'hub'>

/** What the school gave back and everybody has it so: what is left to do stands with what went back. */
export function isGivenBack({ verdict, hub }: Judged): boolean {
  return verdict === 'agrees' && hub?.status === 'refunded'
}

/** How a row stands, in a few words: on the screen and in its file. */
export function verdictText(row: Judged, t: Translate): string {
  return t(
    isGivenBack(row)
      ? 'office.reconciliation.inHub.refunded'
      : `office.reconciliation.verdict.${row.verdict}`,
  )
}
