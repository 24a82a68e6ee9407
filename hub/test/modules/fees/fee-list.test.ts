import { PluginFault } from '@matricula/contract'
import { describe, expect, it } from 'vitest'
import { fillSandboxCatalogue, tariffsOf } from '../../../src/modules/fees/sandbox-catalogue.ts'
import { databases } from '@matricula/hub/testing/databases'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, useHub } from '@matricula/hub/testing/test-hub'
import { chess, fee, type FeeBody, feeOf, fees, store } from '@matricula/hub/testing/a-fee'

const codes = (body: readonly FeeBody[]) => body.map(({ code }) => code)

describe.each(databases)('The list of fees on $name', (database) => {
  const theHub = useHub({ database })

  it('is searched without minding case and accents, and filtered by every column', async () => {
    const hub = theHub()
    const visitor = hub.visitor()
    const found = async (query: string) => (await visitor.get<FeeBody[]>(`${fees}${query}`)).body
    const named = async (query: string) => new Set((await found(query)).map(({ concept }) => concept))
    expect(await named('?search=PENSION')).toEqual(new Set(['Pensión']))
    expect(await named('?concept=natacion')).toEqual(new Set(['Natación']))
    expect(await named('?code=cm-0016')).toEqual(new Set(['Almuerzo']))
    expect(await named('?type=ANUAL')).toEqual(new Set(['Derecho de matrícula', 'Otros costos anuales']))
    expect(await named('?value=38000')).toEqual(new Set(['Derecho de matrícula']))
    expect(await named('?search=512')).toEqual(new Set(['Almuerzo']))
    expect(await named('?search=club%20lectura')).toEqual(new Set(['Club de lectura']))
    expect(await named('?search=mensual%20ONCE%20pens')).toEqual(new Set(['Pensión']))
    expect(await named('?search=%25')).toEqual(await named(''))
    expect(codes(await found('?grade=114&search=pensi%C3%B3n'))).toEqual(['CM-0001-1'])
    expect(await found('?search=nada')).toEqual([])
    const seventh = await found('?search=septimo')
    expect(new Set(seventh.map(({ grade }) => grade))).toEqual(new Set([110]))
  })

  it('comes in pages of any order that neither lose nor repeat a row', async () => {
    const visitor = theHub().visitor()
    const whole = await visitor.get<FeeBody[]>(`${fees}?sort=-value`)
    const total = Number(whole.headers.get('x-total-count'))
    expect(whole.body).toHaveLength(total)
    const values = whole.body.map(({ value }) => value)
    expect(values).toEqual(values.toSorted((a, b) => b - a))
    const paged: FeeBody[] = []
    for (let number = 1; paged.length < total; number += 1) {
      const address = `${fees}?sort=-value&page[size]=15&page[number]=${number}`
      const page = await visitor.get<FeeBody[]>(address)
      expect(page.headers.get('x-total-count')).toBe(String(total))
      expect(page.body.length).toBeGreaterThan(0)
      paged.push(...page.body)
    }
    expect(paged.map(({ id }) => id)).toEqual(whole.body.map(({ id }) => id))
    for (const by of ['id', 'grade', 'code', 'concept', 'type', 'value']) {
      expect((await visitor.get<FeeBody[]>(`${fees}?sort=${by}`)).body).toHaveLength(total)
    }
  })
})

describe('The catalogue', () => {
  const theHub = useHub()

  it('of the sandbox has the annual and monthly fees of accounting beside the activities', async () => {
    const visitor = theHub().visitor()
    const { status, body } = await visitor.get<FeeBody[]>(`${fees}101?type=ANUAL`)
    expect(status).toBe(200)
    const [right, other] = body
    expect([right?.code, other?.code]).toEqual(['CA-0001', 'CA-0004'])
    expect(right).toEqual({
      id: right?.id,
      code: 'CA-0001',
      concept: 'Derecho de matrícula',
      description: '',
      value: 3_800_000,
      mandatory: true,
      type: 'ANUAL',
      fee_type: 'ANUAL',
      cuota: null,
      promo_img_link: null,
      eco_type: null,
      schedule: null,
      grade: 101,
      grade_open_apply: 'PREJARDIN',
      grade_enrollment: 'Prejardín',
      version: 1,
    })
    const monthly = await visitor.get<FeeBody[]>(`${fees}114?type=MENSUAL`)
    expect(monthly.body.map(({ code, value, mandatory }) => [code, value, mandatory])).toEqual([
      ['CM-0001-1', 3_615_447, true],
      ['CM-0016', 512_000, false],
      ['CM-0050', 150_000, false],
    ])
  })

  it('is filled by its activities alone while accounting is away, and by the rest the next time', async () => {
    const { hub, lines } = await runHub()
    const { app } = hub
    await app.database('fee').delete()
    const accounting = {
      ...app.plugins.accounting,
      priceList: () => Promise.reject(new PluginFault('unreachable', 'gone')),
    }
    await fillSandboxCatalogue({ ...app, plugins: { ...app.plugins, accounting } })
    const types = async () => new Set(await app.database('fee').pluck('fee_type'))
    expect(await types()).toEqual(new Set(['ECO', 'CLUB']))
    expect(lines.join('')).toContain('the catalogue has no annual and monthly fees')
    await fillSandboxCatalogue(app)
    expect(await types()).toEqual(new Set(['ANUAL', 'MENSUAL', 'ECO', 'CLUB']))
    const filled = await app.database('fee').pluck('id')
    await fillSandboxCatalogue(app)
    expect(await app.database('fee').pluck('id')).toEqual(filled)
  })

  it('has a fee once for a grade that two entries of the price list name', () => {
    const grades = [
      { id: 104, key: 'PRIMERO', name: 'Primero', priceList: 'PRIMERO', progressive: 0 },
      { id: 105, key: 'SEGUNDO', name: 'Segundo', priceList: 'SEGUNDO', progressive: 0 },
    ]
    const terms = {
      grades,
      prefixes: { annual: 'CA-', monthly: 'CM-' },
      quotas: { item: 'CM-1', default: 11, aboveGradeId: 101 },
    }
    const entry = { itemName: 'x', price: 1 }
    const entries = [
      { ...entry, itemCode: 'CM-1', listName: 'PRIMERO-SEGUNDO' },
      { ...entry, itemCode: 'CM-1', listName: 'SEGUNDO-TERCERO', price: 2 },
      { ...entry, itemCode: 'CT-1', listName: 'SEGUNDO' },
    ]
    const tariffs = tariffsOf(entries, '2025-2026', terms)
    expect(tariffs.map(({ code, grade, value }) => [code, grade, value])).toEqual([
      ['CM-1', 104, 1],
      ['CM-1', 105, 1],
    ])
  })

  it('names the grades of the season to anybody', async () => {
    const { body } = await theHub()
      .visitor()
      .get<{ id_grade: number; grade_enrollment: string }[]>('/api/enrollment/admin/grades')
    expect(body).toHaveLength(14)
    expect(body[0]).toEqual({
      id_grade: 101,
      grade_enrollment: 'Prejardín',
      grade_sap_pricelist: 'PREJARDIN',
    })
    expect(body[13]).toMatchObject({ id_grade: 114, grade_enrollment: 'Once' })
  })

  it('answers one fee to the office, and none that is not there', async () => {
    const hub = theHub()
    const office = await signInStaff(hub, 'admissions')
    const known = await feeOf(office, 105, 'ECO-05')
    expect((await office.get<FeeBody[]>(`${fee}/${known.id}`)).body).toEqual([known])
    expect((await office.get(`${fee}/999999`)).status).toBe(404)
  })

  it.each(['?grade=x', '?type=OTRO', '?value=-1', '?sort=description', '?page[size]=0', '?unknown=1', '0'])(
    'refuses %s as a bad request',
    async (query) => {
      expect((await theHub().visitor().get(`${fees}${query}`)).status).toBe(400)
    },
  )

  it('shows a stored fee at once to a visitor', async () => {
    const hub = await runHub()
    await store(await signInStaff(hub, 'finance'), chess)
    const found = await hub.visitor().get<FeeBody[]>(`${fees}105?search=ajedrez`)
    expect(found.body).toMatchObject([
      { code: 'ECO-20', promo_img_link: 'http://colegio.example/ajedrez.png' },
    ])
  })
})
