import { expect, it } from 'vitest'
import { settled } from '@matricula/hub/testing/a-payment'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub } from '@matricula/hub/testing/test-hub'
import { aPaidOrder, giveBack } from '../modules/payments-office/a-refund.ts'
import { splitSeason } from '@matricula/hub/testing/splits'
import { answerAtProvider, arriveToPay, expectResult, goToProvider, rightAndCosts } from './paying.ts'
import { comeAs, section } from './portal.ts'
import { expectWellEverywhere, phone, useBrowser } from './screens.ts'

const browser = useBrowser()
const named = { name: 'Comprobante de devolución 1' }

it('A family reads on a phone what the school gave back, from its payment to the refund receipt', async () => {
  const hub = await runHub()
  const page = await browser.open(phone, hub.url)
  await arriveToPay(page, '10001', rightAndCosts)
  await goToProvider(page)
  await answerAtProvider(page, 'Aprobar')
  await expectResult(page, 'Pago aprobado')
  await settled(hub)
  const { token } = await hub.hub.app.database('enrollment_order').first('token')
  const finance = await signInStaff(hub, 'finance')
  await giveBack(finance, token, { way: 'bank' })
  await giveBack(finance, token, { key: 'devolver-2', amount: 200_000 })

  await page.reload()
  await page.getByRole('heading', { name: 'Devoluciones del colegio' }).waitFor()
  await page.getByText('En curso, por transferencia del colegio.').waitFor()
  await expectWellEverywhere(page, 'a payment of which a part goes back')
  await page.getByRole('link', named).click()

  await page.getByRole('heading', { name: 'Comprobante de devolución' }).waitFor()
  await page.getByText('El colegio devolvió $200.000 el 19 de junio de 2025.').waitFor()
  await expectWellEverywhere(page, 'a refund receipt')
  const pdf = await page.getByRole('link', { name: 'Descargar PDF' }).getAttribute('href')
  const answer = await page.request.get(new URL(pdf ?? '', hub.url).href)
  expect((await answer.body()).subarray(0, 4).toString()).toBe('%PDF')
  await page.getByRole('link', { name: 'Ver el recibo' }).click()

  await page.getByText('El colegio devuelve una parte de lo pagado.').waitFor()
  await page.getByText('Queda pagado').waitFor()
  await expectWellEverywhere(page, 'a receipt of which a part goes back')
  expect(await page.getByRole('link', { name: /^Comprobante de devolución/ }).count()).toBe(1)

  await page.goto(page.url() + '/refunds/2')
  await page.getByText('No encontramos este comprobante.').waitFor()
  await expectWellEverywhere(page, 'no such refund receipt')
})

it('A guardian reads at the child that all of the payment went back, and opens its refund receipt', async () => {
  const { hub, finance, token, amount } = await aPaidOrder()
  await giveBack(finance, token, { amount })
  const page = await browser.open(phone, hub.url)
  await comeAs(page, hub, 'familia.10001@example.com')
  await page.getByRole('button', { name: 'Pedir paz y salvo' }).click()
  await page.getByText('El colegio revisa un pago que se devolvió').waitFor()
  expect(await page.getByText(/^Por pagar:|Hay saldos por pagar/).count()).toBe(0)
  await expectWellEverywhere(page, 'a paz y salvo that waits for the school')
  await section(page, 'Matrículas').click()
  await page.getByRole('link', named).waitFor()
  await expectWellEverywhere(page, 'a child whose payment went back')
  await page.getByRole('link', named).click()
  await page.getByText(/^El colegio devolvió/).waitFor()
  await page.getByText('Quedó pagado').waitFor()
})

it('A family whose whole payment went back is offered neither a link nor parts, which would be refused', async () => {
  const hub = await runHub({ parentSeason: splitSeason })
  const page = await browser.open(phone, hub.url)
  await arriveToPay(page, '10001', rightAndCosts)
  await page.getByRole('button', { name: 'Pago por partes' }).waitFor()
  await goToProvider(page)
  await answerAtProvider(page, 'Aprobar')
  await expectResult(page, 'Pago aprobado')
  await settled(hub)
  const { token, total } = await hub.hub.app.database('enrollment_order').first('token', 'total')
  await giveBack(await signInStaff(hub, 'finance'), token, { amount: total })

  await page.goto('/enrollment/main')
  await page.locator('.sticky-bar__amount', { hasText: /\d/ }).waitFor()
  await page.getByText('No pague de nuevo', { exact: false }).first().waitFor()

  for (const name of ['Enviar enlace de pago', 'Pago por partes'])
    expect(await page.getByRole('button', { name }).count(), name).toBe(0)
  await expectWellEverywhere(page, 'the last step after a payment that went back whole')
})
