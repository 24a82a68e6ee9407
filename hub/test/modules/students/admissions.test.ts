import { describe, expect, it } from 'vitest'
import type { viewAdmission } from '../../../src/modules/students/sis.view.ts'
import { listAdmissions, findAdmission } from '../../../src/modules/students/read-admissions.ts'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHub, useHub } from '@matricula/hub/testing/test-hub'
import { faultsAt } from '@matricula/hub/testing/vendor'
import type { ProblemBody } from '@matricula/hub/testing/visitor'

type Admission = ReturnType<typeof viewAdmission>

const theHub = useHub()

async function office(hub: TestHub = theHub()) {
  return { hub, app: hub.hub.app, staff: await signInStaff(hub, 'admissions') }
}

const matias = {
  id: 'app-10002',
  custom_id: '10002',
  first_name: 'Matías',
  last_name: 'Ospina Vélez',
  status: 'admitted',
  grade: 'Prejardín',
  enrollment_year: '2025',
}

const info = (ask: unknown) => `/api/alma/openApplyInfo/${encodeURIComponent(JSON.stringify(ask))}`

describe('The applicants', () => {
  it('are listed whole or in pages, those without a code too', async () => {
    const { staff } = await office()
    const whole = await staff.get<Admission[]>('/api/alma/studentsOpenApplyDB')
    expect(whole.body.find(({ id }) => id === 'app-10002')).toEqual(matias)
    expect(whole.body.some(({ custom_id }) => custom_id === null)).toBe(true)
    expect(whole.headers.get('x-total-count')).toBe(String(whole.body.length))
    const pages = await Promise.all(
      [1, 2].map((number) =>
        staff.get<Admission[]>(`/api/alma/studentsOpenApplyDB?page[number]=${number}&page[size]=5&sort=-id`),
      ),
    )
    const backwards = (await staff.get<Admission[]>('/api/alma/studentsOpenApplyDB?sort=-id')).body
    expect(pages.flatMap(({ body }) => body)).toEqual(backwards.slice(0, 10))
    expect(backwards.toReversed()).toEqual(whole.body)
  })

  it.each([
    ['by id', { id: 'app-10002' }],
    ['by code', { code: '10002' }],
    ['by both', { id: 'app-10002', code: '10002' }],
  ])('are found %s, asked in the address or in the body', async (_title, ask) => {
    const { staff, app } = await office()
    const reads = () => app.database('audit').where({ act: 'record.read' }).orderBy('id')
    const before = (await reads()).length
    expect((await staff.send('POST', info(ask), undefined, {})).body).toEqual(matias)
    expect((await staff.post('/api/alma/openApplyInfo/body', ask)).body).toEqual(matias)
    const traces = (await reads()).slice(before)
    expect(traces.map(({ subject }) => subject)).toEqual(
      'code' in ask ? ['10002', '10002'] : ['app-10002', 'app-10002'],
    )
  })

  it('are not found by what belongs to nobody, or not together', async () => {
    const { staff } = await office()
    const asks = [
      { id: 'app-nobody' },
      { code: '10001' },
      { code: '99999' },
      { id: 'app-10002', code: '10001' },
    ]
    for (const ask of asks) {
      const answer = await staff.post<ProblemBody>('/api/alma/openApplyInfo/body', ask)
      expect([ask, answer.status, answer.body.code]).toEqual([ask, 404, 'NOT_FOUND'])
    }
  })

  it('may have a number for an id', async () => {
    const { staff } = await office()
    expect((await staff.send('POST', info({ id: 4711 }), undefined, {})).status).toBe(404)
  })

  it('are not asked for with what is no such question', async () => {
    const { staff } = await office()
    const texts = [
      'none',
      '{"id"',
      '["app-10002"]',
      '{}',
      '{"id":"../app-10002"}',
      '{"id":"app-10002","name":"x"}',
      '{"__proto__":{"id":"app-10002"}}',
      `{"id":"app-10002"${' '.repeat(2048)}}`,
    ]
    for (const text of texts) {
      const address = `/api/alma/openApplyInfo/${encodeURIComponent(text)}`
      const answer = await staff.send<ProblemBody>('POST', address, undefined, {})
      expect([text, answer.status, answer.body.code]).toEqual([text, 400, 'BAD_REQUEST'])
    }
    expect((await staff.post('/api/alma/openApplyInfo/body', {})).status).toBe(400)
  })

  it('leave nothing of the address in the log, whatever becomes of the call', async () => {
    const { hub, app, staff } = await office(await runHub())
    await staff.send('POST', info({ id: 'hush-1' }), undefined, {})
    await staff.send('POST', info({ id: 'hush-2', wrong: 'hush' }), undefined, {})
    await hub.visitor().send('POST', info({ id: 'hush-3' }), undefined, {})
    await faultsAt(app, 'sis.main').injectFault('unreachable')
    const down = await staff.send<ProblemBody>('POST', info({ id: 'hush-4' }), undefined, {})
    expect(down.body.code).toBe('FEATURE_DOWN')
    await app.database.schema.dropTable('student')
    const broken = await staff.send<ProblemBody>('POST', info({ code: 'HUSH5' }), undefined, {})
    expect(broken.body.code).toBe('INTERNAL')
    const log = hub.lines.join('\n')
    expect(log).toContain('/api/alma/openApplyInfo/{json}')
    expect(log.toLowerCase()).not.toContain('hush')
  })

  it('are a student object to the machine inside, who may not keep it', async () => {
    const { staff } = await office()
    const { body, headers } = await staff.get<Admission>('/student/openapplydetails/app-10002')
    expect(body).toEqual(matias)
    expect(headers.get('cache-control')).toBe('no-store')
    const unknown = await staff.get<ProblemBody>('/student/openapplydetails/app-nobody')
    expect([unknown.status, unknown.body.code]).toEqual([404, 'NOT_FOUND'])
    expect((await staff.get('/student/openapplydetails/..%2Fx')).status).toBe(400)
  })

  it('are refused by a system that has no admissions', async () => {
    const { app } = await office()
    const { admissions: _admissions, ...sis } = app.plugins.sis
    const without = { ...app, plugins: { ...app.plugins, sis } }
    const read = { signal: AbortSignal.timeout(5000), trace: 'test' }
    expect(await listAdmissions(without, read)).toMatchObject({ is: 'refused', code: 'FEATURE_DOWN' })
    const found = await findAdmission(without, { id: 'app-10002' }, read)
    expect(found).toMatchObject({ is: 'refused', code: 'FEATURE_DOWN' })
  })
})
