import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { isDelivered, readBooks } from '@matricula/hub/testing/books'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { goTo as goToStep } from '@matricula/hub/testing/progress'
import { runHub, useHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { withoutBalances } from '@matricula/hub/testing/without-balances'
import { desktop, expectWell, expectWellEverywhere, phone, type Screen, useBrowser } from '../screens.ts'
import { untilQuiet } from '../until-quiet.ts'
import { comeIn, goTo } from './staff-member.ts'

const browser = useBrowser()
const shared = useHub()
const file = (code: string, tab = '') =>
  `/enrollment/admin/students/${code}${tab === '' ? '' : `?tab=${tab}`}`

/** By the tabs, or by the list that narrow windows have instead. */
async function turnTo(page: Page, screen: Screen, part: string): Promise<void> {
  if (screen === desktop) return page.getByRole('tab', { name: part }).click()
  await choose(page, 'Parte de la ficha', part)
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).focus()
  await page.keyboard.press('Enter')
  await page.getByTitle(option, { exact: true }).last().click()
}

it('A word of the academic system that the school does not use here is told as another one', async () => {
  const page = await comeIn(browser, { url: shared().url, role: 'finance', screen: phone })
  await goTo(page, file('10012'), 'Tomás Escobar Umaña')
  await page.getByText('Otra (new20)', { exact: true }).waitFor()
  await expectWell(page, 'another antiquity')
})

it('A file is read once, whichever of its parts are opened', async () => {
  const page = await comeIn(browser, { url: shared().url, role: 'finance', screen: desktop })
  const readings: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/enrollment/admin/students/10012')) readings.push(request.url())
  })
  await goTo(page, file('10012'), 'Tomás Escobar Umaña')
  await turnTo(page, desktop, 'Pagos')
  await turnTo(page, desktop, 'Documentos')
  await untilQuiet(page)
  expect(readings).toHaveLength(1)
})

it('All of a paid enrolment is on one page', async () => {
  const family = await Family.signIn(shared(), '10001')
  const chosen = { period: 3, method: 2, quotas: 11, transport: { is: 'none' } }
  await family.visitor.put('/api/enrollment/draft', { ...chosen, version: 0, step: 5 })
  const quote = await family.quote(rightAndCosts)
  await family.enrol(rightAndCosts)
  await until(() => readBooks(shared().hub.app, '10001'), isDelivered)
  const page = await comeIn(browser, { url: shared().url, role: 'finance', screen: phone })
  await goTo(page, file('10001'), 'Mariana Gómez Rojas')
  await page.getByText('La matrícula de este estudiante está pagada, pero faltan firmas.').waitFor()
  expect(await page.getByText('Derecho de matrícula y costos').count()).toBe(1)
  await expectWellEverywhere(page, 'what the family sees')

  // First, for each later reading of the file is an act of its own in the history.
  await turnTo(page, phone, 'Historial')
  await page.getByText('Ingresó a la matrícula').waitFor()
  await page.getByText('la familia de 10001').first().waitFor()
  await page.getByText('Comenzó un pago', { exact: true }).waitFor()
  await expectWellEverywhere(page, 'the history')
  expect(await page.getByText('Datos personales').count()).toBe(0)

  await turnTo(page, phone, 'Valores y prueba')
  const total = page.getByRole('row', { name: /^Total pagado/ })
  await total.getByText(`$${quote.totals.totalV.toLocaleString('de-DE')}`).waitFor()
  await expectWellEverywhere(page, 'what was ordered')
  await page.getByRole('tab', { name: 'Con las tarifas de hoy' }).click()
  await page.getByRole('row', { name: /^Total a pagar hoy/ }).waitFor()
  await expectWellEverywhere(page, 'the price')

  await page.setViewportSize(desktop)
  await turnTo(page, desktop, 'Pagos')
  const approved = page.getByText('APROBADO', { exact: true })
  await approved.waitFor()
  await expectWellEverywhere(page, 'the payments')
  await page.getByRole('row').filter({ has: approved }).getByRole('link').first().click()
  await page.getByText('Orden de Mariana Gómez Rojas 10001').waitFor()
  await page.getByText('Lo que ha pasado').waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('Lo que ha pasado').waitFor({ state: 'hidden' })
})

it('Admissions see whom to call and write to; finance read who does', async () => {
  const { plugins } = shared().hub.app
  const read = { signal: AbortSignal.timeout(10_000), trace: 'test' }
  const related = await plugins.sis.relationships('stu-10001', read)
  const payer = related.find(({ financiallyResponsible }) => financiallyResponsible)?.relatedId ?? ''
  const contacts = await plugins.sis.guardianContacts(payer, read)
  const page = await comeIn(browser, { url: shared().url, role: 'admissions', screen: phone })
  await goTo(page, file('10001'), 'Mariana Gómez Rojas')
  await page.getByText('Paga la matrícula').waitFor()
  for (const { kind, value } of contacts) {
    const to = await page.getByRole('link', { name: value }).first().getAttribute('href')
    expect(to).toBe(kind === 'email' ? `mailto:${value}` : `tel:${value.replaceAll(' ', '')}`)
  }
  await page.getByText('En una emergencia').waitFor()
  await expectWellEverywhere(page, 'whom to call')

  const finance = await comeIn(browser, { url: shared().url, role: 'finance', screen: phone })
  await goTo(finance, file('10001'), 'Mariana Gómez Rojas')
  await finance.getByText('Los teléfonos y correos de la familia los ve admisiones.').waitFor()
  expect(await finance.locator('[href^="tel:"], [href^="mailto:"]').count()).toBe(0)
})

it('A student of whom no guardian is known says so', async () => {
  const hub = await runHub()
  const { sis } = hub.hub.app.plugins
  Object.assign(sis, { relationships: async () => [], emergencyContacts: async () => [] })
  const page = await comeIn(browser, { url: hub.url, role: 'admissions', screen: phone })
  await goTo(page, file('10003'), await nameOf(hub, '10003'))
  await page.getByText('El sistema del colegio no tiene acudientes de este estudiante.').waitFor()
  await expectWell(page, 'nobody to call')
})

it('Admissions sign a family out everywhere, as after a lost telephone', async () => {
  const family = await Family.signIn(shared(), '10004')
  const page = await comeIn(browser, { url: shared().url, role: 'admissions', screen: phone })
  await goTo(page, file('10004', 'history'), await nameOf(shared(), '10004'))
  await page.getByRole('button', { name: 'Olvidar los dispositivos…' }).click()
  const dialog = page.getByRole('dialog', { name: /^¿Olvidar los dispositivos de / })
  await dialog.getByText('Se cierran todas las sesiones').waitFor()
  await expectWell(page, 'devices to forget')
  // A tablet is turned.
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.setViewportSize({ width: 1024, height: 768 })
  await dialog.getByRole('button', { name: 'Olvidar' }).click()
  await page.getByText('Los dispositivos se olvidaron.').waitFor()
  await page.getByText('Olvidó los dispositivos de una familia').waitFor()
  expect((await family.visitor.get('/api/enrollment/student')).status).toBe(401)
})

it('Every amount shows its rules, and other choices are priced without keeping them', async () => {
  const family = await Family.signIn(shared(), '10002')
  await goToStep(family, 5)
  const page = await comeIn(browser, { url: shared().url, role: 'admissions', screen: desktop })
  await goTo(page, file('10002', 'price'), 'Matías Ospina Vélez')
  const right = page.getByRole('row', { name: /^Derecho de matrícula/ })
  await right
    .getByRole('button', { name: /^\$3\.230\.000/ })
    .last()
    .click()
  const proof = page.getByRole('dialog', { name: '¿Por qué este valor?' })
  await proof.getByText('Precio autorizado por resolución').waitFor()
  expect(await proof.getByText('Descuento progresivo del grado').count()).toBe(1)
  await expectWell(page, 'a proof')
  await page.keyboard.press('Escape')

  await choose(page, 'Periodo de pago', 'Año completo')
  await page.getByText('Total del año').waitFor()
  await page.getByText('No se cobrará nada después.').waitFor()
  await page.getByRole('button', { name: 'Volver a lo de la familia' }).click()
  await page.getByText('Total de derecho de matrícula y costos').waitFor()
  const { body } = await family.visitor.get<{ period: number }>('/api/enrollment/draft')
  expect(body.period).toBe(3)
})

it('Without accounting the page says so, and prices nothing', async () => {
  const hub = await runHub()
  withoutBalances(hub)
  const page = await comeIn(browser, { url: hub.url, role: 'admissions', screen: phone })
  await goTo(page, file('10003'), await nameOf(hub, '10003'))
  await page.getByText('Contabilidad no responde. Intente más tarde.').waitFor()
  await turnTo(page, phone, 'Valores y prueba')
  await page.getByRole('button', { name: 'Reintentar' }).waitFor()
  await expectWell(page, 'a price that is not known')
})

it.each([
  ['xx', '«xx» no es un código de estudiante: son cinco letras o números.'],
  ['99999', 'No hay un estudiante con el código 99999.'],
])('The code %s is told to be nobody’s', async (code, said) => {
  const page = await comeIn(browser, { url: shared().url, role: 'admissions', screen: phone })
  await goTo(page, file(code), 'Estudiante')
  await page.getByText(said).waitFor()
  await expectWell(page, 'nobody')
})

it('The contract is sent to be signed, to the guardian or to who is named', async () => {
  const hub = await runHub({ settings: { documents: { enabled: true } } })
  const page = await comeIn(browser, { url: hub.url, role: 'admissions', screen: desktop })
  await goTo(page, file('10001', 'documents'), 'Mariana Gómez Rojas')
  await page.getByRole('button', { name: 'Enviar a firmar: Contrato de matrícula' }).click()
  const dialog = page.getByRole('dialog', { name: 'Enviar a firmar: Contrato de matrícula' })
  await dialog.getByLabel('Nombre de otro firmante (opcional)').fill('Ana Rojas')
  await dialog.getByRole('button', { name: 'Enviar a firmar' }).click()
  await dialog.getByText('Escriba el correo del firmante.').waitFor()
  await expectWell(page, 'a document to send')
  await dialog.getByLabel('Correo de otro firmante (opcional)').fill('ana@example.com')
  await dialog.getByRole('button', { name: 'Enviar a firmar' }).click()
  await page.getByText('El documento se envió a ana@example.com.').waitFor()
  await page.getByRole('row').filter({ hasText: 'Contrato de matrícula' }).getByText('Enviado').waitFor()
  await expectWell(page, 'the documents')
})

it('A family’s data are copied, and erased by who writes the code, unless a payment is open', async () => {
  const hub = await runHub()
  const payer = await Family.signIn(hub, '10001')
  await payer.pay(await payer.quote(rightAndCosts))
  await goToStep(await Family.signIn(hub, '10006'), 2)
  const page = await comeIn(browser, { url: hub.url, role: 'admin', screen: phone })

  await goTo(page, file('10006', 'personal'), await nameOf(hub, '10006'))
  await expectWell(page, 'the personal data')
  const [copy] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar la copia' }).click(),
  ])
  expect(copy.suggestedFilename()).toBe('familia-10006.json')
  expect(JSON.parse(await readFile(await copy.path(), 'utf8'))).toMatchObject({ students: ['10006'] })

  await page.getByRole('button', { name: 'Borrar los datos…' }).click()
  await page.getByLabel('Razón').fill('Caso 118')
  await page.getByLabel('Para confirmar, escriba el código 10006').fill('10001')
  await page.getByRole('button', { name: 'Borrar para siempre' }).click()
  await page.getByText('El código no coincide.').waitFor()
  await expectWell(page, 'the wrong code')
  await page.getByLabel('Para confirmar, escriba el código 10006').fill('10006')
  await page.getByRole('button', { name: 'Borrar para siempre' }).click()
  await page.getByText('Los datos de la familia se borraron.').waitFor()
  expect(await hub.hub.app.database('draft').where({ student_code: '10006' })).toEqual([])

  await goTo(page, file('10001', 'personal'), 'Mariana Gómez Rojas')
  await page.getByRole('button', { name: 'Borrar los datos…' }).click()
  await page.getByLabel('Razón').fill('Caso 119')
  await page.getByLabel('Para confirmar, escriba el código 10001').fill('10001')
  await page.getByRole('button', { name: 'Borrar para siempre' }).click()
  await page.getByText('Hay un pago en proceso').waitFor()
})

async function nameOf(hub: Awaited<ReturnType<typeof runHub>>, code: string): Promise<string> {
  const row = await hub.hub.app.database('student').where({ code }).first('first_names', 'last_names')
  return `${row.first_names} ${row.last_names}`
}
