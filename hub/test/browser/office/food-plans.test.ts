import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import writeXlsxFile from 'write-excel-file/universal'
import { describe, expect, it } from 'vitest'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, useHub } from '@matricula/hub/testing/test-hub'
import { faultsAt } from '@matricula/hub/testing/vendor'
import { desktop, expectWell, expectWellEverywhere, phone, useBrowser } from '../screens.ts'
import { comeIn, goTo } from './staff-member.ts'

const browser = useBrowser()
const shared = useHub()
const path = '/enrollment/insertServices'
const title = 'Servicios de alimentación en bloque'

async function openPlans(screen = desktop, settings = {}) {
  const hub = await runHub({ settings })
  const page = await comeIn(browser, { url: hub.url, role: 'food', screen })
  await goTo(page, path, title)
  return { page, hub, app: hub.hub.app }
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const rows = (page: Page) => page.locator('tbody tr[data-row-key]')
const cells = async (page: Page) => (await rows(page).allInnerTexts()).map((row) => row.split(/\s*[\t\n]\s*/))

/** A plan of two lunches, made elsewhere and opened by its address. */
async function openPlan({ page, hub }: Awaited<ReturnType<typeof openPlans>>) {
  const cook = await signInStaff(hub, 'food')
  const input = ['10001', '10003'].map((student) => ({ student, service: 2 }))
  const { body } = await cook.post<{ token: string }>('/api/hikcentral/plans', { act: 'enrol', rows: input })
  await goTo(page, `${path}?plan=${body.token}`, title)
  return { cook, token: body.token }
}

describe('Services for many students', () => {
  it('go from a file to their result', async () => {
    const { page } = await openPlans(phone)
    await page.getByRole('radio', { name: 'Un archivo de Excel o CSV' }).check()
    expect(await page.getByRole('button', { name: 'Preparar el plan (0)' }).isDisabled()).toBe(true)
    const choose = (name: string, content: string) =>
      page.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) })
    await choose('foto.png', '\u0089PNG\r\n\0\0\0')
    await page.getByText('El archivo no es de Excel (XLSX) ni CSV.').waitFor()
    await choose('otra.csv', 'nombre;servicio\nAna Rojas;1')
    await page.getByText('Falta la columna codigo.').waitFor()
    await expectWellEverywhere(page, 'a file without its column')
    await choose('nada.csv', '')
    await page.getByText('El archivo no tiene estudiantes.').waitFor()
    const lines = ['código;servicio', '10001;1', '123;2', '10003;2', '10001;3', '10004;9', 'ZZ888;1']
    await page.locator('input[type=file]').setInputFiles({
      name: 'servicios.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(lines.join('\r\n')),
    })
    await page.getByText('Se entienden 3; quedan por fuera 3:').waitFor()
    expect(await page.getByRole('alert').getByRole('listitem').allTextContents()).toEqual([
      'Fila 3: «123 2» no tiene un código de cinco letras o números. Revise los ceros iniciales.',
      'Fila 5: «10001 3» pide otro servicio para el código de la fila 2. Deje uno solo; por ahora queda el de la fila 2.',
      'Fila 6: «10004 9» no tiene un servicio conocido. Escriba 1, 2, 3 o el nombre del servicio.',
    ])
    await expectWellEverywhere(page, 'a file with wrong rows')

    await press(page, 'Preparar el plan (3)')
    await page.getByRole('heading', { name: 'Servicios por insertar: 2' }).waitFor()
    await page.getByText('ZZ888').waitFor()
    const today = [
      '10001',
      'Mariana Gómez Rojas',
      'Ninguno',
      'Almuerzo y Medias Nueves',
      'Almuerzo y Medias Nueves',
    ]
    expect((await cells(page))[0]?.slice(0, 5)).toEqual(today)
    await press(page, 'Almuerzo 1')
    expect(await rows(page).count()).toBe(1)
    await expectWellEverywhere(page, 'a plan to look at')

    await press(page, 'Insertar servicios (2)')
    await page.getByText('Servicios insertados correctamente').waitFor()
    await page.getByText('Cambios hechos: 2.').waitFor()
    await expectWellEverywhere(page, 'a result')
    await press(page, 'Exportar')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'CSV' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('servicios-de-alimentacion.csv')
    expect(await readFile(await download.path(), 'utf8')).toContain('10001;Listo;Mariana Gómez Rojas;')
    await page.reload()
    await page.getByText('Servicios insertados correctamente').waitFor()
  })

  it('are read from a workbook, and a file that only calls itself one is told so', async () => {
    const { page } = await openPlans(phone)
    await page.getByRole('radio', { name: 'Un archivo de Excel o CSV' }).check()
    const choose = (buffer: Buffer) =>
      page.locator('input[type=file]').setInputFiles({ name: 'lista.xlsx', mimeType: '', buffer })
    await choose(Buffer.from('no workbook'))
    await page
      .getByText('El archivo no es un libro de Excel (XLSX). Guárdelo de nuevo o elija otro.')
      .waitFor()
    await expectWellEverywhere(page, 'a file that is no workbook')
    // Larger than what is unzipped without a worker where one may be had.
    const notes = Array.from({ length: 12_000 }, (_, at) => ['', '', `nota ${at} ${'x'.repeat(40)}`])
    const lines = [['Código', 'Servicio', 'Nota'], ['10001', 'Almuerzo', ''], ...notes, [10_003, 3, '']]
    const workbook = await writeXlsxFile(lines.map((line) => line.map((value) => ({ value })))).toBlob()
    await choose(Buffer.from(await workbook.arrayBuffer()))
    await press(page, 'Preparar el plan (2)')
    await page.getByRole('heading', { name: /^Servicios por insertar/ }).waitFor()
    expect((await cells(page)).map((row) => row.slice(0, 5).at(-1))).toEqual(['Almuerzo', 'Medias Nueves'])
  })

  it('are removed by a list, and nothing is left to remove', async () => {
    const { page } = await openPlans()
    const remove = async (codes: string) => {
      await page.getByRole('radio', { name: 'Una lista de códigos' }).check()
      await page.getByLabel('Códigos de estudiantes').fill(codes)
    }
    await remove('10001 10003')
    await press(page, 'Preparar el plan (2)')
    await press(page, 'Insertar servicios (2)')
    await page.getByText('Servicios insertados correctamente').waitFor()
    await page.keyboard.press('n')
    await page.getByRole('radio', { name: 'Eliminar servicios' }).check()
    await remove('10001, 10003, x')
    await page.getByText('Se entienden 2; quedan por fuera 1:').waitFor()
    await expectWell(page, 'a list of codes')
    await press(page, 'Preparar el plan (2)')
    await press(page, 'Eliminar servicios (2)')
    await page.getByText('Servicios eliminados correctamente').waitFor()
    await press(page, 'Preparar otro plan')
    await page.getByRole('radio', { name: 'Eliminar servicios' }).check()
    await press(page, 'Preparar el plan')
    await page.getByText('No hay nada por cambiar').waitFor()
    await expectWell(page, 'a plan of nothing')
  })

  it('that failed say why, and become a plan of their own', async () => {
    const { page, app } = await openPlans(phone)
    await page.getByRole('radio', { name: 'Una lista de códigos' }).check()
    await page.getByLabel('Códigos de estudiantes').fill('10001 10003')
    await press(page, 'Preparar el plan (2)')
    await page.getByRole('heading', { name: 'Servicios por insertar: 2' }).waitFor()
    const faults = faultsAt(app, 'accessControl.main')
    await faults.injectFault('refuses')
    await press(page, 'Insertar servicios (2)')
    await page.getByText('Ocurrió un error al insertar los servicios').waitFor()
    await page.getByText('Hechos: 0. Con falla: 2.', { exact: false }).waitFor()
    await page.getByText('El control de acceso no aceptó el cambio: switched to refuse').first().waitFor()
    await expectWell(page, 'a result with failures')
    const before = page.url()
    await faults.clearFault()
    await press(page, 'Preparar un plan con los que fallaron (2)')
    await page.getByRole('heading', { name: 'Servicios por insertar: 2' }).waitFor()
    expect(page.url()).not.toBe(before)
    await press(page, 'Insertar servicios (2)')
    await page.getByText('Servicios insertados correctamente').waitFor()
    await page.goBack()
    await page.getByText('Ocurrió un error al insertar los servicios').waitFor()
  })

  it('under way are found by their address, and go on after they stopped', async () => {
    const office = await openPlans(desktop, { vendors: { writeSeconds: 60 } })
    const { page, app } = office
    const { cook, token } = await openPlan(office)
    await page.getByText('Este plan se abrió por su enlace.', { exact: false }).waitFor()
    expect((await cells(page))[0]?.slice(0, 4)).toEqual(['10001', 'Mariana Gómez Rojas', '—', 'Almuerzo'])

    const faults = faultsAt(app, 'accessControl.main')
    await faults.injectFault('hangs')
    void cook.post('/api/hikcentral/insertServices', { token })
    await press(page, 'Insertar servicios (2)')
    await page.getByRole('heading', { name: 'Insertando servicios' }).waitFor()
    await page.getByRole('progressbar', { name: 'Ejecutar' }).waitFor()
    await page.getByText('0 de 2 terminados; con falla: 0').first().waitFor()
    await expectWell(page, 'a run')
    await page.reload()
    await page.getByRole('heading', { name: 'Insertando servicios' }).waitFor()

    // As a killed hub leaves it: nobody has said for a while that the run goes on.
    const past = new Date(app.clock.wall().getTime() - 1000).toISOString()
    await app.database('food_plan').update({ leased_until: past })
    await page.getByRole('heading', { name: 'El trabajo se detuvo' }).waitFor()
    await expectWell(page, 'a run that stopped')
    await faults.clearFault()
    await press(page, 'Reanudar')
    await page.getByText('Servicios insertados correctamente').waitFor()
    expect(await rows(page).filter({ hasText: 'Listo' }).count()).toBe(2)
  })

  it('planned long ago, or by an address that is none, say so', async () => {
    const office = await openPlans()
    const { page, app } = office
    await openPlan(office)
    await page.getByRole('button', { name: 'Insertar servicios (2)' }).waitFor()
    const past = new Date(app.clock.wall().getTime() - 1000).toISOString()
    await app.database('food_plan').update({ expires_at: past })
    await press(page, 'Insertar servicios (2)')
    await page.getByText('El plan venció').waitFor()
    expect(await page.getByRole('button', { name: 'Insertar servicios (2)' }).count()).toBe(0)
    await expectWell(page, 'an expired plan')
    for (const token of ['abc', 'a'.repeat(43)]) {
      await goTo(page, `${path}?plan=${token}`, title)
      await page.getByText('Este plan ya no existe').waitFor()
    }
    await expectWell(page, 'a plan that is no more')
    await press(page, 'Preparar otro plan')
    await page.getByRole('radio', { name: 'Insertar servicios' }).waitFor()
  })

  it('are prepared when the turnstile answers, and not before', async () => {
    const { page, app } = await openPlans()
    await page.getByRole('radio', { name: 'Una lista de códigos' }).check()
    await page.getByLabel('Códigos de estudiantes').fill('10001')
    const faults = faultsAt(app, 'accessControl.main')
    await faults.injectFault('unreachable')
    await press(page, 'Preparar el plan (1)')
    await page.getByRole('alert').waitFor()
    await expectWell(page, 'a plan that could not be prepared')
    await faults.clearFault()
    await press(page, 'Preparar el plan (1)')
    await page.getByRole('heading', { name: 'Servicios por insertar: 1' }).waitFor()
  })

  it('are not for admissions', async () => {
    const page = await comeIn(browser, { url: shared().url, role: 'admissions', screen: desktop })
    await goTo(page, path, 'Su cuenta no tiene permiso para esta página')
    expect(await page.getByRole('radio').count()).toBe(0)
  })
})
