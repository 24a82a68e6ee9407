import { describe, expect, it } from 'vitest'
import type { Cells } from '../../src/bulk/job.ts'
import { documentsIn } from '../../src/bulk-jobs/documents/document-words.ts'
import { documentsJob } from '../../src/bulk-jobs/documents/documents-job.ts'
import { makeKey } from '@matricula/hub/testing/keys'
import { runHub, useHub } from '@matricula/hub/testing/test-hub'
import { faultsAt } from '@matricula/hub/testing/vendor'
import { cli } from '../support/cli.ts'
import { applyPlan, hubFor, planOf, describePlan } from '../support/try-job.ts'

const hub = useHub()
const job = documentsJob('es')

const admissions = () => hubFor(hub(), ['admissions'])

const plan = async (...records: readonly Cells[]) => planOf(job, await admissions(), records)

const signings = (student: string) =>
  hub().hub.app.database('signing').where({ student_code: student }).orderBy('document')

describe('Documents of a file', () => {
  it('are told by student, all three where none is named', async () => {
    const planned = await plan(
      { student: '10003' },
      { student: '10003', document: 'Pagaré' },
      { student: 'ZZZZZ' },
      { student: '10003', document: 'diploma' },
    )
    expect(describePlan(planned)).toEqual([
      expect.stringMatching(/^change: 10003 .*: contrato, pagaré, seguro de vida\.$/),
      expect.stringMatching(/^change: 10003 .*: pagaré\.$/),
      'wrong: ZZZZZ: no existe un estudiante con ese código.',
      expect.stringMatching(/^wrong: «diploma» no es un documento/),
    ])
  })

  it('go to be signed once each, however often the run is gone on with', async () => {
    const planned = await plan({ student: '10001' })
    expect(await applyPlan(job, await admissions(), planned)).toEqual([{ line: 2, is: 'done' }])
    const sent = await signings('10001').pluck('vendor_id')
    expect(sent).toHaveLength(3)
    expect(await applyPlan(job, await admissions(), planned, { isAgain: true })).toEqual([
      { line: 2, is: 'done' },
    ])
    expect(await signings('10001').pluck('vendor_id')).toEqual(sent)
    expect(describePlan(await plan({ student: '10001' }))).toEqual([
      expect.stringMatching(/^same: 10001 .*: contrato enviado, pagaré enviado, seguro de vida enviado\.$/),
    ])
  })

  it('that were signed stay, and that were declined go again', async () => {
    await applyPlan(job, await admissions(), await plan({ student: '10002' }))
    await signings('10002').where({ document: 'contract' }).update({ status: 'signed' })
    await signings('10002').where({ document: 'promissory-note' }).update({ status: 'declined' })
    const planned = await plan({ student: '10002' })
    expect(describePlan(planned)).toEqual([
      expect.stringMatching(/^change: 10002 .*: pagaré \(ya: contrato firmado, seguro de vida enviado\)\.$/),
    ])
    expect(await applyPlan(job, await admissions(), planned)).toEqual([{ line: 2, is: 'done' }])
    expect(await signings('10002').pluck('status')).toEqual(['signed', 'sent', 'sent'])
  })

  it('that the signing service refuses fail their line with its reason, and go another time', async () => {
    const planned = await plan({ student: '10004', document: 'contract,life-insurance' })
    const faults = faultsAt(hub().hub.app, 'esign.main')
    await faults.injectFault('refuses')
    const [ended] = await applyPlan(job, await admissions(), planned)
    expect(ended).toMatchObject({ line: 2, is: 'failed', code: 'VENDOR_REFUSED' })
    expect(ended?.is === 'failed' && ended.why).toContain('contrato: ')
    await faults.clearFault()
    expect(await applyPlan(job, await admissions(), planned)).toEqual([{ line: 2, is: 'done' }])
    expect(await signings('10004').pluck('document')).toEqual(['contract', 'life-insurance'])
  })

  it('are not planned at a hub that signs none', async () => {
    const quiet = await runHub({ settings: { documents: { enabled: false } } })
    const asked = await hubFor(quiet, ['admissions'])
    await expect(planOf(job, asked, [{ student: '10001' }])).rejects.toThrow('no se firman en línea')
  })
})

describe('The list of documents', () => {
  it('shows how far they are, without where they went', async () => {
    const around = { hub: hub().url, key: await makeKey(hub(), ['admissions']) }
    const { stdout } = await cli(['documents', 'list', '--state', 'signed', '--json'], around)
    expect(JSON.parse(stdout)).toEqual([
      {
        student_code: '10002',
        document: 'contract',
        status: 'signed',
        requested_at: expect.any(String),
        updated_at: expect.any(String),
      },
    ])
    const table = await cli(
      ['documents', 'list', '--document', 'promissory-note', '--search', '1000'],
      around,
    )
    expect(table.stdout).toMatch(/10001 +pagaré +enviado/)
  })
})

describe('Documents in a cell', () => {
  it.each([
    ['', ['contract', 'promissory-note', 'life-insurance']],
    ['todos', ['contract', 'promissory-note', 'life-insurance']],
    ['life-insurance + Contrato', ['contract', 'life-insurance']],
    ['constructor', null],
    ['contract,tesis', null],
  ])('%j are %j', (written, documents) => {
    expect(documentsIn(written)).toEqual(documents)
  })
})
