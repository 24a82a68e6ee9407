import { describe, expect, it } from 'vitest'
import type { Approval } from '../../../src/modules/approvals/approval.ts'
import { addApproval } from '../../../src/modules/approvals/approval.store.ts'
import { approvalsDataSource } from '../../../src/modules/approvals/approvals-data-source.ts'
import { type DatabaseKind, databases } from '@matricula/hub/testing/databases'
import { openTestDatabase } from '@matricula/hub/testing/open-database'

const done: Approval = {
  id: 'done',
  act: 'exception.refund',
  subject: 'exception:12',
  payment: null,
  student: '10001',
  amount: 4_750_000,
  payload: { reason: 'La señora Ruiz pagó dos veces' },
  requestedBy: 'staff:finanzas',
  requestedAt: '2025-02-01T12:00:00.000Z',
  state: 'approved',
  decidedBy: 'staff:admin',
  decidedAt: '2025-03-01T12:00:00.000Z',
  reason: null,
  result: 'refund',
}

const all: readonly Approval[] = [
  done,
  { ...done, id: 'expired', state: 'expired', result: null },
  {
    ...done,
    id: 'other',
    student: '10002',
    state: 'requested',
    decidedBy: null,
    decidedAt: null,
    result: null,
  },
  { ...done, id: 'refused', state: 'refused', reason: 'Falta el recibo de Ana', result: null },
]

async function filled(kind: DatabaseKind) {
  const { database } = await openTestDatabase(kind)
  for (const approval of all) await database.transaction((trx) => addApproval(trx, approval))
  return database
}

describe.each(databases)('What was asked about a family’s money on $name', (kind) => {
  it('is told, of those asked alone', async () => {
    const database = await filled(kind)
    expect(await approvalsDataSource.export(database, ['10002'])).toEqual([all[2]])
  })

  it('keeps act, amount, who and when without its words when the family is erased', async () => {
    const database = await filled(kind)
    expect(await database.transaction((trx) => approvalsDataSource.erase(trx, ['10001']))).toBe(3)
    const rows = await database('approval').whereNot({ id: 'other' }).orderBy('id')
    expect(rows.map(({ student_code, payload, reason }) => [student_code, payload, reason])).toEqual([
      [null, '{}', null],
      [null, '{}', null],
      [null, '{}', null],
    ])
    expect(rows[0]).toMatchObject({
      act: 'exception.refund',
      requested_by: 'staff:finanzas',
      result: 'refund',
    })
  })

  it('holds the erasure back while somebody may still approve it', async () => {
    const database = await filled(kind)
    expect(await approvalsDataSource.blocksErasure(database, ['10002'])).toBe(true)
    expect(await approvalsDataSource.blocksErasure(database, ['10001'])).toBe(false)
  })

  it('goes after two years where it came to nothing', async () => {
    const database = await filled(kind)
    expect(await approvalsDataSource.retain(database, new Date('2027-03-01T11:00:00.000Z'))).toBe(0)
    expect(await approvalsDataSource.retain(database, new Date('2027-03-01T13:00:00.000Z'))).toBe(2)
    expect((await database('approval').orderBy('id')).map(({ id }) => id)).toEqual(['done', 'other'])
  })
})
