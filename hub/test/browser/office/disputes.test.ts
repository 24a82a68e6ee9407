import { expect, it } from 'vitest'
import { contested, paidOrder } from '@matricula/hub/testing/disputes'
import { desktop, expectWellEverywhere, phone, useBrowser } from '../screens.ts'
import { choose } from './choose.ts'
import { comeIn, goTo } from './staff-member.ts'

const browser = useBrowser()
const place = '/enrollment/admin/disputes'

it('Finance records a contested payment by its order’s reference, and is told what is wrong at each field', async () => {
  const { hub, amount } = await paidOrder()
  const order = await hub.hub.app.database('enrollment_order').first('reference')
  const page = await comeIn(browser, { url: hub.url, role: 'finance', screen: phone })
  await goTo(page, place, 'Contracargos')
  await page.getByRole('button', { name: 'Registrar contracargo' }).click()
  await page.getByLabel('Referencia del pago o número del proveedor').fill(order.reference)
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await page.getByRole('button', { name: 'Elegir este pago' }).click()

  const dialog = page.getByRole('dialog', { name: 'Registrar contracargo' })
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  for (const wrong of ['Escriba la referencia del caso.', 'Elija el motivo que dice el proveedor.'])
    await dialog.getByText(wrong).waitFor()
  await dialog.getByLabel('Referencia del caso').fill('CB-77')
  await choose(page, dialog.getByLabel('Motivo'), 'Fraude')
  await dialog.getByLabel('Comisión del caso').fill(String(amount + 1))
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await dialog.getByText('La comisión no puede superar el valor del pago.').waitFor()
  await expectWellEverywhere(page, 'a dispute that is recorded')
  await dialog.getByLabel('Comisión del caso').fill('30000')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await dialog.waitFor({ state: 'hidden' })

  await page.getByText('Por responder', { exact: true }).first().waitFor()
  expect(await hub.hub.app.database('dispute')).toMatchObject([{ case_ref: 'CB-77', amount, fee: 30_000 }])
})

it('Finance says what was answered and that it was won, each on its day', async () => {
  const { hub, dispute } = await contested()
  const page = await comeIn(browser, { url: hub.url, role: 'finance', screen: desktop })
  await goTo(page, `${place}?dispute=${dispute.id}`, 'Contracargos')
  await page.getByRole('button', { name: 'Registrar respuesta' }).click()
  const answer = page.getByRole('dialog', { name: 'Registrar respuesta' })
  await answer.getByRole('button', { name: 'Guardar' }).click()
  await answer.getByText('Escriba qué se envió.').waitFor()
  await answer.getByLabel('Qué se envió al proveedor').fill('Contrato y recibo')
  await answer.getByRole('button', { name: 'Guardar' }).click()
  await answer.waitFor({ state: 'hidden' })

  await page.getByRole('button', { name: 'Se ganó' }).click()
  const won = page.getByRole('dialog', { name: 'Se ganó' })
  await won.getByLabel('Cómo se supo').fill('ok')
  await won.getByLabel('Día de la decisión').focus()
  await won.getByText('Escriba de tres letras en adelante').waitFor()
  await expectWellEverywhere(page, 'a dispute that was won')
  await won.getByLabel('Cómo se supo').fill('Correo del proveedor')
  await won.getByRole('button', { name: 'Guardar' }).click()
  await won.waitFor({ state: 'hidden' })
  expect(await hub.hub.app.database('dispute')).toMatchObject([
    { status: 'won', answer: 'Contrato y recibo', answered_on: '2025-06-19', ended_on: '2025-06-19' },
  ])
})
