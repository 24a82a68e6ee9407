import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../../src/db/transaction.ts'
import {
  countRoster,
  findByCodes,
  readStudent,
  siblingsOf,
  syncRoster,
} from '../../../src/modules/students/index.ts'
import { rosterDataSource } from '../../../src/modules/students/roster-data-source.ts'
import { databases } from '@matricula/hub/testing/databases'
import { runHub, useHub } from '@matricula/hub/testing/test-hub'
import { recordOf } from '../../../src/modules/students/student.store.ts'
import { until } from '@matricula/hub/testing/until'

const signal = () => AbortSignal.timeout(20_000)

describe.each(databases)('The roster on $name', (database) => {
  const theHub = useHub({ database })

  it('is filled with every student of the school, and filled again without a second row', async () => {
    const { hub } = theHub()
    const { app } = hub
    const codes: string[] = []
    let cursor: string | undefined
    do {
      const page = await app.plugins.sis.listStudents(
        { cursor, size: 100 },
        { signal: signal(), trace: 'test' },
      )
      codes.push(...page.items.map(({ code }) => code))
      cursor = page.next ?? undefined
    } while (cursor !== undefined)
    expect(new Set(codes).size).toBe(600)
    expect(await countRoster(app.database)).toBe(codes.length)
    await syncRoster(app, signal())
    expect(await countRoster(app.database)).toBe(codes.length)
  })

  it('takes up what changed in the school', async () => {
    const { hub } = theHub()
    const { app } = hub
    await app.database('student').where({ code: '10001' }).update({ record: '{}', last_names: 'x' })
    await app.database('student').where({ code: '10002' }).delete()
    await syncRoster(app, signal())
    expect((await readStudent(app, '10001'))?.lastNames).toBe('Gómez Rojas')
    expect((await readStudent(app, '10002'))?.code).toBe('10002')
  })

  it('forgets who has left the school, but nobody on a day when half of it is missing', async () => {
    const { hub, lines } = await runHub({ database })
    const { app } = hub
    const roster = app.database('student')
    const gone = {
      code: 'GONE1',
      sis_id: 'x',
      last_names: 'x',
      record: '{}',
      fetched_at: '2020-01-01T00:00:00.000Z',
    }
    await roster.clone().insert(gone)
    await syncRoster(app, signal())
    expect(await roster.clone().where({ code: 'GONE1' })).toEqual([])

    await roster.clone().insert(gone)
    const emptied = Object.create(app.plugins, {
      sis: { value: { listStudents: () => Promise.resolve({ items: [], next: null }) } },
    })
    await syncRoster({ ...app, plugins: emptied }, signal())
    expect(await roster.clone().where({ code: 'GONE1' })).toHaveLength(1)
    expect(lines.join('')).toContain('the roster shrank by half')
  })

  it('keeps beside each record what lists read, and nobody without a school code', async () => {
    const { hub } = await runHub({ database })
    const { app } = hub
    const student = await readStudent(app, '10001')
    if (student === null) throw new Error('10001 is not in the roster')
    const [row] = await app.database('student').where({ code: '10001' })
    expect(row).toMatchObject({
      sis_id: 'stu-10001',
      family_id: 'fam-10001',
      first_names: 'Mariana',
      last_names: 'Gómez Rojas',
      status: 'enrolled',
      gender: 'F',
      grade_name: 'Primero',
      enrollment_year: student.enrollmentYear,
      folded: 'mariana gomez rojas 10001',
    })
    const long = { ...student, code: 'LONG1', firstNames: 'Ñ'.repeat(300), status: 'x'.repeat(300) }
    const without = [
      { ...student, code: '' },
      { ...student, code: '' },
    ]
    const arriving = Object.create(app.plugins, {
      sis: { value: { listStudents: () => Promise.resolve({ items: [long, ...without], next: null }) } },
    })
    await syncRoster({ ...app, plugins: arriving }, signal())
    expect((await readStudent(app, 'LONG1'))?.firstNames).toHaveLength(300)
    expect(await countRoster(app.database)).toBe(601)
  })

  it('knows the siblings of a family, and many by their codes', async () => {
    const { hub } = theHub()
    const { app } = hub
    const siblings = await siblingsOf(app.database, 'fam-10014')
    expect(siblings.map(({ code }) => code)).toEqual(['10013', '10014'])
    const found = await findByCodes(app.database, ['a1b2c', '99999', '10001', 'A1B2C'])
    expect(found.map(({ code }) => code)).toEqual(['A1B2C', '10001'])
  })

  it('gives out and erases what it holds of a student, who returns with the next sync', async () => {
    const { hub } = theHub()
    const { app } = hub
    expect(await rosterDataSource.export(app.database, ['10001', '99999'])).toMatchObject([
      { code: '10001', firstNames: 'Mariana' },
    ])
    const erased = await inTransaction(app.database, (trx) => rosterDataSource.erase(trx, ['10001', '99999']))
    expect([erased, await readStudent(app, '10001')]).toEqual([1, null])
    await syncRoster(app, signal())
    expect((await readStudent(app, '10001'))?.firstNames).toBe('Mariana')
  })

  it('finds a code in either case, keeps its zeros, and has nobody under another', async () => {
    const { hub } = theHub()
    const { app } = hub
    const found = async (code: string) => (await readStudent(app, code))?.code
    expect([await found('a1b2c'), await found('A1B2C'), await found('00007')]).toEqual([
      'A1B2C',
      'A1B2C',
      '00007',
    ])
    expect([await found('7'), await found('99999'), await found('')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('serves an old row at once and reads it again behind the caller’s back', async () => {
    const { hub } = theHub()
    const { app } = hub
    const row = app
      .database<{ code: string; record: string; fetched_at: string }>('student')
      .where({ code: '10003' })
    const student = await readStudent(app, '10003')
    if (student === null) throw new Error('10003 is not in the roster')
    const outdated = { ...recordOf(student), lastNames: 'Antes' }
    await row.clone().update({ record: JSON.stringify(outdated), fetched_at: '2020-01-01T00:00:00.000Z' })
    expect((await readStudent(app, '10003'))?.lastNames).toBe('Antes')
    const fresh = await until(
      () => readStudent(app, '10003'),
      (read) => read?.lastNames !== 'Antes',
    )
    expect(fresh?.lastNames).toBe(student.lastNames)
  })
})
