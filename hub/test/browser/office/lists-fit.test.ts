import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { aDuplicateToApprove } from '../../modules/approvals/a-request.ts'
import { ask } from '../../modules/discounts/a-discount.ts'
import { giveBack } from '../../modules/payments-office/a-refund.ts'
import { withdraw } from '../../modules/withdrawals/a-withdrawal.ts'
import { draft } from '../../modules/reminders/a-reminder.ts'
import { bankAgreement, Family, rightAndCosts } from '@matricula/hub/testing/family'
import { makeKey } from '@matricula/hub/testing/keys'
import { onlyContestable, open, opening } from '@matricula/hub/testing/disputes'
import { answeredEinvoice, paidWithInvoice, withEinvoices } from '@matricula/hub/testing/einvoices'
import { invoicePayer } from '@matricula/hub/testing/invoice-payer'
import { aToldPayout, payoutDay } from '@matricula/hub/testing/payouts'
import { until } from '@matricula/hub/testing/until'
import { faultsAt } from '@matricula/hub/testing/vendor'
import { desktop, phone, useBrowser } from '../screens.ts'
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
  'ageing',
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
  const { hub, admin, finance, resolve } = await aDuplicateToApprove()
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

/** Lists of money that comes another way than to the school, with rows once families have paid. */
const moneyLists = ['refunds', 'withdrawals', 'disputes', 'einvoices', 'payouts']

const longReason =
  'La familia pidió otro recorrido del transporte y el colegio devuelve la diferencia del año'

/** Given back in part, contested, invoiced and paid out; and one student leaves. */
async function afterADayOfMoney() {
  const { hub, finance, started } = await aToldPayout({ plugins: withEinvoices() })
  const rejected = await paidWithInvoice(hub, { ...invoicePayer, number: '1098765413' }, '10003')
  await answeredEinvoice(rejected.family.visitor, rejected.token, ['rejected'])
  const { family, token } = await paidWithInvoice(hub, invoicePayer, '10006')
  await answeredEinvoice(family.visitor, token)
  const { payment, contestable: amount } = await onlyContestable(finance, token)
  for (const { status, text } of [
    await giveBack(finance, started.token, { reason: longReason }),
    await giveBack(finance, started.token, { way: 'bank', key: 'devolver-2', amount: 500_000 }),
    await withdraw(finance, { day: payoutDay, returned: 500_000, reason: longReason }),
    await open(finance, { ...opening({ payment, amount }), opened_on: payoutDay }),
  ])
    if (status !== 200) throw new Error(text)
  return hub
}

it('No list scrolls sideways on a desktop with the menu open', async () => {
  const { url } = await afterALongDay()
  expect(await tooWide(await comeIn(browser, { url, role: 'admin', screen: desktop }), lists)).toEqual([])
})

it('No list of money scrolls sideways, on a desktop or on a phone', async () => {
  const { url } = await afterADayOfMoney()
  for (const screen of [desktop, phone])
    expect(await tooWide(await comeIn(browser, { url, role: 'finance', screen }), moneyLists)).toEqual([])
})

it('No list of cards scrolls sideways on a phone', async () => {
  const { url } = await afterALongDay()
  const cards = lists.filter((list) => list !== 'reconciliation')
  expect(await tooWide(await comeIn(browser, { url, role: 'admin', screen: phone }), cards)).toEqual([])
})

async function tooWide(page: Page, asked: readonly string[]): Promise<readonly string[]> {
  const wide: string[] = []
  for (const locale of ['es-CO', 'en']) {
    await page.addInitScript(`localStorage.setItem('matricula.locale', '${locale}')`)
    for (const list of asked) {
      await page.goto(`/enrollment/admin/${list}`)
      await page.locator('.ant-table-row').first().waitFor()
      await untilQuiet(page)
      const hidden = await hiddenWidth(page)
      if (hidden > 0) wide.push(`${list} in ${locale} by ${hidden} px`)
    }
  }
  return wide
}

/** What the page or its table has beyond its right edge. */
function hiddenWidth(page: Page): Promise<number> {
  return page.evaluate(`Math.max(
    ...[document.documentElement, ...document.querySelectorAll('.ant-table-content, .ant-table-body')]
      .map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))`)
}
