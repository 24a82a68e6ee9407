import { expect, it } from 'vitest'
import { type Publication, scheduledAfter } from '../../../src/office/impact/publication.ts'

const fee: Publication['fees'][number] = {
  does: 'edit',
  code: 'ECO-02',
  concept: 'Robótica',
  type: 'ECO',
  grade: 105,
  grade_name: 'Segundo',
  before: 1,
  after: 2,
}

function aPublication(changes: Partial<Publication>): Publication {
  const ended = { ended_by: null, ended_at: null, refusal: null }
  const begun = {
    at: '2025-06-19T06:00:00-05:00',
    created_by: 'staff:finanzas',
    created_at: '2025-06-19T06:00:00-05:00',
  }
  return { id: 1, state: 'published', fees: [fee], ...begun, ...ended, ...changes } as Publication
}

it('What is scheduled for the same fee in the same grade hangs on what was published', () => {
  const published = aPublication({})
  const next = aPublication({ id: 2, state: 'scheduled' })
  const others = [
    aPublication({ id: 3, state: 'scheduled', fees: [{ ...fee, grade: 106 }] }),
    aPublication({ id: 4, state: 'cancelled' }),
  ]
  expect(scheduledAfter(published, [published, ...others, next])).toBe(next)
  expect(scheduledAfter(published, [published, ...others])).toBeUndefined()
  expect(scheduledAfter(next, [published, aPublication({ id: 5, state: 'scheduled' })])).toBeUndefined()
})
