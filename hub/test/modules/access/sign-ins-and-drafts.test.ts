import { describe, expect, it } from 'vitest'
import { signInsDataSource } from '../../../src/modules/access/sign-ins-data-source.ts'
import { draftsDataSource } from '../../../src/modules/enrollment/drafts-data-source.ts'
import { keepDraft } from '../../../src/modules/enrollment/draft.store.ts'
import { logSignIn } from '../../../src/modules/access/sign-in-log.store.ts'
import { databases } from '@matricula/hub/testing/databases'
import { openTestDatabase } from '@matricula/hub/testing/open-database'
import type { DatabaseKind } from '@matricula/hub/testing/databases'

const retentionDays = { signIns: 10, drafts: 20, payers: 30, payLinks: 30, audit: 1, unverifiedGuardians: 1 }
const signIns = signInsDataSource({ noticeVersion: '1', retentionDays })
const drafts = draftsDataSource({ noticeVersion: '1', retentionDays })
const march = (day: number) => new Date(`2025-03-${String(day).padStart(2, '0')}T12:00:00Z`)

/** Two students, each with a sign-in and a draft of 1 and of 12 March. */
async function filled(kind: DatabaseKind) {
  const { database } = await openTestDatabase(kind)
  for (const [code, day] of [
    ['10001', 1],
    ['10002', 12],
  ] as const) {
    await logSignIn(database, { student: code, result: 'proceed', at: march(day) })
    const state = { version: 0, step: 1, period: 3, method: 2, quotas: 11 } as const
    const draft = { ...state, transport: { is: 'undecided' } } as const
    await keepDraft(database, { project: '2025-2026', studentCode: code }, draft, march(day))
  }
  const students = async (table: string, column: string) =>
    (await database(table).orderBy(column)).map((row: Record<string, unknown>) => row[column])
  return { database, students }
}

describe.each(databases)('What sign-ins and drafts keep of families on $name', (kind) => {
  it('is told whole, and of those asked alone', async () => {
    const { database } = await filled(kind)

    expect(await signIns.export(database, ['10002'], [])).toEqual([
      {
        student: '10002',
        action: 'login',
        app: 'enrollment',
        section: 'login',
        result: 'proceed',
        created_at: march(12).toISOString(),
        updated_at: march(12).toISOString(),
      },
    ])
    expect(await drafts.export(database, ['10001'], [])).toEqual([
      {
        student_code: '10001',
        project: '2025-2026',
        version: 1,
        updated_at: march(1).toISOString(),
        state: { step: 1, period: 3, method: 2, quotas: 11, transport: { is: 'undecided' } },
      },
    ])
  })

  it('is erased for those asked alone', async () => {
    const { database, students } = await filled(kind)

    const erased = await database.transaction(async (trx) => [
      await signIns.erase(trx, ['10001'], []),
      await drafts.erase(trx, ['10001'], []),
    ])

    expect(erased).toEqual([1, 1])
    expect(await students('sign_in_log', 'student')).toEqual(['10002'])
    expect(await students('draft', 'student_code')).toEqual(['10002'])
  })

  it('is deleted after its days, a sign-in sooner than a draft', async () => {
    const { database, students } = await filled(kind)

    expect([await signIns.retain?.(database, march(21)), await drafts.retain?.(database, march(21))]).toEqual(
      [1, 0],
    )
    expect(await drafts.retain?.(database, march(22))).toBe(1)
    expect(await students('sign_in_log', 'student')).toEqual(['10002'])
    expect(await students('draft', 'student_code')).toEqual(['10002'])
  })
})
