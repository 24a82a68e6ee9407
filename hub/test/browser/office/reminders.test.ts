import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { aReminder, draft, mailboxOf } from '../../modules/reminders/a-reminder.ts'
import { Family } from '@matricula/hub/testing/family'
import { mailsTo } from '@matricula/hub/testing/mailbox'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHub, useHub } from '@matricula/hub/testing/test-hub'
import { desktop, expectWell, expectWellEverywhere, hasFocus, phone, useBrowser } from '../screens.ts'
import { comeIn, goTo } from './staff-member.ts'

const browser = useBrowser()
const shared = useHub()
const path = '/enrollment/admin/reminders'

/** One family signs in and chooses nothing. */
async function oneEnters(hub: TestHub): Promise<TestHub> {
  await Family.signIn(hub, '10001')
  return hub
}

const next = (page: Page) => page.getByRole('button', { name: 'Siguiente' }).click()

it('A reminder is written, looked at and sent, and what came of it is seen', async () => {
  const hub = await oneEnters(await runHub())
  const page = await comeIn(browser, { url: hub.url, role: 'admissions', screen: phone })
  await goTo(page, path, 'Recordatorios')
  await page.getByText('Todavía no hay recordatorios.').waitFor()
  await expectWellEverywhere(page, 'no reminders')
  await goTo(page, `${path}?create=1&steps=entered`, 'Recordatorios')
  await page.getByText('Ahora es 1 familia.').waitFor()
  await page.getByLabel('Días sin moverse').fill('tres')
  await page.getByText('Escriba un número entero de 0 a 90.').waitFor()
  expect(await page.getByText(/^(Ahora es 1 familia|Elija un paso)/).count()).toBe(0)
  await page.getByLabel('Días sin moverse').fill('0')
  await next(page)
  await page.getByText('Póngale un nombre al recordatorio.').waitFor()
  const name = page.getByRole('textbox', { name: 'Nombre', exact: true })
  await expect.poll(() => name.evaluate(hasFocus)).toBe(true)
  await expectWellEverywhere(page, 'to whom')
  await name.fill('Primer aviso')
  await next(page)

  const preview = page.getByRole('region', { name: 'Vista previa' })
  await preview.getByText('Matrícula de Mariana: falta').waitFor()
  await page.getByLabel('Asunto').fill('Hola {nombre}')
  await page.getByText('Estos campos no existen: {nombre}.').waitFor()
  await page.getByLabel('Mensaje').fill('A <b>usted</b>')
  await page.getByText('Escriba solo texto, sin etiquetas HTML.').waitFor()
  await expectWellEverywhere(page, 'a wrong template')
  await page.getByLabel('Mensaje').fill('Le falta esto: ')
  await page.getByRole('button', { name: 'Insertar {paso}: lo que le falta' }).click()
  await page.getByLabel('Asunto').fill('La matrícula de  espera')
  await page.getByLabel('Asunto').press('Home')
  for (let place = 0; place < 'La matrícula de '.length; place += 1) await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: 'Insertar {estudiante}: nombre del estudiante' }).click()
  expect(await page.getByLabel('Asunto').inputValue()).toBe('La matrícula de {estudiante} espera')
  await preview.getByText('La matrícula de Mariana espera').waitFor()
  await preview.getByText('Le falta esto: el inicio de la matrícula').waitFor()
  await expectWellEverywhere(page, 'what it says')
  await next(page)

  await page.getByRole('radio', { name: 'Varias veces, mientras le falte el paso' }).check()
  await page.getByLabel('Días entre un aviso y otro').fill('dos')
  await page.getByLabel('Veces como máximo, por estudiante').fill('9')
  await page.getByText('Escriba un número entero de 1 a 90.').waitFor()
  await page.getByText('Escriba un número entero de 1 a 5.').waitFor()
  expect(await page.getByLabel('Días entre un aviso y otro').inputValue()).toBe('dos')
  await page.getByLabel('Veces como máximo, por estudiante').fill('3')
  await page.getByLabel('Días entre un aviso y otro').fill('2')
  await expectWellEverywhere(page, 'how often')
  await page.getByRole('button', { name: 'Guardar borrador' }).click()
  await page.getByText('Cada 2 días, hasta 3 veces').waitFor()
  await page.getByRole('button', { name: 'Enviar a 1 familia' }).click()
  const dialog = page.getByRole('dialog', { name: 'Primer aviso' }).last()
  await dialog.getByText('Termina automáticamente cuando cierra la matrícula.').waitFor()
  await expectWellEverywhere(page, 'before it is sent')
  await dialog.getByRole('button', { name: 'Enviar a 1 familia' }).click()

  await page.getByText('1 de 1 familias atendidas.').waitFor({ timeout: 30_000 })
  const [mail] = await mailsTo(hub, mailboxOf('10001'))
  expect(mail?.subject).toBe('La matrícula de Mariana espera')
  const sendings = page.getByRole('region', { name: 'Correos' })
  await sendings.getByText('Enviado').waitFor()
  await sendings.getByText('f•••@example.com').waitFor()
  await expectWellEverywhere(page, 'a reminder at work')
  await page.getByRole('button', { name: 'Detener' }).click()
  const stopping = page.getByRole('dialog', { name: 'Detener' })
  await expectWellEverywhere(page, 'the question before stopping')
  await stopping.getByRole('button', { name: 'Detener' }).click()
  await page.getByRole('heading', { name: 'Detenido' }).waitFor()
  await stopping.waitFor({ state: 'hidden' })
  expect(await page.getByRole('button', { name: 'Detener' }).count()).toBe(0)
  await goTo(page, path, 'Recordatorios')
  await page.getByText('1 avisados, 0 terminaron').waitFor()
  await expectWellEverywhere(page, 'the reminders')
})

describe('A draft', () => {
  it('that somebody else changed meanwhile is not overwritten', async () => {
    const hub = await oneEnters(shared())
    const office = await signInStaff(hub, 'finance')
    const { id } = await draft(office)
    const page = await comeIn(browser, { url: hub.url, role: 'admissions', screen: desktop })
    await goTo(page, `${path}?reminder=${id}`, 'Recordatorios')
    await page.getByRole('button', { name: 'Editar' }).click()
    const name = page.getByRole('textbox', { name: 'Nombre', exact: true })
    await name.fill('Otro nombre')
    const changed = await office.put(`/api/reminders/${id}`, {
      ...aReminder,
      name: 'De finanzas',
      version: 1,
    })
    expect(changed.status).toBe(200)
    await next(page)
    await next(page)
    await page.getByRole('button', { name: 'Guardar borrador' }).click()
    await page.getByText('Otra persona cambió este borrador mientras usted escribía.').waitFor()
    await expectWell(page, 'a draft changed meanwhile')
    await page.getByRole('button', { name: 'Ver sus cambios' }).click()
    expect(await name.inputValue()).toBe('De finanzas')
    await name.fill('De los dos')
    await next(page)
    await next(page)
    await page.getByRole('button', { name: 'Guardar borrador' }).click()
    await page.getByRole('dialog', { name: 'De los dos' }).waitFor()
  })

  it('that nobody wants is thrown away', async () => {
    const hub = await oneEnters(await runHub())
    const { id } = await draft(await signInStaff(hub, 'finance'))
    const page = await comeIn(browser, { url: hub.url, role: 'finance', screen: desktop })
    await goTo(page, `${path}?reminder=${id}`, 'Recordatorios')
    await page.getByRole('button', { name: 'Eliminar borrador' }).click()
    await page
      .getByRole('dialog', { name: 'Eliminar borrador' })
      .getByRole('button', { name: 'Eliminar borrador' })
      .click()
    await page.getByText('Todavía no hay recordatorios.').waitFor()
    await page.getByRole('dialog').first().waitFor({ state: 'hidden' })
    expect(page.url()).not.toContain(id)
  })

  it('says in both languages what a family reads, the Spanish first', async () => {
    const hub = await oneEnters(shared())
    const page = await comeIn(browser, { url: hub.url, role: 'finance', screen: desktop })
    await goTo(page, `${path}?create=1&steps=entered`, 'Recordatorios')
    await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('En dos lenguas')
    await next(page)
    await page.getByRole('switch', { name: 'También en inglés, debajo del español' }).click()
    const preview = page.getByRole('region', { name: 'Vista previa' })
    await preview.getByText('/ Enrolment of Mariana').waitFor()
    await expectWell(page, 'both languages')
    const written = (await preview.locator('.mail__text').textContent()) ?? ''
    expect(written.indexOf('Estimada familia')).toBe(0)
    expect(written.indexOf('Dear family')).toBeGreaterThan(0)
  })
})

it('Reminders are closed to whoever has nothing to do with them', async () => {
  const page = await comeIn(browser, { url: shared().url, role: 'transport', screen: desktop })
  await goTo(page, path, 'Su cuenta no tiene permiso para esta página')
  await expectWell(page, 'the reminders, refused')
})
