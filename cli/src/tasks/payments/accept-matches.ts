import type { components } from '@matricula/hub/api'
import { rowRefusal } from '../../hub/row-refusal.ts'
import { unwrap } from '@matricula/hub/api/answers'
import type { Hub } from '../../hub/hub.ts'
import { type Locale, translator } from '../../i18n.ts'

type Row = components['schemas']['ReconciledRow']

export interface AcceptMatchesCommand {
  readonly day: string
  /** Each with the match that is proposed for it. */
  readonly rows: readonly string[]
  readonly reason: string
  readonly locale: Locale
}

export type AcceptedMatch =
  | { readonly row: string; readonly is: 'done'; readonly match: components['schemas']['Match'] }
  | { readonly row: string; readonly is: 'failed'; readonly code: string; readonly why: string }

/** Accepts the proposed matches of some rows; both rows of one match may be named. */
export async function acceptMatches(
  { api }: Hub,
  { day, rows, reason, locale }: AcceptMatchesCommand,
): Promise<readonly AcceptedMatch[]> {
  const t = translator('payments', locale)
  const params = { path: { day } }
  const found = (await unwrap(api.GET('/api/reconciliation/days/{day}', { params }))).rows
  const results: AcceptedMatch[] = []
  for (const id of new Set(rows)) {
    if (results.some((one) => one.is === 'done' && one.match.rows.includes(id))) continue
    const pair = pairOf(found, id)
    if (pair === null) {
      const isThere = found.some((row) => row.id === id)
      const why = isThere ? t('noProposal') : t('noRow', { day, row: id })
      results.push({ row: id, is: 'failed', code: isThere ? 'NO_PROPOSAL' : 'NO_ROW', why })
      continue
    }
    const body = { rows: [...pair], reason }
    const call = unwrap(api.POST('/api/reconciliation/days/{day}/matches', { params, body }))
    results.push(
      await call.then(
        (match): AcceptedMatch => ({ row: id, is: 'done', match }),
        (error: unknown): AcceptedMatch => {
          const { code, message: why } = rowRefusal(error)
          return { row: id, is: 'failed', code, why }
        },
      ),
    )
  }
  return results
}

function pairOf(rows: readonly Row[], id: string): readonly [string, string] | null {
  const proposal = rows.find((row) => row.id === id)?.proposal ?? null
  return proposal === null ? null : [id, proposal.row]
}
