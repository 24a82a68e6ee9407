import { expect, it } from 'vitest'
import { documentStatesOf } from '../../../src/office/student-file/document-states.ts'

const at = { requested_at: '2025-06-19T15:00:00.000Z', updated_at: '2025-06-19T16:00:00.000Z' }

it('All three documents are listed, sent or not', () => {
  expect(documentStatesOf([]).map(({ document, status, canSend }) => [document, status, canSend])).toEqual([
    ['contract', 'none', true],
    ['promissory-note', 'none', true],
    ['life-insurance', 'none', true],
  ])
})

it.each([
  ['sent', false],
  ['viewed', false],
  ['signed', false],
  ['new', true],
  ['declined', true],
  ['expired', true],
  ['recalled', true],
])('A document that is %s may be sent: %s', (status, canSend) => {
  const [contract] = documentStatesOf([{ document: 'contract', status, ...at }])
  expect(contract).toEqual({
    document: 'contract',
    status,
    requestedAt: at.requested_at,
    updatedAt: at.updated_at,
    canSend,
  })
})
