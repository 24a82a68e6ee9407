import { expect, it } from 'vitest'
import { beginPayment, says } from '@matricula/hub/testing/a-payment'
import { Family, wholeYear } from '@matricula/hub/testing/family'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { runHub } from '@matricula/hub/testing/test-hub'
import { desktop, expectWellEverywhere, phone, useBrowser } from '../screens.ts'
import { comeIn, goTo } from './staff-member.ts'

const browser = useBrowser()
const price = (code: string) => `/enrollment/admin/students/${code}?tab=price`
const afterCutoff = '2025-08-04T10:00:00-05:00'

it('After the cutoff what was paid comes first with its proof, and nothing of it is a problem', async () => {
  const { hub, family, started, provider } = await beginPayment(
    { settings: { payments: { askEverySeconds: 1 } } },
    wholeYear,
  )
  await family.visitor.put('/api/enrollment/draft', {
    ...wholeYear,
    transport: { is: 'none' },
    version: 0,
    step: 5,
  })
  await family.chooseAtProvider(started, 'approve')
  await says(family, 'APROBADO')
  await setSeasonClock(hub, afterCutoff)
  const page = await comeIn(browser, { url: hub.url, role: 'admissions', screen: desktop })
  await goTo(page, price('10001'), 'Mariana Gómez Rojas')

  const total = page.getByRole('row', { name: /^Total pagado/ })
  await total.getByText(`$${started.data?.amount.toLocaleString('de-DE')}`).waitFor()
  await page.getByText('Tarjeta o transferencia bancaria').waitFor()
  expect(await page.getByText(started.data?.reference ?? '').count()).toBe(1)
  const pension = page.getByRole('row', { name: /^Pensión/ }).first()
  await pension
    .getByRole('button', { name: /¿Por qué/ })
    .last()
    .click()
  const proof = page.getByRole('dialog', { name: '¿Por qué este valor?' })
  await proof.getByText('Precio autorizado por resolución').waitFor()
  await page.keyboard.press('Escape')
  expect(await page.getByText('Periodo cerrado').count()).toBe(0)
  await expectWellEverywhere(page, 'a paid order after the cutoff')

  await provider.change(started, 'reverse')
  await says(family, 'EN REVISION')
  await page.reload()
  await page.getByText(/^El proveedor devolvió este pago el 4/).waitFor()
  await page.getByRole('row', { name: /^Total que se pagó y se devolvió/ }).waitFor()
  await expectWellEverywhere(page, 'an order whose payment went back')
})

it('A period that closed before anybody paid says when, and what is open', async () => {
  const hub = await runHub()
  const family = await Family.signIn(hub, '10002')
  const chosen = { ...wholeYear, transport: { is: 'none' } }
  await family.visitor.put('/api/enrollment/draft', { ...chosen, version: 0, step: 5 })
  await setSeasonClock(hub, afterCutoff)
  const page = await comeIn(browser, { url: hub.url, role: 'admissions', screen: phone })
  await goTo(page, price('10002'), 'Matías Ospina Vélez')

  await page.getByText('«Año completo» se pudo pagar hasta el 28 de julio de 2025.').waitFor()
  expect(await page.locator('.ant-alert-error').count()).toBe(0)
  await expectWellEverywhere(page, 'a closed period')

  await page.getByRole('button', { name: 'Ver el valor abierto' }).click()
  await page.getByRole('row', { name: /^Total a pagar hoy/ }).waitFor()
})
