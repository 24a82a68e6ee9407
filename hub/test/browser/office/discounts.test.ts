import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ask, files, granted, list } from '../../modules/discounts/a-discount.ts'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHub, useHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import type { Visitor } from '@matricula/hub/testing/visitor'
import { desktop, expectWell, expectWellEverywhere, hasFocus, phone, useBrowser } from '../screens.ts'
import { choose } from './choose.ts'
import { chooseFilter, comeIn, goTo } from './staff-member.ts'

const browser = useBrowser()
const shared = useHub()
const path = '/enrollment/admin/discounts'

interface StudentClaims {
  readonly student: string
  readonly name: string
  readonly claims: readonly { readonly kind: string; readonly percent: number }[] | null
}

/** A student whose profile claims one discount. */
async function oneWhoClaims(office: Visitor): Promise<StudentClaims> {
  const { body } = await office.get<StudentClaims[]>(`/api/discounts/claims?page[number]=1&page[size]=50`)
  const found = body.find(({ claims }) => claims?.length === 1)
  if (found === undefined) throw new Error('nobody claims one discount')
  return found
}

async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Pedir revisión' }).click()
  return page.getByRole('dialog', { name: 'Pedir revisión' })
}

function chooseInDialog(page: Page, field: string, option: string): Promise<void> {
  return choose(page, page.getByRole('dialog').getByRole('combobox', { name: field }), option)
}

const attach = (page: Page, mimeType: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name: `soporte.${mimeType.slice(-3)}`, mimeType, buffer })

it('A discount is asked for with its proof, each rule in its words', async () => {
  const hub = await runHub()
  const page = await comeIn(browser, { url: hub.url, role: 'finance', screen: phone })
  await goTo(page, path, 'Descuentos')
  await page.getByText('Nadie ha pedido un descuento todavía.').waitFor()
  await expectWellEverywhere(page, 'no discounts')
  const dialog = await openDialog(page)
  await dialog.getByRole('button', { name: 'Enviar a revisión' }).click()
  for (const told of [
    'Ingrese el código del estudiante.',
    'Elija el descuento.',
    'Ingrese el porcentaje.',
    'Escriba una nota.',
    'Adjunte el soporte.',
  ]) {
    await dialog.getByText(told, { exact: true }).waitFor()
  }
  await expectWellEverywhere(page, 'an empty request')
  await dialog.getByLabel('Código del estudiante').fill('99999')
  await dialog.getByText('Ningún estudiante tiene este código.').waitFor()
  await dialog.getByLabel('Código del estudiante').fill('10001')
  await dialog.getByText('Mariana Gómez Rojas').waitFor()
  await chooseInDialog(page, 'Descuento', 'Hijo de exalumno')
  await dialog.getByLabel('Porcentaje').fill('doce')
  await dialog.getByLabel('Nota').focus()
  await dialog.getByText('El porcentaje va de 0,01 a 100, con dos decimales como máximo.').waitFor()
  expect(await dialog.getByLabel('Porcentaje').inputValue()).toBe('doce')
  await dialog.getByLabel('Porcentaje').fill('')
  await dialog.getByLabel('Porcentaje').pressSequentially('12,05')
  expect(await dialog.getByLabel('Porcentaje').inputValue()).toBe('12,05')
  await dialog.getByLabel('Porcentaje').fill('12,5')
  await dialog.getByLabel('Nota').fill('La madre es egresada de 1998.')
  await dialog.getByRole('button', { name: 'Enviar a revisión' }).click()
  const drop = dialog.getByRole('button', { name: /^Arrastre|PDF/ })
  await expect.poll(() => drop.evaluate(hasFocus)).toBe(true)
  await attach(page, 'text/plain', Buffer.from('nada'))
  await dialog.getByText('Este archivo no es un PDF, PNG o JPEG.').waitFor()
  await attach(page, 'image/png', Buffer.alloc(2 * 1024 * 1024 + 1, files.png))
  await dialog.getByText('Este archivo pesa más de 2 MB.').waitFor()
  await attach(page, 'image/png', files.pdf)
  await dialog.getByRole('button', { name: 'Enviar a revisión' }).click()
  await dialog.getByText('El contenido del archivo no es del tipo que dice ser.').waitFor()
  await expectWellEverywhere(page, 'a proof that is not what it says')
  await dialog.getByRole('button', { name: 'Cambiar' }).click()
  await attach(page, 'image/png', files.png)
  await dialog.getByRole('button', { name: 'Enviar a revisión' }).click()
  await page.getByRole('link', { name: '10001, Hijo de exalumno' }).waitFor()
  const [kept] = (await list(await signInStaff(hub, 'finance'))).body
  expect(kept).toMatchObject({ student: '10001', kind: 'alumni', percent: 1250, state: 'asked' })
})

it('Who asked may not review; somebody else grants until a day, and takes it back', async () => {
  const asked = await ask(await signInStaff(shared(), 'finance'))
  const own = await comeIn(browser, { url: shared().url, role: 'finance', screen: phone })
  await goTo(own, `${path}?discount=${asked.body.id}`, 'Descuentos')
  await expectWellEverywhere(own, 'a discount that is asked for')
  await review(own, '2026-06-30')
  await own.getByText('Quien pide un descuento no lo revisa. Pida a otra persona que lo haga.').waitFor()
  await expectWellEverywhere(own, 'a review of one’s own')

  const other = await comeIn(browser, { url: shared().url, role: 'admin', screen: phone })
  await goTo(other, `${path}?discount=${asked.body.id}`, 'Descuentos')
  await review(other, '2028-06-30')
  await other.getByText('Un descuento vence en máximo dos años.').waitFor()
  await other.getByLabel('Vence el').fill('2026-06-30')
  await other.getByRole('dialog', { name: 'Revisar' }).getByRole('button', { name: 'Aprobar' }).click()
  await other.getByText('admin lo aprobó').waitFor()
  await other.getByText('30 de junio de 2026').first().waitFor()
  await other.getByRole('button', { name: 'Retirar' }).click()
  const leaving = other.getByRole('dialog', { name: 'Retirar' })
  await leaving.getByLabel('Por qué lo retira').fill('Se pidió por error.')
  await expectWellEverywhere(other, 'taking a discount back')
  await leaving.getByRole('button', { name: 'Retirar' }).click()
  await other.getByText('admin lo retiró').waitFor()
  expect(await other.getByRole('button', { name: 'Revisar' }).count()).toBe(0)
  await expectWellEverywhere(other, 'a discount that was taken back')
})

it('What a profile claims without a proof can be asked for from its row', async () => {
  const { student, name } = await oneWhoClaims(await signInStaff(shared(), 'admissions'))
  const page = await comeIn(browser, { url: shared().url, role: 'admissions', screen: phone })
  await goTo(page, path, 'Descuentos')
  await page.getByRole('tab', { name: 'En la ficha' }).click()
  await page.getByLabel('Buscar por código o nombre').fill(student)
  await page.getByText('1 resultado', { exact: true }).waitFor()
  await page.getByRole('button', { name: /^Pedir revisión/ }).waitFor()
  await expectWellEverywhere(page, 'claims without a proof')
  const dialog = await openDialog(page)
  await dialog.getByText(name).waitFor()
  expect(await dialog.getByLabel('Código del estudiante').inputValue()).toBe(student)
  await dialog.getByLabel('Nota').fill('Copia del registro civil.')
  await attach(page, 'application/pdf', files.pdf)
  await expectWellEverywhere(page, 'a request that began with a claim')
  await dialog.getByRole('button', { name: 'Enviar a revisión' }).click()
  await page.getByRole('link', { name: 'En revisión' }).click()
  await page.getByRole('button', { name: 'Retirar' }).waitFor()
  expect(await page.getByRole('button', { name: 'Revisar' }).count()).toBe(0)
})

/** Grants until a day, as far as the form lets one. */
async function review(page: Page, until: string): Promise<void> {
  await page.getByRole('button', { name: 'Revisar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Revisar' })
  await dialog.getByRole('radio', { name: 'Aprobar' }).check()
  await dialog.getByLabel('Vence el').fill(until)
  await dialog.getByLabel('Qué vio').fill('Visto el original.')
  await dialog.getByRole('button', { name: 'Aprobar' }).click()
}

/** One that ends soon, one that ends later, one that nobody has reviewed. */
async function threeDiscounts(hub: TestHub): Promise<void> {
  const [one, other] = await Promise.all([signInStaff(hub, 'admissions'), signInStaff(hub, 'finance')])
  await granted(one, other, { student: '10001' }, '2025-07-10')
  await granted(one, other, { student: '10002' }, '2026-06-30')
  await ask(one, { student: '10003' })
}

describe('The list', () => {
  it('is filtered by state and by how soon it ends, and the address keeps it', async () => {
    const hub = await runHub()
    await threeDiscounts(hub)
    const page = await comeIn(browser, { url: hub.url, role: 'finance', screen: desktop })
    await goTo(page, path, 'Descuentos')
    const rows = page.locator('tbody tr[data-row-key]')
    await rows.nth(2).waitFor()
    expect(await rows.count()).toBe(3)
    await expectWell(page, 'three discounts')
    await chooseFilter(page, 'Vencimiento', 'Vence en 30 días o menos')
    await page.getByText('1 resultado', { exact: true }).waitFor()
    expect(await rows.allTextContents()).toEqual([expect.stringContaining('10001')])
    await page.reload()
    await page.getByText('1 resultado', { exact: true }).waitFor()
    await goTo(page, path, 'Descuentos')
    await chooseFilter(page, 'Estado', 'En revisión')
    await page.getByText('1 resultado', { exact: true }).waitFor()
    expect(await rows.allTextContents()).toEqual([expect.stringContaining('10003')])
  })

  it('shows a picture when somebody asks to see it, and the trail says who did', async () => {
    const hub = await runHub()
    const office = await signInStaff(hub, 'admissions')
    const { body } = await ask(office, { proof: { type: 'image/png', content: pixel } })
    const page = await comeIn(browser, { url: hub.url, role: 'finance', screen: desktop })
    await goTo(page, `${path}?discount=${body.id}`, 'Descuentos')
    const reads = () =>
      hub.hub.app.database('audit').where({ act: 'record.read' }).andWhere('after', 'like', '%/proof%')
    expect(await reads()).toHaveLength(0)
    await page.getByRole('button', { name: 'Ver el soporte' }).click()
    const picture = page.getByRole('img', { name: 'Soporte: Hijo de exalumno, estudiante 10001' })
    await picture.waitFor()
    await expectWell(page, 'the proof of a discount')
    const width = () => page.evaluate(`document.querySelector('img[alt^=Soporte]').naturalWidth`)
    await expect.poll(width, { timeout: 10_000 }).toBe(1)
    const [read] = await until(reads, ({ length }) => length > 0)
    expect(read).toMatchObject({ actor: 'staff:finanzas', subject: '10001' })
  })

  it('is closed to whoever has nothing to do with it', async () => {
    const page = await comeIn(browser, { url: shared().url, role: 'transport', screen: desktop })
    await goTo(page, path, 'Su cuenta no tiene permiso para esta página')
    await expectWell(page, 'the discounts, refused')
  })
})

/** A PNG of one pixel. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
