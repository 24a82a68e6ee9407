import { describe, expect, it } from 'vitest'
import { checkChoices } from '../../../src/modules/pricing/choices.ts'
import { parentPart } from '../../../src/modules/seasons/season.ts'
import { season } from './a-quote.ts'

const open = '2025-07-28T23:59:59.999-05:00'
const closed = '2025-07-29T00:00:00-05:00'

interface Situation {
  readonly grade?: number
  readonly card?: 'Si' | 'No'
  readonly now?: string
}

function check([period, method, quotas]: readonly number[], { grade, card, now }: Situation = {}) {
  const checked = checkChoices(
    { period: period ?? 0, method: method ?? 0, quotas: quotas ?? 0 },
    {
      nextGradeId: grade ?? 104,
      cardAuthorisation: card ?? 'Si',
      season: parentPart(season),
      now: new Date(now ?? open),
    },
  )
  return checked.is === 'ok' ? 'ok' : `${checked.field} ${checked.code}`
}

describe('period, method and instalments', () => {
  it.each<[number[], Situation, string]>([
    [[1, 2, 0], {}, 'ok'],
    [[2, 2, 0], {}, 'ok'],
    [[3, 2, 11], {}, 'ok'],
    [[3, 1, 11], {}, 'ok'],
    [[3, 2, 1], {}, 'ok'],
    [[3, 1, 6], {}, 'ok'],
    [[0, 2, 0], {}, 'period PERIOD_UNKNOWN'],
    [[4, 2, 0], {}, 'period PERIOD_UNKNOWN'],
    [[1.5, 2, 0], {}, 'period PERIOD_UNKNOWN'],
    [[3, 0, 11], {}, 'method METHOD_UNKNOWN'],
    [[3, 3, 11], {}, 'method METHOD_UNKNOWN'],
    [[1, 1, 0], {}, 'method METHOD_NEEDS_PERIOD_3'],
    [[2, 1, 0], {}, 'method METHOD_NEEDS_PERIOD_3'],
    [[3, 1, 11], { card: 'No' }, 'method METHOD_NOT_AUTHORISED'],
    [[1, 1, 0], { card: 'No' }, 'method METHOD_NOT_AUTHORISED'],
    [[3, 2, 11], { card: 'No' }, 'ok'],
    [[1, 2, 11], {}, 'quotas QUOTAS_NOT_ALLOWED'],
    [[2, 2, 1], {}, 'quotas QUOTAS_NOT_ALLOWED'],
    [[3, 2, 0], {}, 'quotas QUOTAS_OUT_OF_RANGE'],
    [[3, 2, 12], {}, 'quotas QUOTAS_OUT_OF_RANGE'],
    [[3, 2, -1], {}, 'quotas QUOTAS_OUT_OF_RANGE'],
    [[3, 2, 2.5], {}, 'quotas QUOTAS_OUT_OF_RANGE'],
    [[3, 2, 11], { grade: 101 }, 'ok'],
    [[3, 2, 6], { grade: 101 }, 'quotas QUOTAS_NOT_ALLOWED'],
    [[3, 2, 0], { grade: 101 }, 'quotas QUOTAS_NOT_ALLOWED'],
    [[3, 2, 6], { grade: 102 }, 'ok'],
    [[1, 2, 0], { grade: 101 }, 'ok'],
    [[1, 2, 0], { now: closed }, 'period PERIOD_CLOSED'],
    [[2, 2, 0], { now: closed }, 'period PERIOD_CLOSED'],
    [[3, 2, 11], { now: closed }, 'ok'],
    [[3, 1, 3], { now: closed }, 'ok'],
  ])('%o in %o: %s', (choices, situation, expected) => {
    expect(check(choices, situation)).toBe(expected)
  })

  it('say since when a period is closed', () => {
    const facts = {
      nextGradeId: 104,
      cardAuthorisation: 'Si',
      season: parentPart(season),
      now: new Date(closed),
    } as const
    expect(checkChoices({ period: 1, method: 2, quotas: 0 }, facts)).toMatchObject({ since: closed })
  })
})
