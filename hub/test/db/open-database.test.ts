import { describe, expect, it } from 'vitest'
import { migrationSource } from '../../src/db/migrations.ts'
import type { Database } from '../../src/db/database.ts'
import { databases } from '@matricula/hub/testing/databases'
import { openTestDatabase } from '@matricula/hub/testing/open-database'
import { tablesOf } from '@matricula/hub/testing/tables'

describe.each(databases)('The tables on $name', (kind) => {
  const settings = { migrationSource, tableName: 'migration' }
  const backTo = async (database: Database, version: string) => {
    const last = () => database('migration').orderBy('id', 'desc').first()
    while ((await last())?.name !== version) await database.migrate.down(settings)
  }

  it('go up, down to nothing, and up again alike', async () => {
    const { database } = await openTestDatabase(kind)
    const before = await tablesOf(database)
    expect(before).toContain('enrollment_order')
    await database.migrate.rollback(settings, true)
    expect(await tablesOf(database)).toEqual([])
    await database.migrate.latest(settings)
    expect(await tablesOf(database)).toEqual(before)
  })

  it('are left as they are by every further start, with what they hold', async () => {
    const { database, again } = await openTestDatabase(kind)
    await database('setting').insert({ key: 'a', value: '1' })
    const other = await again()
    expect(await other('setting')).toEqual([{ key: 'a', value: '1' }])
    const names = await migrationSource.getMigrations([])
    expect(await other('migration').pluck('name')).toEqual(names)
  })

  it('of the first version come along with the fees they hold, one in force per grade and code', async () => {
    const { database } = await openTestDatabase(kind)
    await backTo(database, '001-foundation')
    const fee = { project: '2025-2026', grade: 105, concept: 'c', description: 'd', value: 1, mandatory: 0 }
    const rows = [
      { ...fee, code: 'ECO-01', fee_type: 'ECO', version: 1, archived_at: '2025-01-01T00:00:00.000Z' },
      { ...fee, code: 'ECO-01', fee_type: 'ECO', version: 2, archived_at: null },
    ]
    for (const row of rows) await database('fee').insert(row)
    await database.migrate.latest(settings)
    expect(await database('fee').orderBy('version').pluck('active_key')).toEqual([
      null,
      '2025-2026/105/ECO-01',
    ])
  })

  it('of the second version come along with the students and drafts they hold, and what lists filter by', async () => {
    const { database } = await openTestDatabase(kind)
    await backTo(database, '002-offices')
    const at = '2025-06-19T15:00:00.000Z'
    const terms = { antiquity: 'old', authorisation: 'VALID', paymentStatus: '' }
    const keep = async (code: string, nextGrade: object | null, changes: object) => {
      const record = JSON.stringify({ nextGrade, terms: { ...terms, ...changes } })
      await database('student').insert({ code, sis_id: code, last_names: 'x', record, fetched_at: at })
    }
    await keep('00001', { key: 'PRIMERO' }, {})
    await keep('00002', null, { authorisation: 'PENDIENTE' })
    await keep(
      '00003',
      { key: 'ONCE' },
      { antiquity: ' New ', authorisation: '', paymentStatus: 'Pago  anticipo' },
    )
    await keep('00004', { key: 'ONCE' }, { antiquity: 'new20', paymentStatus: 'NO APROBADO' })
    const draft = { student_code: '00001', project: '2025-2026', version: 1, updated_at: at }
    await database('draft').insert({ ...draft, state: '{"step":4}' })
    await database.migrate.latest(settings)
    const columns = ['code', 'next_grade', 'entry', 'says_paid']
    expect(await database('student').orderBy('code').select(columns)).toEqual([
      { code: '00001', next_grade: 'PRIMERO', entry: 'always', says_paid: 0 },
      { code: '00002', next_grade: null, entry: 'late-form', says_paid: 0 },
      { code: '00003', next_grade: 'ONCE', entry: 'always', says_paid: 1 },
      { code: '00004', next_grade: 'ONCE', entry: 'never', says_paid: 0 },
    ])
    expect(await database('draft').pluck('step')).toEqual([4])
  })

  it('of the second version come along with the plans of food services, each student a row', async () => {
    const { database } = await openTestDatabase(kind)
    await backTo(database, '002-offices')
    const at = '2025-06-19T15:00:00.000Z'
    const plan = { act: 'enrol', created_by: 'x', created_at: at, expires_at: at }
    const planned = [
      { student: '10003', service: 2 },
      { student: '10001', service: 1 },
    ]
    const ran = planned.map((row) => ({ ...row, fault: null, words: '' }))
    const failed = { student: '10001', service: 1, fault: 'rejected', words: 'no' }
    const keep = (hash: string, outcome: object | null) =>
      database('food_plan').insert({
        ...plan,
        token_hash: hash,
        rows: JSON.stringify(planned),
        started_at: outcome === null ? null : at,
        outcome: outcome === null ? null : JSON.stringify(outcome),
      })
    await keep('a', null)
    await keep('b', [ran[0], failed])
    await database.migrate.latest(settings)
    const columns = ['student_code', 'service', 'result', 'fault', 'words']
    const rowsOf = (hash: string) =>
      database('food_plan_row').where({ token_hash: hash }).orderBy('position').select(columns)
    const waiting = { result: 'waiting', fault: null, words: '' }
    expect(await rowsOf('a')).toEqual([
      { student_code: '10003', service: 2, ...waiting },
      { student_code: '10001', service: 1, ...waiting },
    ])
    expect(await rowsOf('b')).toEqual([
      { student_code: '10003', service: 2, result: 'done', fault: null, words: '' },
      { student_code: '10001', service: 1, result: 'failed', fault: 'rejected', words: 'no' },
    ])
    expect(await database('food_plan').orderBy('token_hash').pluck('ended_at')).toEqual([null, at])
  })

  it('keep pesos exact, as numbers, beyond 32 bits', async () => {
    const { database } = await openTestDatabase(kind)
    const fee = {
      project: 'p',
      grade: 1,
      code: 'c',
      concept: 'c',
      description: 'd',
      mandatory: 0,
      fee_type: 'ECO',
      version: 1,
    }
    await database('fee').insert({ ...fee, value: 999_999_999_999 })
    expect(await database('fee').first('value')).toEqual({ value: 999_999_999_999 })
  })

  it('refuse a reference to a row that is not there', async () => {
    const { database } = await openTestDatabase(kind)
    const row = {
      project: 'p',
      student_code: '10001',
      slot: 1,
      activity_code: 'a',
      fee_id: 7,
      created_at: 'now',
    }
    await expect(database('activity_subscription').insert(row)).rejects.toThrow(/foreign key/i)
  })
})
