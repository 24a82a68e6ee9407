import { beforeAll, describe, expect, it } from 'vitest'
import type { Cells, RecordStream } from '../../src/bulk/job.ts'
import { HubRefusal } from '../../src/faults.ts'
import { codesIn } from '../../src/bulk-jobs/students/codes-in.ts'
import { syncRecords } from '../../src/bulk-jobs/students/sync-records.ts'
import { syncJob } from '../../src/bulk-jobs/students/sync-job.ts'
import { useHub } from '@matricula/hub/testing/test-hub'
import { applyPlan, hubFor, planOf, describePlan } from '../support/try-job.ts'

const hub = useHub()

const roster = () => hub().hub.app.database('student')

async function recordsOf(students: readonly string[] | null): Promise<readonly Cells[]> {
  const asked = await hubFor(hub(), ['admissions'])
  const shrunk = () => {
    throw new Error('half of the school is missing')
  }
  const cells: Cells[] = []
  const records: RecordStream = syncRecords({ hub: () => Promise.resolve(asked), students, onShrunk: shrunk })
  for await (const record of records) if ('cells' in record) cells.push(record.cells)
  return cells
}

const plan = async (students: readonly string[] | null) =>
  planOf(syncJob('es'), await hubFor(hub(), ['admissions']), await recordsOf(students))

const apply = async (planned: Awaited<ReturnType<typeof plan>>) =>
  applyPlan(syncJob('es'), await hubFor(hub(), ['admissions']), planned)

/** One student who is new, one who has another name, and one who has left. */
async function disturb(): Promise<void> {
  const row = await roster().where({ code: '10001' }).first()
  const record = JSON.stringify({ ...JSON.parse(row.record), lastNames: 'De Antes' })
  await roster().where({ code: '10001' }).update({ record, last_names: 'De Antes' })
  await roster().where({ code: '10002' }).delete()
  const gone = { ...JSON.parse(row.record), id: 'gone', code: 'GONE1', lastNames: 'Que Se Fue' }
  await roster().insert({ ...row, code: 'GONE1', sis_id: 'gone', record: JSON.stringify(gone) })
}

describe('Students are brought up to date', () => {
  beforeAll(disturb)

  it('by telling first who is new, who changed in what, and who has left', async () => {
    const described = describePlan(await plan(null))
    expect(described).toHaveLength(3)
    expect(described.join('\n')).toMatch(/change: 10001 Mariana .*: cambia lastNames\./)
    expect(described.join('\n')).toMatch(/change: 10002 .*: nuevo\./)
    expect(described.join('\n')).toMatch(/change: GONE1 .* ya no está en el sistema académico/)
  })

  it('those alone that are named, also when nothing is to be done or nobody has the code', async () => {
    expect(describePlan(await plan(['10003', '10002', 'ZZZZZ']))).toEqual([
      expect.stringMatching(/^same: 10003 /),
      expect.stringMatching(/^change: 10002 /),
      expect.stringMatching(/^wrong: ZZZZZ: no está/),
    ])
  })

  it('by fifty in a call, each left in the trail, and nothing differs then', async () => {
    const planned = await plan(null)
    const ended = await apply(planned)
    expect(ended.map(({ is }) => is)).toEqual(['done', 'done', 'done'])
    expect(
      await roster().whereIn('code', ['10001', '10002', 'GONE1']).orderBy('code').pluck('last_names'),
    ).toEqual(['Gómez Rojas', expect.any(String)])
    const trail = hub().hub.app.database('audit').where({ act: 'roster.take' })
    expect(await trail.clone().orderBy('subject').pluck('subject')).toEqual(['10001', '10002', 'GONE1'])
    expect(await plan(null)).toEqual([])

    const again = await apply(planned)
    expect(again.map(({ is }) => is)).toEqual(['done', 'done', 'done'])
    expect(await trail.clone()).toHaveLength(3)
  })

  it('never by a key that may not read students', async () => {
    const asked = await hubFor(hub(), ['it'])
    const records = syncRecords({ hub: () => Promise.resolve(asked), students: null, onShrunk: () => {} })
    await expect(records[Symbol.asyncIterator]().next()).rejects.toThrow(HubRefusal)
  })
})

describe('Codes in a flag', () => {
  it('are taken each once, in upper case', () => {
    expect(codesIn('10001, a1b2c;A1B2C', 'es')).toEqual(['10001', 'A1B2C'])
  })

  it.each(['', '1000', '10001,x'])('are refused in %j', (written) => {
    expect(() => codesIn(written, 'es')).toThrow('no es un código de estudiante')
  })
})
