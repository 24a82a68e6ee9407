import type { components } from '@matricula/hub/api'
import { refusalOfOne } from '../../hub/about-one.ts'
import { answered } from '../../hub/answered.ts'
import type { Hub } from '../../hub/hub.ts'
import { texts } from '../../texts/payments.ts'
import { type Locale, speaker } from '../../words.ts'

type Row = components['schemas']['ReconciledRow']

export interface Accepting {
  readonly day: string
  /** Each with the match that is proposed for it. */
  readonly rows: readonly string[]
  readonly reason: string
  readonly locale: Locale
}

export type Accepted =
  | { readonly row: string; readonly is: 'done'; readonly match: components['schemas']['Match'] }
  | { readonly row: string; readonly is: 'failed'; readonly code: string; readonly why: string }

/** Accepts the proposed matches of some rows; both rows of one match may be named. */
export async function acceptMatches(
  { api }: Hub,
  { day, rows, reason, locale }: Accepting,
): Promise<readonly Accepted[]> {
  const say = speaker(texts, locale)
  const params = { path: { day } }
  const found = (await answered(api.GET('/api/reconciliation/days/{day}', { params }))).rows
  const ended: Accepted[] = []
  for (const id of new Set(rows)) {
    if (ended.some((one) => one.is === 'done' && one.match.rows.includes(id))) continue
    const pair = pairOf(found, id)
    if (pair === null) {
      const isThere = found.some((row) => row.id === id)
      const why = isThere ? say('noProposal') : say('noRow', { day, row: id })
      ended.push({ row: id, is: 'failed', code: isThere ? 'NO_PROPOSAL' : 'NO_ROW', why })
      continue
    }
    const body = { rows: [...pair], reason }
    const call = answered(api.POST('/api/reconciliation/days/{day}/matches', { params, body }))
    ended.push(
      await call.then(
        (match): Accepted => ({ row: id, is: 'done', match }),
        (error: unknown): Accepted => {
          const { code, message: why } = refusalOfOne(error)
          return { row: id, is: 'failed', code, why }
        },
      ),
    )
  }
  return ended
}

function pairOf(rows: readonly Row[], id: string): readonly [string, string] | null {
  const proposal = rows.find((row) => row.id === id)?.proposal ?? null
  return proposal === null ? null : [id, proposal.row]
}
