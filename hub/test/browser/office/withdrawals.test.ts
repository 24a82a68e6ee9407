import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { aPaidOrder, givenByProvider } from '../../modules/payments-office/a-refund.ts'
import { leavingDay, propose, withdraw, withdrawalsOf } from '../../modules/withdrawals/a-withdrawal.ts'
import { desktop, expectWell, expectWellEverywhere, hasFocus, phone, useBrowser } from '../screens.ts'
import { expectReadable } from '../large-text.ts'
import { comeIn, goTo } from './staff-member.ts'

const browser = useBrowser()
const pesos = (amount: number) => `$${amount.toLocaleString('es-CO').replaceAll(',', '.')}`

/** The student's page, and the dialog that withdraws them with what is proposed for today. */
async function openDialog(page: Page): Promise<Locator> {
  await goTo(page, '/enrollment/admin/students/10001', 'Mariana Gómez Rojas')
  await page.getByRole('button', { name: 'Retirar estudiante' }).click()
  const dialog = page.getByRole('dialog', { name: 'Retirar estudiante' })
  await dialog.getByRole('heading', { name: 'Qué se va a hacer' }).waitFor()
  return dialog
}

describe('Finance withdraws a student', () => {
  it('as the rules propose, having read what is kept and cancelled, and finds it in the list', async () => {
    const { hub, finance, amount } = await aPaidOrder()
    const { returned, cancelled, cancelled_amount: later } = (await propose(finance)).body
    const page = await comeIn(browser, { url: hub.url, role: 'finance', screen: phone })
    const dialog = await openDialog(page)
    await dialog.getByText('ese día el colegio guarda el 10 %').first().waitFor()
    await dialog.getByText(`Se cancelan ${cancelled.length} cobros por ${pesos(later)}.`).waitFor()
    await dialog
      .getByText(`El colegio guarda ${pesos(amount - returned)} y devuelve ${pesos(returned)}.`)
      .waitFor()
    await dialog.getByText(`${cancelled.length} cobros por ${pesos(later)}`, { exact: true }).click()

    await dialog.getByRole('button', { name: `Retirar y devolver ${pesos(returned)}` }).click()
    await dialog.getByText('Elija cómo se devuelve.').waitFor()
    expect(await dialog.getByRole('radio').first().evaluate(hasFocus)).toBe(true)
    await dialog.getByText(/^Por el medio de pago\./).click()
    await dialog.getByLabel('Motivo del retiro').fill('Se muda de ciudad')
    await dialog.getByText(/se pide al proveedor que devuelva el dinero/).waitFor()
    await expectWellEverywhere(page, 'the dialog that withdraws a student')
    await dialog.getByRole('button', { name: `Retirar y devolver ${pesos(returned)}` }).click()

    await page.getByText('Retiro registrado.').waitFor()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByText('Matrícula retirada', { exact: true }).first().waitFor()
    expect(await page.getByRole('button', { name: 'Retirar estudiante' }).count()).toBe(0)
    expect(await givenByProvider(hub)).toEqual([returned])
    expect(await withdrawalsOf(finance)).toMatchObject([{ day: leavingDay, returned, proposed: returned }])
    await expectWellEverywhere(page, 'the page of a student who has left')

    await page.getByRole('link', { name: 'Ver el retiro' }).click()
    await page.getByRole('heading', { name: 'Retiros', level: 1 }).waitFor()
    await page.getByText('Se muda de ciudad').waitFor()
    await page.getByText(`1 resultado · Total que se devuelve: ${pesos(returned)}`).waitFor()
    await page.getByText('Devuelta', { exact: true }).waitFor()
    await expectWellEverywhere(page, 'the list of withdrawals')
  })

  it('with another amount on a day that is refused first, and asks for what is proposed anew', async () => {
    const { hub, finance, amount } = await aPaidOrder()
    const page = await comeIn(browser, { url: hub.url, role: 'finance', screen: desktop })
    const dialog = await openDialog(page)
    await dialog.getByLabel('Día del retiro').fill('2025-06-18')
    await dialog.getByText('Elija un día entre el del pago y hoy.').waitFor()
    expect(await dialog.getByRole('button', { name: 'Retirar', exact: true }).isEnabled()).toBe(false)
    await expectWell(page, 'a day before the payment')
    await dialog.getByLabel('Día del retiro').fill(leavingDay)
    await dialog.getByLabel('Cuánto se devuelve').fill(String(amount + 1))
    await dialog.getByLabel('Motivo del retiro').fill('Se muda de ciudad')
    await dialog.getByText(`Escriba pesos enteros, sin centavos, de 0 a ${pesos(amount)}.`).waitFor()

    await dialog.getByLabel('Cuánto se devuelve').fill('0')
    await dialog.getByText('No se devuelve dinero. El retiro no se puede deshacer.').waitFor()
    expect(await dialog.getByRole('radio').count(), 'ways of nothing').toBe(0)
    await dialog.getByRole('button', { name: 'Retirar', exact: true }).click()

    await page.getByText('Retiro registrado.').waitFor()
    expect(await withdrawalsOf(finance)).toMatchObject([{ returned: 0, kept: amount, refund: null }])
  })

  it('once, though the answer was lost and the button was pressed again', async () => {
    const { hub, finance } = await aPaidOrder()
    const page = await comeIn(browser, { url: hub.url, role: 'finance', screen: desktop })
    const dialog = await openDialog(page)
    await dialog.getByText(/^Por transferencia\./).click()
    await dialog.getByLabel('Motivo del retiro').fill('Se muda de ciudad')
    await page.route(
      '**/api/withdrawals',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    const press = dialog.getByRole('button', { name: /^Retirar y devolver/ })
    await press.click()
    await dialog.getByRole('alert').waitFor()

    await press.click()

    await page.getByText('Retiro registrado.').waitFor()
    expect(await withdrawalsOf(finance)).toHaveLength(1)
  })

  it('at the payment, with a second person where it is much money, and is told so before', async () => {
    const settings = { payments: { secondPersonFrom: 1_000_000 } }
    const { hub, finance, token } = await aPaidOrder({ settings })
    const page = await comeIn(browser, { url: hub.url, role: 'finance', screen: desktop })
    await goTo(page, `/enrollment/admin/payments?token=${token}`, 'Pagos')
    await page.getByRole('button', { name: 'Retirar estudiante' }).click()
    const dialog = page.getByRole('dialog', { name: 'Retirar estudiante' })
    await dialog.getByText('Desde $1.000.000 en total decide una segunda persona').waitFor()
    await dialog.getByText(/^Por transferencia\./).click()
    await dialog.getByLabel('Motivo del retiro').fill('Se muda de ciudad')

    await dialog.getByRole('button', { name: 'Pedir aprobación' }).click()

    await page.getByText('Quedó una solicitud. Otra persona tiene que aprobarla.').waitFor()
    expect(await withdrawalsOf(finance)).toEqual([])
  })
})

/** Texts at twice their size before anything is drawn, and in English. */
const enlargedInEnglish = `localStorage.setItem('matricula.locale', 'en')
new MutationObserver((_, watching) => {
  if (!document.documentElement) return
  document.documentElement.style.fontSize = '200%'
  watching.disconnect()
}).observe(document, { childList: true })`

it('The dialog and the list are read whole at twice the size of text, in English too', async () => {
  const { hub, finance } = await aPaidOrder()
  const page = await comeIn(browser, { url: hub.url, role: 'finance', screen: phone })
  await page.addInitScript(enlargedInEnglish)
  await goTo(page, '/enrollment/admin/students/10001', 'Mariana Gómez Rojas')
  await page.getByRole('button', { name: 'Withdraw the student' }).click()
  const dialog = page.getByRole('dialog', { name: 'Withdraw the student' })
  await dialog.getByText('By transfer. Finance sends it from the school’s bank.').click()
  await dialog.getByText('What will be done').waitFor()
  await expectReadable(page, 'the dialog that withdraws a student')
  await withdraw(finance)

  await goTo(page, '/enrollment/admin/withdrawals', 'Withdrawals')
  await page.getByText('Se muda de ciudad').waitFor()
  await expectReadable(page, 'the list of withdrawals')
})

it('A payment whose student has left says so, and leads to the withdrawal', async () => {
  const { hub, finance, token } = await aPaidOrder()
  await withdraw(finance)
  const page = await comeIn(browser, { url: hub.url, role: 'finance', screen: phone })
  await goTo(page, `/enrollment/admin/payments?token=${token}`, 'Pagos')
  await page.getByText('El estudiante se retiró.').waitFor()
  await expectWellEverywhere(page, 'a payment whose student has left')
  await page.getByRole('link', { name: 'Ver el retiro' }).click()
  await page.getByRole('heading', { name: 'Retiros', level: 1 }).waitFor()
  await page.getByText('Se muda de ciudad').waitFor()
})

it('The family of who has left pays nothing and finds what is charged no more, in both languages', async () => {
  const { hub, finance, family, token } = await aPaidOrder()
  const { cancelled_amount: cancelled } = (await propose(finance)).body
  await withdraw(finance)
  const page = await browser.open(phone, hub.url)
  await page.goto('/enrollment/login')
  await page.getByLabel('Código del estudiante').fill('10001')
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await page.getByRole('heading', { name: 'Este estudiante se retiró del colegio' }).waitFor()
  await page.getByText('De lo que se pagó, el colegio devuelve $1.000.000.').waitFor()
  expect(await page.getByText('Total a pagar hoy').count()).toBe(0)
  await expectWellEverywhere(page, 'the enrolment of who has left')
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('heading', { name: 'This student has left the school' }).waitFor()
  await expectWellEverywhere(page, 'the enrolment of who has left, in English')

  for (const [place, heading] of [
    [`/enrollment/resume/${(await family.check()).data?.receiptToken}`, 'Enrolment receipt'],
    [`/enrollment/finances/order?token=${token}`, 'Details of the order'],
  ] as const) {
    await page.goto(place)
    await page.getByRole('heading', { name: heading }).waitFor()
    await page.getByText('Charges cancelled by the withdrawal').waitFor()
    await page.getByText(pesos(cancelled)).first().waitFor()
    expect(await page.getByText('Total to be charged later').count()).toBe(0)
    await expectWellEverywhere(page, `the ${heading} of who has left`)
  }
})
