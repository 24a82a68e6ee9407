import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { editOf, fee, feeOf } from '@matricula/hub/testing/a-fee'
import { Family } from '@matricula/hub/testing/family'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, useHub } from '@matricula/hub/testing/test-hub'
import { desktop, expectWell, expectWellEverywhere, phone, useBrowser } from '../screens.ts'
import { choose } from './choose.ts'
import { comeIn, goTo } from './staff-member.ts'

const browser = useBrowser()
const shared = useHub()
const path = '/enrollment/admin/impact'
const heading = 'Impacto de un cambio de tarifas'
const second = 105

/** The fee drawer's question: the second grade's ECO-02 at 200,000. */
const ecoRise = `${path}?grade=${second}&code=ECO-02&value=200000&type=ECO&does=edit&id=1`

/** A hub where one family of the second grade takes ECO-02. */
async function withSubscriber() {
  const hub = await runHub()
  const { visitor } = await Family.signIn(hub, '10001')
  const input = { activity: { code: 'ECO-02' }, student: { code: '10001' } }
  const answer = await visitor.post('/api/enrollment/fees/community/subscribe', input)
  if (answer.status !== 200) throw new Error(answer.text)
  return { hub, office: await signInStaff(hub, 'finance') }
}

/** The question before the change is made. */
async function beginToPublish(page: Page) {
  await page.getByRole('button', { name: 'Publicar el cambio' }).click()
  const question = page.getByRole('dialog')
  await question.getByText('Paga más: 1 familia, $80.000 en total.').waitFor()
  return question
}

const confirm = (question: Locator) => question.getByRole('button', { name: 'Publicar ahora' }).click()

it('A change in the address is asked about at once, and made when somebody says so', async () => {
  const { hub, office } = await withSubscriber()
  const page = await comeIn(browser, { url: hub.url, role: 'finance', screen: phone })
  await goTo(page, ecoRise, heading)
  await page.getByText('De $720.000 a $800.000').waitFor()
  const families = page.getByRole('region', { name: 'Familias que pagan distinto' })
  expect(await families.locator('tbody tr[data-row-key]').allTextContents()).toEqual([
    expect.stringMatching(/^10001.*Segundo720\.000800\.000\+\$80\.000\$0$/),
  ])
  expect(await page.getByText('Cobrado por contabilidad').count()).toBe(0)
  await expectWellEverywhere(page, 'the impact of an activity')
  const question = await beginToPublish(page)
  await expectWellEverywhere(page, 'before the change is made')
  await confirm(question)
  await page.getByText('Cambio publicado. Tarifas: 1.').first().waitFor()
  await page.getByText('De $720.000 a $800.000', { exact: true }).waitFor({ state: 'hidden' })
  expect(await page.getByRole('button', { name: 'Publicar el cambio' }).count()).toBe(0)
  expect(await feeOf(office, second, 'ECO-02')).toMatchObject({ value: 200_000, version: 2 })
  const published = page.getByRole('region', { name: 'Cambios publicados y programados' })
  await published.getByText('ECO-02, Segundo: $180.000 → $200.000').waitFor()
  await expectWellEverywhere(page, 'a change that was published')
  await published.getByRole('button', { name: 'Deshacer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Deshacer' }).click()
  await published.getByText('Deshecho', { exact: true }).waitFor()
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('content')
  expect(await feeOf(office, second, 'ECO-02')).toMatchObject({ value: 180_000, version: 3 })
})

it('A change can be published later, and is cancelled before its time', async () => {
  const { hub, office } = await withSubscriber()
  const page = await comeIn(browser, { url: hub.url, role: 'finance', screen: phone })
  await goTo(page, ecoRise, heading)
  await page.getByText('De $720.000 a $800.000').waitFor()
  const question = await beginToPublish(page)
  await question.getByRole('radio', { name: 'En una fecha y hora' }).check()
  await question.getByRole('button', { name: 'Programar' }).click()
  await question.getByText('Ingrese la fecha y la hora.').waitFor()
  await question.getByLabel('Fecha y hora (Bogotá)').fill('2020-01-01T06:00')
  await question.getByRole('button', { name: 'Programar' }).click()
  await question.getByText('Indique una fecha y hora que no hayan pasado.').first().waitFor()
  await expectWellEverywhere(page, 'a time that has passed')
  await question.getByLabel('Fecha y hora (Bogotá)').fill('2025-07-20T06:00')
  await question.getByRole('button', { name: 'Programar' }).click()
  const published = page.getByRole('region', { name: 'Cambios publicados y programados' })
  await published.getByText('Programado', { exact: true }).waitFor()
  await published.getByText(/20.{1,8}2025, 0?6:00/).waitFor()
  expect(await feeOf(office, second, 'ECO-02')).toMatchObject({ version: 1 })
  await expectWellEverywhere(page, 'a change that is scheduled')
  await published.getByRole('button', { name: 'Cancelar el cambio' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar el cambio' }).click()
  await published.getByText('Cancelado', { exact: true }).waitFor()
})

it('A value that is no whole number of pesos is refused as it was written', async () => {
  const page = await comeIn(browser, { url: shared().url, role: 'finance', screen: phone })
  await goTo(page, ecoRise, heading)
  const value = page.getByLabel('Valor nuevo')
  expect(await value.inputValue()).toBe('200.000')
  for (const written of ['-5', '300000,50', '300000.50', 'mil']) {
    await value.fill(written)
    await value.press('Tab')
    await page.getByText('Ingrese un valor entero, mínimo 0.').waitFor()
    await page.getByRole('button', { name: 'Calcular el impacto' }).click()
    expect(await value.inputValue()).toBe(written)
    expect(await page.getByRole('button', { name: 'Publicar el cambio' }).count()).toBe(0)
  }
  await expectWellEverywhere(page, 'a value refused')
  await value.fill('300.000')
  await value.press('Tab')
  await page.getByText('Ingrese un valor entero, mínimo 0.').waitFor({ state: 'detached' })
  expect(await value.inputValue()).toBe('300.000')
  await page.getByText('Segundo: $180.000 → $300.000').waitFor()
})

it('A rise in percent is asked about grade by grade', async () => {
  const page = await comeIn(browser, { url: shared().url, role: 'finance', screen: phone })
  await goTo(page, path, heading)
  await page.getByRole('button', { name: 'Calcular el impacto' }).click()
  for (const told of [
    'Elija el tipo.',
    'Elija la tarifa.',
    'Elija al menos un grado.',
    'Ingrese el valor nuevo.',
  ]) {
    await page.getByText(told).waitFor()
  }
  await expectWellEverywhere(page, 'an empty change')
  await choose(page, page.getByRole('combobox', { name: 'Tipo' }), /^ANUAL$/)
  await choose(page, page.getByRole('combobox', { name: 'Tarifa' }), /^CA-0001/)
  await choose(page, page.getByRole('combobox', { name: 'Cómo' }), /^Porcentaje$/)
  const percent = page.getByRole('textbox', { name: 'Porcentaje' })
  await percent.fill('5,555')
  await percent.press('Tab')
  await page.getByText('El porcentaje va de -99 a 500, con dos decimales como máximo.').waitFor()
  expect(await percent.inputValue()).toBe('5,555')
  await percent.fill('5,5')
  await page.getByText('Prejardín: $3.800.000 → $4.009.000').waitFor()
  await expectWellEverywhere(page, 'a change in percent')
  await page.getByRole('button', { name: 'Calcular el impacto' }).click()
  await page.getByText('de 14 grados').waitFor()
  await page.getByText('Cobrado por contabilidad').waitFor()
  await page.getByText('de 14 grados').waitFor({ state: 'hidden', timeout: 60_000 })
  await expectWellEverywhere(page, 'the impact on all grades')
  const [file] = await Promise.all([page.waitForEvent('download'), save(page)])
  const lines = (await readFile(await file.path(), 'utf8')).replace('\uFEFF', '').split('\r\n')
  expect(lines[0]).toBe('Código;Nombre;Próximo grado;Antes;Después;Diferencia;Diferencia en el primer pago')
  expect(new Set(lines.slice(1).map((line) => line.split(';')[2])).size).toBe(14)
})

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Exportar' }).click()
  await page.getByRole('menuitem', { name: 'CSV' }).click()
}

describe('A change', () => {
  it('of a fee that somebody else changed meanwhile is not made, and says so', async () => {
    const { hub, office } = await withSubscriber()
    const page = await comeIn(browser, { url: hub.url, role: 'finance', screen: desktop })
    await goTo(page, ecoRise, heading)
    await page.getByText('De $720.000 a $800.000').waitFor()
    const edited = await office.put(fee, editOf(await feeOf(office, second, 'ECO-02'), { value: 190_000 }))
    expect(edited.status).toBe(200)
    await confirm(await beginToPublish(page))
    await page.getByText('No se publicó nada por ECO-02, Segundo').waitFor()
    await expectWell(page, 'a change that was refused')
    expect(await feeOf(office, second, 'ECO-02')).toMatchObject({ value: 190_000 })
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click()
    await page.getByText('Segundo: $190.000 → $200.000').waitFor()
    await page.getByRole('button', { name: 'Calcular el impacto' }).click()
    await page.getByText('De $760.000 a $800.000').waitFor()
    await page.getByRole('button', { name: 'Publicar el cambio' }).click()
    await confirm(page.getByRole('dialog'))
    await expect.poll(() => feeOf(office, second, 'ECO-02')).toMatchObject({ value: 200_000 })
  })

  it('can be a new fee, which the catalogue takes up', async () => {
    const hub = await runHub()
    const page = await comeIn(browser, { url: hub.url, role: 'finance', screen: desktop })
    await goTo(page, `${path}?grade=${second}&code=ECO-77&value=90000&type=ECO&does=create`, heading)
    await page.getByRole('textbox', { name: 'Nombre' }).fill('Astronomía')
    await page.getByRole('radio', { name: 'No' }).check()
    await choose(page, page.getByRole('combobox', { name: 'Tipo de actividad' }), /^adicional$/)
    await page.getByRole('button', { name: 'Calcular el impacto' }).click()
    await page.getByText('Nadie se ha inscrito todavía en la actividad nueva.').waitFor()
    await expectWell(page, 'the impact of a new fee')
    await page.getByRole('button', { name: 'Publicar el cambio' }).click()
    await confirm(page.getByRole('dialog'))
    await page.getByText('Cambio publicado. Tarifas: 1.').first().waitFor()
    const office = await signInStaff(hub, 'finance')
    expect(await feeOf(office, second, 'ECO-77')).toMatchObject({ concept: 'Astronomía', value: 90_000 })
  })

  it('written twice for one grade is not asked about', async () => {
    const page = await comeIn(browser, { url: shared().url, role: 'finance', screen: desktop })
    await goTo(page, ecoRise, heading)
    await page.getByText('Ninguna familia paga distinto.').waitFor()
    await page.getByRole('button', { name: 'Agregar otra tarifa' }).click()
    const other = page.getByRole('group', { name: 'Cambio 2' })
    await choose(page, other.getByRole('combobox', { name: 'Tipo' }), 'ECO')
    await choose(page, other.getByRole('combobox', { name: 'Tarifa' }), /^ECO-02/)
    await other.getByLabel('Valor nuevo').fill('1000')
    await page.getByText('La tarifa ECO-02 está dos veces en el mismo grado.').waitFor()
    await expectWell(page, 'a fee changed twice')
    await page.getByRole('button', { name: 'Quitar: Cambio 2' }).click()
    await page.getByText('La tarifa ECO-02 está dos veces').waitFor({ state: 'hidden' })
  })
})

it('The impact is closed to whoever sets no prices', async () => {
  const page = await comeIn(browser, { url: shared().url, role: 'admissions', screen: desktop })
  await goTo(page, path, 'Su cuenta no tiene permiso para esta página')
  await expectWell(page, 'the impact, refused')
})

it('The question before a change closes with Escape and gives the focus back, and to the page once it is made', async () => {
  const { hub } = await withSubscriber()
  const page = await comeIn(browser, { url: hub.url, role: 'finance', screen: desktop })
  await goTo(page, ecoRise, heading)
  const publish = page.getByRole('button', { name: 'Publicar el cambio' })
  await publish.press('Enter')
  await page.getByRole('dialog').getByText('El total pasa de').waitFor()

  await page.keyboard.press('Escape')

  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => publish.evaluate((button) => button === document.activeElement)).toBe(true)
  await publish.press('Enter')
  await page.getByRole('button', { name: 'Publicar ahora' }).press('Enter')
  await page.getByText('Cambio publicado. Tarifas: 1.').first().waitFor()
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('content')
})
