import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { aDuplicate } from '../../modules/approvals/a-request.ts'
import { ask } from '../../modules/discounts/a-discount.ts'
import { draft } from '../../modules/reminders/a-reminder.ts'
import { bankAgreement, Family, rightAndCosts } from '@matricula/hub/testing/family'
import { makeKey } from '@matricula/hub/testing/keys'
import { until } from '@matricula/hub/testing/until'
import { faultsAt } from '@matricula/hub/testing/vendor'
import { desktop, useBrowser } from '../screens.ts'
import { untilQuiet } from '../until-quiet.ts'
import { comeIn } from './staff-member.ts'

const browser = useBrowser()

/** Every list, where its widest rows are on the first page. */
const lists = [
  'dashboard',
  'dashboard/fees',
  'progress?sorters[0][field]=since&sorters[0][order]=desc',
  'payments',
  'exceptions',
  'approvals',
  'agreements',
  'charges',
  'reconciliation',
  'discounts',
  'discounts/claims',
  'reminders',
  'deliveries',
  'users',
  'keys',
  'audit',
]

/** A hub whose lists have rows: paid twice, to be confirmed, stopped on its way to accounting, asked for. */
async function afterALongDay() {
  const { hub, admin, finance, resolve } = await aDuplicate()
  const { app } = hub.hub
  await resolve(finance)
  await ask(finance)
  await draft(admin)
  await makeKey(hub, ['admissions', 'finance', 'transport', 'food', 'security', 'it', 'admin'])
  await (await Family.signIn(hub, '10003')).enrol(bankAgreement)
  await faultsAt(app, 'accounting.main').injectFault('refuses')
  await (await Family.signIn(hub, '10006')).enrol(rightAndCosts)
  await until(
    () => app.database('outbox').where({ status: 'on_hold' }).first(),
    (row) => row !== undefined,
  )
  return hub
}

it('No list scrolls sideways on a desktop with the menu open', async () => {
  const { url } = await afterALongDay()
  const page = await comeIn(browser, { url, role: 'admin', screen: desktop })
  const wide: string[] = []
  for (const locale of ['es-CO', 'en']) {
    await page.addInitScript(`localStorage.setItem('matricula.locale', '${locale}')`)
    for (const list of lists) {
      await page.goto(`/enrollment/admin/${list}`)
      await page.locator('.ant-table-row').first().waitFor()
      await untilQuiet(page)
      const hidden = await hiddenWidth(page)
      if (hidden > 0) wide.push(`${list} in ${locale} by ${hidden} px`)
    }
  }
  expect(wide).toEqual([])
})

/** What the page or its table has beyond its right edge. */
function hiddenWidth(page: Page): Promise<number> {
  return page.evaluate(`Math.max(
    ...[document.documentElement, ...document.querySelectorAll('.ant-table-content, .ant-table-body')]
      .map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))`)
}
