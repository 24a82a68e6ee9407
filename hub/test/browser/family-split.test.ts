import { expect, it } from 'vitest'
import { atPayStep } from '@matricula/hub/testing/families'
import { guardianAddress, signInGuardian } from '@matricula/hub/testing/guardian'
import { payPart, splitBy } from '@matricula/hub/testing/splits'
import { runHub } from '@matricula/hub/testing/test-hub'
import { portal, section } from './portal.ts'
import { expectWellEverywhere, phone, useBrowser } from './screens.ts'

const browser = useBrowser()
const code = '10001'

it('A guardian who has split an enrolment sees in the account how much is paid and until when', async () => {
  const hub = await runHub()
  const maker = await signInGuardian(hub, guardianAddress)
  const { body } = await maker.post<{ csrfToken: string }>(`/api/family/students/${code}/session`, {})
  maker.csrfToken = body.csrfToken
  await maker.put('/api/enrollment/draft', atPayStep)
  const { payers } = await splitBy(hub, maker, { code, changes: {} })
  const [mother] = payers
  if (mother === undefined) throw new Error('there are three')
  await payPart(mother)

  await maker.post('/api/family/session', {})
  const page = await browser.open(phone, hub.url)
  const [name = '', value = ''] = maker.cookie.split('=')
  await page.context().addCookies([{ name, value, url: hub.url }])
  await page.goto(portal)
  await section(page, 'Matrículas').click()

  const card = page.locator('.child')
  await card.getByText('Pago por partes', { exact: true }).waitFor()
  await card.getByText('Van $2.375.000 de $4.750.000. Hay plazo hasta el 29 de junio de 2025.').waitFor()
  await card.getByText('Queda completa cuando se paguen todas las partes.', { exact: false }).waitFor()
  expect(await card.getByRole('checkbox').count()).toBe(0)
  await expectWellEverywhere(page, 'a child whose enrolment is paid in parts')
})
