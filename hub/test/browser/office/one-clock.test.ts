import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { aDuplicateToApprove } from '../../modules/approvals/a-request.ts'
import { signInStaff } from '@matricula/hub/testing/staff'
import { desktop, useBrowser } from '../screens.ts'
import { comeIn, goTo } from './staff-member.ts'

const browser = useBrowser()
const office = '/enrollment/admin'

it('A demonstration shows one clock: what the machine’s wrote down is read on the season’s', async () => {
  const { hub, admin, resolve, finance, started } = await aDuplicateToApprove()
  await resolve(finance)
  await admin.get('/api/enrollment/admin/students/10001')
  await admin.post('/api/keys', { name: 'Reports', roles: ['finance'], days: 30 })
  const it = await signInStaff(hub, 'it')
  await it.post('/api/plugins/maps.main/pause', { reason: 'Mantenimiento' })
  const page = await comeIn(browser, { url: hub.url, role: 'admin', screen: desktop })

  for (const [path, heading] of [
    [`${office}/audit`, 'Auditoría'],
    [`${office}/keys`, 'Llaves de API'],
    [`${office}/users`, 'Usuarios del personal'],
    [`${office}/deliveries?delivery=1`, 'Envíos'],
    [`${office}/exceptions`, 'Pagos por revisar'],
    [`${office}/approvals`, 'Segunda persona'],
    [`${office}/integrations`, 'Integraciones'],
    [`${office}/students/10001`, 'Mariana Gómez Rojas'],
    [`${office}/students/10001?tab=history`, 'Mariana Gómez Rojas'],
    [`${office}/payments?token=${started.token}`, 'Pagos'],
  ] as const) {
    await goTo(page, path, heading)
    await expect
      .poll(async () => [path, ...new Set(await yearsOn(page))], { timeout: 10_000 })
      .toEqual([path, '2025'])
    expect(await page.getByText('GET /api').count(), `machine words on ${path}`).toBe(0)
  }
})

/** Of every instant that is written with its time. */
async function yearsOn(page: Page): Promise<readonly string[]> {
  const text = await page.locator('body').innerText()
  return [...text.matchAll(/\d{1,2}\/\d{1,2}\/(\d{4}), \d{1,2}:\d{2}/g)].map(([, year = '']) => year)
}
