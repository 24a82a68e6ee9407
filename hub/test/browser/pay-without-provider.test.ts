import { expect, it } from 'vitest'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { runHub, useHub } from '@matricula/hub/testing/test-hub'
import { enter } from './family.ts'
import {
  arriveAt,
  arriveToPay,
  attemptsOf,
  bankAgreement,
  expectResult,
  pressPay,
  rightAndCosts,
} from './paying.ts'
import { desktop, expectWellEverywhere, phone, useBrowser } from './screens.ts'

const browser = useBrowser()
const hub = useHub()

it('By bank agreement a family gets the reference, the steps and until when, and finds them again', async () => {
  const page = await browser.open(phone, hub().url)
  await arriveToPay(page, '10013', bankAgreement)
  await pressPay(page)
  const asked = page.getByRole('dialog', { name: '¿Reservar la orden para pagar en el banco?' })
  await asked.getByText('La orden queda reservada hasta 15 días, hasta el 4 de julio de 2025.').waitFor()
  await expectWellEverywhere(page, 'is the order to be reserved')
  await asked.getByRole('button', { name: 'Cancelar' }).click()
  expect(await hub().hub.app.database('payment_attempt')).toEqual([])
  await pressPay(page)
  await asked.getByRole('button', { name: 'Reservar la orden' }).click()
  await expectResult(page, 'Pague con el convenio bancario')
  const reference = await page.locator('.outcome__reference strong').textContent()
  expect(reference).toMatch(/^MH-[0-9A-Z]{14}$/)
  await page.getByText('Banco Davivienda').waitFor()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const copied = async (name: string) => {
    await page.getByRole('button', { name: `Copiar: ${name}` }).click()
    await page.getByText(`${name}: copiado.`).waitFor()
    return page.evaluate('navigator.clipboard.readText()')
  }
  expect(await copied('Referencia de pago')).toBe(reference)
  expect(await copied('Número de convenio')).toBe('1046590')
  expect(await copied('Valor')).toMatch(/^\d{7}$/)
  await page.getByText(/Puede pagar hasta el \d+ de \w+ de 2025/).waitFor()
  await expectWellEverywhere(page, 'bank agreement')

  await page.emulateMedia({ media: 'print' })
  for (const name of ['Imprimir', 'Copiar: Valor'])
    expect([name, await page.getByRole('button', { name }).isVisible()]).toEqual([name, false])
  for (const words of ['1046590', 'Código del estudiante', 'Colegio Bilingüe La Cordillera'])
    expect([words, await page.getByText(words).first().isVisible()]).toEqual([words, true])
  await page.emulateMedia({ media: 'screen' })

  await page.getByRole('link', { name: 'Volver a la matrícula' }).click()
  await page.getByText('La matrícula espera el pago en el banco.').waitFor()
  expect(await page.getByRole('button', { name: 'Pagar' }).isDisabled()).toBe(true)
  await page.getByRole('link', { name: 'Ver el estado del pago' }).click()
  await page
    .getByText(reference ?? '')
    .first()
    .waitFor()
})

it('A credit covers everything once the family has said so, and the receipt is there', async () => {
  const page = await browser.open(desktop, hub().url)
  await arriveToPay(page, '10004', rightAndCosts)
  await page.getByText('No hay nada que pagar hoy. Al continuar').waitFor()
  await page.getByRole('button', { name: 'Continuar', exact: true }).waitFor()
  expect(await page.getByRole('button', { name: 'Pagar', exact: true }).count()).toBe(0)
  await pressPay(page)
  const asked = page.getByRole('dialog', { name: '¿Cubrir la matrícula con su saldo a favor?' })
  await asked.getByText('ya no podrá cambiar lo que eligió').waitFor()
  await expectWellEverywhere(page, 'a credit that would cover everything')
  await asked.getByRole('button', { name: 'Cancelar' }).click()
  expect(await attemptsOf(hub(), '10004')).toBe(0)
  await pressPay(page)
  await asked.getByRole('button', { name: 'Cubrir la matrícula' }).click()
  await expectResult(page, 'La matrícula quedó cubierta')
  await page.getByRole('link', { name: 'Ver el recibo' }).waitFor()
  expect(await page.getByText('Recibimos su pago').count()).toBe(0)
  await expectWellEverywhere(page, 'paid in advance')
  await page.getByRole('link', { name: 'Ver el recibo' }).click()
  await page.getByText('Saldo a favor aplicado').waitFor()
  await page.getByText('Saldo a favor que queda').waitFor()
  await expectWellEverywhere(page, 'receipt of an advance')
})

it('Who goes without transport presses Pay once, whatever the way to pay', async () => {
  const page = await browser.open(phone, hub().url)
  await arriveAt(page, '10014', { ...bankAgreement, step: 5, transport: { is: 'undecided' } })
  await pressPay(page)
  await page.getByRole('button', { name: 'Continuar sin transporte' }).click()
  await page.getByRole('button', { name: 'Reservar la orden' }).click()
  await expectResult(page, 'Pague con el convenio bancario')
})

it('An agreement that nobody paid in time is told to the family that comes back, with the reference not to pay by', async () => {
  const own = await runHub()
  const page = await browser.open(phone, own.url)
  await arriveToPay(page, '10013', bankAgreement)
  await pressPay(page)
  await page.getByRole('button', { name: 'Reservar la orden' }).click()
  await expectResult(page, 'Pague con el convenio bancario')
  const reference = await page.locator('.outcome__reference strong').textContent()
  await setSeasonClock(own, '2025-07-05T09:00:00-05:00')
  await expect
    .poll(async () => {
      own.hub.app.work.trigger('expire-agreements')
      return own.hub.app.database('payment_attempt').pluck('status')
    })
    .toEqual(['expired'])

  // One answer is lost on its way.
  await page.route('**/api/payments/enrollment/check/*', (route) => route.abort(), { times: 1 })
  await enter(page, '10013', 5)
  const told = page.getByRole('status').filter({ hasText: 'El plazo para pagar en el banco terminó' })
  await told.getByText(`No pague con la referencia ${reference}`).waitFor()
  await told.getByText('venció el 4 de julio de 2025').waitFor()
  await page.getByRole('button', { name: 'Pagar', exact: true, disabled: false }).waitFor()
  await expectWellEverywhere(page, 'an agreement that expired', [phone, desktop])
  await told.getByRole('link', { name: 'Ver el estado del pago' }).click()
  await expectResult(page, 'El tiempo para pagar terminó')
})
