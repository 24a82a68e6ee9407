import { expect, it } from 'vitest'
import { announce } from '../../../src/modules/outbox/index.ts'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub } from '@matricula/hub/testing/test-hub'
import { desktop, phone, useBrowser } from '../screens.ts'
import { comeIn, goTo } from './staff-member.ts'

const browser = useBrowser()

it('A list of payments shows by itself what a family pays meanwhile, and how it ends', async () => {
  const hub = await runHub()
  const family = await Family.signIn(hub, '10001')
  const quote = await family.quote(rightAndCosts)
  const page = await comeIn(browser, { url: hub.url, role: 'finance', screen: phone })
  await goTo(page, '/enrollment/admin/payments', 'Pagos')
  expect(await page.getByRole('link', { name: '10001', exact: true }).count()).toBe(0)

  const { body: started } = await family.pay(quote)
  await page.getByRole('row', { name: /10001.*PENDIENTE/ }).waitFor()
  await family.chooseAtProvider(started, 'approve')
  await page.getByRole('row', { name: /10001.*APROBADO/ }).waitFor()
})

it('A list of deliveries shows by itself what a colleague holds back', async () => {
  const hub = await runHub()
  const { app } = hub.hub
  await app.work.stop()
  const message = { topic: 'notice.link', key: 'one', payload: {}, trace: 't', at: app.clock.wall() } as const
  await app.database.transaction((trx) => announce(trx, message))
  const page = await comeIn(browser, { url: hub.url, role: 'it', screen: desktop })
  await goTo(page, '/enrollment/admin/deliveries', 'Envíos')
  await page.getByRole('row', { name: /Pendiente/ }).waitFor()

  const colleague = await signInStaff(hub, 'admin')
  const { id }: { id: number } = await app.database('outbox').first('id')
  await colleague.post(`/api/outbox/${id}/hold`, {})
  await page.getByRole('row', { name: /Retenid/ }).waitFor()
  expect(await page.getByRole('row', { name: /Pendiente/ }).count()).toBe(0)
})

it('A list that could not be read anew stays, and says so', async () => {
  const hub = await runHub()
  const page = await comeIn(browser, { url: hub.url, role: 'admin', screen: phone })
  await goTo(page, '/enrollment/admin/users', 'Usuarios')
  const row = page.getByRole('row', { name: /finanzas/ })
  await row.waitFor()
  await page.route('**/api/staff/users?*', (route) => route.abort())
  hub.hub.app.live.changed('access')
  const retry = page.getByRole('button', { name: 'Reintentar' })
  await retry.waitFor()
  expect(await row.count()).toBe(1)
  await page.unroute('**/api/staff/users?*')
  await retry.click()
  await retry.waitFor({ state: 'hidden' })
})
