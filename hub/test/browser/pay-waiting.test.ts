import { expect, it } from 'vitest'
import { Provider } from '@matricula/hub/testing/provider'
import { useHub } from '@matricula/hub/testing/test-hub'
import {
  answerAtProvider,
  arriveToPay,
  expectResult,
  goToProvider,
  openSession,
  rightAndCosts,
} from './paying.ts'
import { desktop, expectWellEverywhere, phone, useBrowser } from './screens.ts'

const browser = useBrowser()
const hub = useHub({ heartbeat: { everySeconds: 1, noticeAt: 1, stopAt: 3 } })

it('A payment that the bank leaves pending says so, gives up asking in the school’s words, and hears the end', async () => {
  const page = await browser.open(phone, hub().url)
  await arriveToPay(page, '10001', rightAndCosts)
  await goToProvider(page)
  await answerAtProvider(page, 'Dejar pendiente')
  await expectResult(page, 'Después de varios intentos no pudimos procesando el pago')
  await page.getByText('La confirmación puede tardar hasta 48 horas').waitFor()
  await page.getByText('No pague de nuevo todavía').waitFor()
  const facts = page.locator('.outcome__facts')
  for (const fact of ['Pendiente desde', 'Próxima consulta', 'Referencia del banco'])
    await facts.getByText(fact).waitFor()
  await expectWellEverywhere(page, 'given up')

  await page.getByRole('button', { name: 'Consultar de nuevo' }).click()
  await expectResult(page, 'Su pago sigue pendiente')
  await expectResult(page, 'Después de varios intentos no pudimos procesando el pago')

  const token = new URL(page.url()).searchParams.get('token') ?? ''
  const answer = await page.request.get(`/api/payments/enrollment/check/${token}`)
  await new Provider(hub()).change((await answer.json()) as { data: null }, 'approve')
  await expectResult(page, 'Pago aprobado')
  await page.getByRole('link', { name: 'Ver el recibo' }).waitFor()
  await expectWellEverywhere(page, 'approved late')
})

it('While a payment is under way the choices stay, and once it is paid there is nothing to choose', async () => {
  const page = await browser.open(phone, hub().url)
  await arriveToPay(page, '10015', rightAndCosts)
  await goToProvider(page)
  await answerAtProvider(page, 'Dejar pendiente')
  const token = new URL(page.url()).searchParams.get('token') ?? ''
  await page.goto('/enrollment/main?step=0')
  await page.getByText('Esta matrícula tiene un pago en proceso o en revisión.').waitFor()
  expect(await page.getByRole('radio', { name: 'Año completo' }).isDisabled()).toBe(true)
  expect(await page.getByRole('button', { name: 'Comparar' }).count()).toBe(0)
  await expectWellEverywhere(page, 'choices that stay')

  const answer = await page.request.get(`/api/payments/enrollment/check/${token}`)
  await new Provider(hub()).change((await answer.json()) as { data: null }, 'approve')
  await page.goto('/enrollment/main?step=5')
  await page.getByRole('heading', { name: 'La matrícula está pagada' }).waitFor()
  expect(await page.getByRole('button', { name: 'Pagar', exact: true }).count()).toBe(0)
})

it('After a payment that came to nothing the transport may be chosen anew, as everything else', async () => {
  const page = await browser.open(phone, hub().url)
  await arriveToPay(page, '10008', rightAndCosts)
  await goToProvider(page)
  await answerAtProvider(page, 'Rechazar')
  await expectResult(page, 'El pago fue rechazado')
  await page.goto('/enrollment/main?step=2')
  await page.getByRole('button', { name: 'Cambiar', exact: true }).waitFor()
  expect(await page.getByText('Ya existe una orden').count()).toBe(0)
})

it('A payment that came to nothing says when paying again is safe, in English too', async () => {
  const page = await browser.open(desktop, hub().url)
  await arriveToPay(page, '10011', rightAndCosts)
  await goToProvider(page)
  await page.goBack()
  await page.getByRole('link', { name: 'Ver el estado del pago' }).click()
  await page
    .getByText(
      /Si no alcanzó a pagar, continúe en la página de pago; ese pago vence el 19 de junio de 2025, \d\d:\d\d/,
    )
    .waitFor()
  await expectWellEverywhere(page, 'left at the provider')
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByText('Do not pay again yet').waitFor()
  await expectWellEverywhere(page, 'left at the provider, in English')
})

it('Without a payment, or somebody else’s, nothing is called paid', async () => {
  const page = await browser.open(phone, hub().url)
  await openSession(page, '10014')
  await page.goto('/enrollment/checkout?token=10014')
  await expectResult(page, 'Parece que hubo un problema procesando el pago')
  await page.getByText(/Comuníquese con su banco o con el conmutador del colegio/).waitFor()
  await expectWellEverywhere(page, 'no answer about a payment')
  await page.goto(`/enrollment/checkout?token=${'0'.repeat(32)}`)
  await expectResult(page, 'No encontramos este pago')
  expect(await page.getByText('Pago aprobado').count()).toBe(0)
  await expectWellEverywhere(page, 'not found')
})
