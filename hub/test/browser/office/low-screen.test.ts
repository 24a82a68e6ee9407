import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { aDuplicateToApprove } from '../../modules/approvals/a-request.ts'
import { ask } from '../../modules/discounts/a-discount.ts'
import { useBrowser } from '../screens.ts'
import { comeIn, goTo } from './staff-member.ts'

const browser = useBrowser()
const office = '/enrollment/admin'
/** A notebook whose browser has bars. */
const low = { name: 'a low screen', width: 1280, height: 720 }

it('What can be done in a drawer or a dialog is in sight on a low screen', async () => {
  const { hub, finance, resolve } = await aDuplicateToApprove()
  await ask(finance)
  const page = await comeIn(browser, { url: hub.url, role: 'admin', screen: low })
  const button = (name: string | RegExp) => page.getByRole('button', { name })

  await goTo(page, `${office}/users`, 'Usuarios del personal')
  await button('Nuevo usuario').click()
  await expectInSight(page, button('Crear el usuario'))

  await goTo(page, `${office}/keys`, 'Llaves de API')
  await button('Nueva llave').click()
  await expectInSight(page, page.getByRole('dialog').locator('.ant-btn-primary'))

  await goTo(page, `${office}/dashboard/fees`, 'Administración')
  await button('Crear tarifa').click()
  await expectInSight(page, button('Guardar'))

  await goTo(page, `${office}/discounts`, 'Descuentos')
  await button('Pedir revisión').first().click()
  await expectInSight(page, page.getByRole('dialog').locator('.ant-btn-primary'))

  await goTo(page, `${office}/discounts`, 'Descuentos')
  await page.getByRole('row').getByRole('link').first().click()
  await button('Revisar').click()
  await expectInSight(page, page.getByRole('dialog').last().locator('.ant-btn-primary').last())

  await goTo(page, `${office}/exceptions`, 'Pagos por revisar')
  await page.getByRole('row').getByRole('link').first().click()
  const act = page.getByRole('dialog').locator('.ant-btn-primary')
  await expectInSight(page, act)
  await act.click()
  await expectInSight(page, page.getByRole('dialog').last().locator('.ant-btn-primary').last())

  await goTo(page, `${office}/reminders?create=1`, 'Recordatorios')
  await expectInSight(page, page.getByRole('dialog').locator('.ant-btn-primary').last())

  await resolve(finance)
  await goTo(page, `${office}/approvals`, 'Segunda persona')
  await page.getByRole('row').getByRole('link').first().click()
  await expectInSight(page, button('Aprobar'))
  await button('Aprobar').click()
  await expectInSight(page, button(/^Aprobar por/))
})

/** Whole in the window, and not behind anything, without scrolling. */
async function expectInSight(page: Page, what: Locator): Promise<void> {
  await what.waitFor()
  await expect
    .poll(() => isInSight(page, what), { message: await what.innerText(), timeout: 3000 })
    .toBe(true)
}

async function isInSight(page: Page, what: Locator): Promise<boolean> {
  const box = await what.boundingBox()
  const { height } = page.viewportSize() ?? low
  return box !== null && box.y >= 0 && box.y + box.height <= height
}
