import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { problemOf } from '@matricula/hub/testing/problem'
import { signInStaff } from '@matricula/hub/testing/staff'
import { type TestHub, useHub } from '@matricula/hub/testing/test-hub'
import type { ProblemBody, Visitor } from '@matricula/hub/testing/visitor'
import { chess, editOf, fee, type FeeBody, feeOf, fees, store } from '@matricula/hub/testing/a-fee'

interface AuditRow {
  readonly act: string
  readonly actor: string
  readonly subject: string
  readonly before: string | null
  readonly after: string | null
}

const trailOf = ({ hub }: TestHub, act: string, code: string): Promise<AuditRow[]> =>
  hub.app.database('audit').where({ act }).whereLike('subject', `%/${code}`).orderBy('id')

const put = (visitor: Visitor, edit: object) => visitor.put<FeeBody & ProblemBody>(fee, edit)
const archive = (visitor: Visitor, id: number) =>
  visitor.delete<{ affectedRows: number } & ProblemBody>(`${fee}/${id}`)

const statusesOf = (answers: readonly { readonly status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b)

const office = async (hub: TestHub) => ({ hub, finance: await signInStaff(hub, 'finance') })

describe.each(databases)('The catalogue on $name', (database) => {
  const theHub = useHub({ database })

  it('stores a row for each grade, and the trail says who did', async () => {
    const { hub, finance } = await office(theHub())
    const stored = await store(finance, { ...chess, grade: [104, 105, 105] }, { ...chess, code: 'ECO-21' })
    expect([stored.status, stored.body]).toEqual([200, { total_rows: 3 }])
    expect(await feeOf(finance, 104, 'ECO-20')).toMatchObject({
      concept: 'Ajedrez',
      value: 150_000,
      cuota: 2,
      eco_type: 'adicional',
      promo_img_link: 'http://colegio.example/ajedrez.png',
      version: 1,
    })
    const trail = await trailOf(hub, 'fee.create', 'ECO-2_')
    expect(trail.map(({ actor, subject }) => [actor, subject])).toEqual([
      ['staff:finanzas', '2025-2026/104/ECO-20'],
      ['staff:finanzas', '2025-2026/105/ECO-20'],
      ['staff:finanzas', '2025-2026/105/ECO-21'],
    ])
  })

  it('stores nothing of a request whose last row exists already', async () => {
    const { finance } = await office(theHub())
    const refused = await store(
      finance,
      { ...chess, code: 'ECO-30' },
      { ...chess, code: 'ECO-01', grade: [106] },
    )
    expect([refused.status, refused.body.code]).toEqual([409, 'FEE_DUPLICATE'])
    expect(refused.body.detail).toContain('ECO-01 en el grado Tercero')
    expect((await finance.get<FeeBody[]>(`${fees}?code=ECO-30`)).body).toEqual([])
  })

  it('stores one of two that come at once, and refuses the other', async () => {
    const { hub, finance } = await office(theHub())
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => store(finance, { ...chess, code: 'ECO-31', grade: [104, 105] })),
    )
    expect(statusesOf(answers)).toEqual([200, 409, 409, 409, 409, 409])
    expect(await hub.hub.app.database('fee').where({ code: 'ECO-31' })).toHaveLength(2)
  })

  it('keeps what a fee said before, and counts its version on', async () => {
    const { hub, finance } = await office(theHub())
    await store(finance, { ...chess, code: 'ECO-32' })
    const first = await feeOf(finance, 105, 'ECO-32')
    const second = await put(finance, editOf(first, { value: 160_000, cuota: 5, concept: 'Ajedrez II' }))
    expect([second.status, second.body]).toEqual([
      200,
      { ...first, value: 160_000, cuota: 5, concept: 'Ajedrez II', version: 2 },
    ])
    expect(await feeOf(finance, 105, 'ECO-32')).toEqual(second.body)
    await put(finance, editOf(second.body, { promo_img_link: '' }))
    const kept: { version: number; record: string; replaced_by: string }[] = await hub.hub.app
      .database('fee_version')
      .where({ fee_id: first.id })
      .orderBy('version')
    const records = kept.map(({ record }) => JSON.parse(record) as { value: number })
    expect(kept.map(({ version, replaced_by }) => [version, replaced_by])).toEqual([
      [1, 'staff:finanzas'],
      [2, 'staff:finanzas'],
    ])
    expect(records.map(({ value }) => value)).toEqual([150_000, 160_000])
    const [change] = await trailOf(hub, 'fee.change', 'ECO-32')
    expect(change).toMatchObject({ actor: 'staff:finanzas', subject: '2025-2026/105/ECO-32' })
    expect(JSON.parse(change?.after ?? '')).toMatchObject({ value: 160_000, version: 2 })
  })

  it('lets the first of several who edit one version win, and shows the others what it is now', async () => {
    const { hub, finance } = await office(theHub())
    const read = await feeOf(finance, 105, 'ECO-05')
    const values = [1000, 2000, 3000, 4000]
    const answers = await Promise.all(values.map((value) => put(finance, editOf(read, { value }))))
    expect(statusesOf(answers)).toEqual([200, 409, 409, 409])
    const now = await feeOf(finance, 105, 'ECO-05')
    expect(now.version).toBe(2)
    for (const refused of answers.filter(({ status }) => status === 409)) {
      expect(problemOf(refused)).toMatchObject({
        code: 'FEE_CHANGED',
        current: now,
        changed: { by: 'staff:finanzas', at: expect.stringMatching(/^20\d\d-/) },
      })
    }
    expect(await hub.hub.app.database('fee_version').where({ fee_id: read.id })).toHaveLength(1)
  })

  it('does not give two fees one code, whoever is first', async () => {
    const { finance } = await office(theHub())
    const annual = { grade: 105, concept: 'Materiales', value: 1, mandatory: true, type: 'ANUAL' }
    await store(finance, { ...annual, code: 'CA-1' }, { ...annual, code: 'CA-2' })
    const both = [await feeOf(finance, 105, 'CA-1'), await feeOf(finance, 105, 'CA-2')]
    const renamed = await Promise.all(both.map((one) => put(finance, editOf(one, { code: 'CA-3' }))))
    expect(renamed.map(({ status, body }) => `${status} ${body.code}`).toSorted()).toEqual([
      '200 CA-3',
      '409 FEE_DUPLICATE',
    ])
  })

  it('archives a fee once, keeps its row and frees its code', async () => {
    const { hub, finance } = await office(theHub())
    const { id } = await feeOf(finance, 105, 'ECO-05')
    const answers = await Promise.all([archive(finance, id), archive(finance, id)])
    expect(statusesOf(answers)).toEqual([200, 404])
    expect(answers.find(({ status }) => status === 200)?.body).toEqual({ affectedRows: 1 })
    expect((await finance.get<FeeBody[]>(`${fees}105?code=ECO-05`)).body).toEqual([])
    expect((await finance.get(`${fee}/${id}`)).status).toBe(404)
    expect(await hub.hub.app.database('fee').where({ id })).toHaveLength(1)
    const [entry] = await trailOf(hub, 'fee.archive', 'ECO-05')
    expect(entry).toMatchObject({ subject: '2025-2026/105/ECO-05', after: null })
    expect((await store(finance, { ...chess, code: 'ECO-05' })).body.total_rows).toBe(1)
    expect((await feeOf(finance, 105, 'ECO-05')).id).not.toBe(id)
  })
})

describe('The fee form', () => {
  const theHub = useHub()

  it('is answered in the words of the school, by row and field', async () => {
    const { finance } = await office(theHub())
    const { status, body } = await store(finance, chess, {
      code: ' ',
      concept: '',
      grade: [],
      value: null,
      type: null,
    })
    expect([status, body.code]).toEqual([422, 'BAD_INPUT'])
    expect(body.errors).toEqual({
      '1.code': ['Ingrese código'],
      '1.concept': ['Ingrese nombre de tarifa'],
      '1.grade': ['Seleccione un grado'],
      '1.value': ['Ingrese valor'],
      '1.type': ['Seleccione un tipo'],
      '1.mandatory': ['Seleccione si la tarifa el obligatoria'],
    })
    const club = await store(finance, { ...chess, type: 'CLUB', eco_type: '' })
    expect(club.body.errors).toEqual({ '0.eco_type': ['Seleccione un tipo de actividad'] })
  })

  it('stores a fee that names a row twice not at all', async () => {
    const { finance } = await office(theHub())
    const refused = await store(finance, chess, { ...chess, grade: [104, 105] })
    expect([refused.status, refused.body.code]).toEqual([409, 'FEE_DUPLICATE'])
  })

  it.each<[string, unknown]>([
    ['nothing', []],
    ['no list', chess],
    ['a field nobody knows', [{ ...chess, id: 4 }]],
    ['too many rows', Array.from({ length: 51 }, () => chess)],
    ['a value that is no number', [{ ...chess, value: 'mucho' }]],
    ['a grade that is no number', [{ ...chess, grade: ['105; drop table fee'] }]],
    ['a book for a description', [{ ...chess, description: 'x'.repeat(1001) }]],
  ])('with %s is a bad request', async (_title, payload) => {
    const { finance } = await office(theHub())
    expect((await finance.post(fee, payload)).status).toBe(400)
  })

  it('edits neither grade, type nor the code of an activity', async () => {
    const { finance } = await office(theHub())
    const read = await feeOf(finance, 105, 'ECO-05')
    const { status, body } = await put(finance, editOf(read, { grade: 106, type: 'CLUB', code: 'ECO-50' }))
    expect([status, Object.keys(body.errors ?? {}).toSorted()]).toEqual([422, ['code', 'grade', 'type']])
    expect(await feeOf(finance, 105, 'ECO-05')).toEqual(read)
  })

  it('of a fee that is gone is not there', async () => {
    const { finance } = await office(theHub())
    const read = await feeOf(finance, 105, 'ECO-06')
    await archive(finance, read.id)
    expect((await put(finance, editOf(read))).status).toBe(404)
    expect((await archive(finance, 999_999)).body.code).toBe('NOT_FOUND')
  })
})
