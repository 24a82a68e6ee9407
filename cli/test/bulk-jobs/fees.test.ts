import { describe, expect, it } from 'vitest'
import type { Cells } from '../../src/bulk/job.ts'
import { pesosIn } from '@matricula/hub/api/pesos'
import { feesJob } from '../../src/bulk-jobs/fees/fees-job.ts'
import { chess, editOf, fee, feeOf, store } from '@matricula/hub/testing/a-fee'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHub, useHub } from '@matricula/hub/testing/test-hub'
import { applyPlan, hubFor, planOf, describePlan } from '../support/try-job.ts'

const hub = useHub()

const row = (cells: Cells): Cells => ({
  grade: '105',
  code: 'ECO-90',
  concept: 'Robótica',
  value: '$ 150.000',
  type: 'eco',
  mandatory: 'no',
  eco_type: 'adicional',
  ...cells,
})

const plan = async (...records: readonly Cells[]) =>
  planOf(feesJob('es'), await hubFor(hub(), ['finance']), records)

const describePlanOf = async (...records: readonly Cells[]) => describePlan(await plan(...records))

const trail = ({ hub: { app } }: TestHub): Promise<{ act: string }[]> =>
  app.database('audit').where('act', 'like', 'fee.%').orderBy('id')

describe('Pesos of a file', () => {
  it.each([
    ['4750000', 4_750_000],
    ['4.750.000', 4_750_000],
    ['$ 4.750.000', 4_750_000],
    ['4,750,000', 4_750_000],
    ['$ 4.750.000,00', 4_750_000],
    ['$4.750.000', 4_750_000],
    ['4750000,00', 4_750_000],
    ['4,750,000.00', 4_750_000],
    ['4.750', 4750],
    ['4,750', null],
    ['4.75', null],
    ['4,75', null],
    ['4.750.00', null],
    ['4.7500.00', null],
    ['4.750,000', null],
    ['-4.750', null],
    ['0', 0],
    ['12.5', null],
    ['4750000,50', null],
    ['-1', null],
    ['mil', null],
    ['1e6', null],
    ['1.000.000.000.000', null],
  ])('%s are %j', (written, pesos) => {
    expect(pesosIn(written)).toBe(pesos)
  })
})

describe('A row of a fee file', () => {
  it.each<[string, Cells, string]>([
    ['without a grade', { grade: '' }, 'Falta el grado'],
    ['of a grade nobody has', { grade: 'Doce' }, 'No hay ningún grado «Doce»'],
    ['with a grade twice', { grade: '105, Segundo' }, 'repite el grado Segundo'],
    ['without a code', { code: '' }, 'Falta el código'],
    ['with a code no address can hold', { code: 'ECO 1' }, '«ECO 1»'],
    ['with a value in cents', { value: '1500,50' }, '«1500,50»'],
    ['of no type', { type: 'diario' }, '«diario»'],
    ['neither mandatory nor not', { mandatory: 'tal vez' }, '«tal vez»'],
    ['of no kind of activity', { eco_type: 'gratis' }, '«gratis»'],
    ['with half a place', { cuota: '2.5' }, '«2.5»'],
    ['with a script for a picture', { promo_img_link: 'javascript:alert(1)' }, '«javascript:alert(1)»'],
    ['with a word for a concept that never ends', { concept: 'a'.repeat(151) }, 'hasta 150'],
    ['that is included and costs', { eco_type: 'incluida' }, 'cuesta 0'],
    ['with places, and no activity', { type: 'ANUAL', eco_type: '', cuota: '3' }, 'solo para actividades'],
    ['new, without what the form asks for', { value: '', mandatory: '' }, 'falta: value, mandatory'],
    ['new activity of no kind', { eco_type: '' }, 'falta: eco_type'],
    ['that takes out what is not there', { archive: 'sí' }, 'no hay qué retirar'],
    ['with a code of another case', { code: 'eco-01', grade: '105' }, 'se escribe «ECO-01»'],
    ['that would change the type', { code: 'ECO-01', type: 'CLUB' }, 'no se puede cambiar a CLUB'],
  ])('%s is wrong, and it is said why', async (_title, cells, why) => {
    const [one] = await describePlanOf(row(cells))
    expect(one).toMatch(/^wrong: /)
    expect(one).toContain(why)
  })

  it('that repeats another is wrong and names its line', async () => {
    const lines = await describePlanOf(
      row({}),
      row({ grade: '106' }),
      row({ grade: 'Tercero, Segundo', code: 'eco-90' }),
    )
    expect(lines.map((line) => line.split(':')[0])).toEqual(['change', 'change', 'wrong'])
    expect(lines[2]).toContain('Tercero de la línea 3: está repetida')
  })
})

describe('A plan of fees', () => {
  it('says what is new, what changes from what to what, and what is so already', async () => {
    expect(
      await describePlanOf(
        row({ grade: 'segundo, TERCERO' }),
        { grade: '101', code: 'CA-0001', value: '3900000' },
        { grade: '101', code: 'CA-0001', value: '3800000', concept: 'Derecho de matrícula' },
        { grade: '114', code: 'CM-0016', archive: 'si' },
      ),
    ).toEqual([
      'change: nueva · Segundo, Tercero · ECO-90 Robótica: $ 150.000',
      'change: Prejardín · CA-0001: valor de $ 3.800.000 a $ 3.900.000',
      'wrong: CA-0001 de Prejardín de la línea 3: está repetida; cada tarifa va una sola vez en cada grado.',
      'change: se retira · Once · CM-0016 Almuerzo',
    ])
    expect(
      await describePlanOf({ grade: '101', code: 'CA-0001', value: '3.800.000', mandatory: 'x' }),
    ).toEqual(['same: Prejardín · CA-0001: igual'])
  })

  it('leaves alone what the file has no column for, and clears what a hyphen says', async () => {
    const finance = await signInStaff(hub(), 'finance')
    await store(finance, { ...chess, code: 'ECO-91' })
    expect(await describePlanOf({ grade: '105', code: 'ECO-91', value: '150000' })).toEqual([
      'same: Segundo · ECO-91: igual',
    ])
    expect(
      await describePlanOf({ grade: '105', code: 'ECO-91', cuota: '-', schedule: '-', description: '' }),
    ).toEqual(['change: Segundo · ECO-91: cupos de 2 a vacío, horario de «Lunes 3:00 p. m.» a vacío'])
  })

  it('asks for each grade’s fees once, however many rows there are', async () => {
    const client = await hubFor(hub(), ['finance'])
    const asked: string[] = []
    client.api.use({ onRequest: ({ request }) => void asked.push(new URL(request.url).pathname) })
    const job = feesJob('es')
    const rows = Array.from({ length: 250 }, (_, at) =>
      row({ code: `ECO-B${at}`, grade: `${105 + (at % 2)}` }),
    )
    await planOf(job, client, rows.slice(0, 100))
    await planOf(job, client, rows.slice(100))
    expect(asked.toSorted()).toEqual([
      '/api/enrollment/admin/fees/105',
      '/api/enrollment/admin/fees/106',
      '/api/enrollment/admin/grades',
    ])
  })
})

describe('A file of fees brought in', () => {
  it('stores, edits and archives, and done again does nothing twice', async () => {
    const shop = await runHub()
    const client = await hubFor(shop, ['finance'])
    const job = feesJob('es')
    const planned = await planOf(job, client, [
      row({ grade: '105|106', promo_img_link: 'colegio.example/robot.png', cuota: '12' }),
      { grade: '101', code: 'CA-0001', value: '3900000' },
      { grade: '114', code: 'CM-0016', archive: 'sí' },
    ])
    const ends = await applyPlan(job, client, planned)
    expect(ends).toEqual([
      { line: 2, is: 'done' },
      { line: 3, is: 'done' },
      { line: 4, is: 'done' },
    ])
    const once = await trail(shop)
    expect(once.map(({ act }) => act)).toEqual(['fee.create', 'fee.create', 'fee.change', 'fee.archive'])
    expect(await applyPlan(job, client, planned, { isAgain: true })).toEqual(ends)
    expect(await trail(shop)).toEqual(once)
    const visitor = shop.visitor()
    expect(await feeOf(visitor, 106, 'ECO-90')).toMatchObject({
      value: 150_000,
      cuota: 12,
      promo_img_link: 'http://colegio.example/robot.png',
    })
    expect(await feeOf(visitor, 101, 'CA-0001')).toMatchObject({ value: 3_900_000, version: 2 })
    await expect(feeOf(visitor, 114, 'CM-0016')).rejects.toThrow('no fee')
    const again = await planOf(feesJob('es'), client, [
      row({ grade: '105|106', promo_img_link: 'colegio.example/robot.png', cuota: '12' }),
    ])
    expect(again.map(({ is }) => is)).toEqual(['same'])
  })

  it('stores the grades that are left when some were stored before the answer was lost', async () => {
    const client = await hubFor(hub(), ['finance'])
    const job = feesJob('es')
    const planned = await planOf(job, client, [row({ code: 'ECO-92', grade: '105,106' })])
    const finance = await signInStaff(hub(), 'finance')
    const same = { code: 'ECO-92', concept: 'Robótica', value: 150_000, type: 'ECO', mandatory: false }
    await store(finance, { ...same, eco_type: 'adicional', grade: 105 })
    expect(await applyPlan(job, client, planned, { isAgain: true })).toEqual([{ line: 2, is: 'done' }])
    expect(await feeOf(finance, 106, 'ECO-92')).toMatchObject({ concept: 'Robótica' })
  })

  it('does not write over what somebody else wrote after the plan', async () => {
    const client = await hubFor(hub(), ['finance'])
    const finance = await signInStaff(hub(), 'finance')
    await store(finance, { ...chess, code: 'ECO-93' }, { ...chess, code: 'ECO-94' })
    const job = feesJob('es')
    const planned = await planOf(job, client, [
      row({ code: 'ECO-95', grade: '105' }),
      { grade: '105', code: 'ECO-93', value: '160000' },
      { grade: '105', code: 'ECO-94', value: '160000' },
    ])
    await store(finance, { ...chess, code: 'ECO-95' })
    const [edited, gone] = await Promise.all(['ECO-93', 'ECO-94'].map((code) => feeOf(finance, 105, code)))
    if (edited === undefined || gone === undefined) throw new Error('both are there')
    await finance.put(fee, editOf(edited, { concept: 'Ajedrez avanzado' }))
    await finance.delete(`${fee}/${gone.id}`)
    expect(await applyPlan(job, client, planned)).toMatchObject([
      { line: 2, is: 'failed', code: 'FEE_DUPLICATE' },
      { line: 3, is: 'failed', code: 'FEE_CHANGED' },
      { line: 4, is: 'failed', code: 'NOT_FOUND' },
    ])
    expect(await feeOf(finance, 105, 'ECO-93')).toMatchObject({ concept: 'Ajedrez avanzado', value: 150_000 })
    expect(await feeOf(finance, 105, 'ECO-95')).toMatchObject({ concept: 'Ajedrez' })
  })

  it('stops at once for who may not', async () => {
    const client = await hubFor(hub(), ['admissions'])
    const job = feesJob('es')
    const planned = await planOf(job, client, [row({ code: 'ECO-96' })])
    await expect(applyPlan(job, client, planned)).rejects.toMatchObject({ status: 403, exit: 3 })
  })
})
