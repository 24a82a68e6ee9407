import { expect, it } from 'vitest'
import { withEinvoices } from '@matricula/hub/testing/einvoices'
import { invoicePayer } from '@matricula/hub/testing/invoice-payer'
import { aSplit, ended } from '@matricula/hub/testing/splits'
import { expectWellEverywhere, phone, useBrowser } from './screens.ts'

const browser = useBrowser()

it('Who paid a part reads their own invoice, takes their data along, and has them erased', async () => {
  const { hub, payers } = await aSplit({ plugins: withEinvoices() })
  const begun = []
  for (const payer of payers) {
    const { body } = await payer.pay({ invoicePayer })
    await payer.choose(body, 'approve')
    begun.push(await ended(payer, body))
  }
  const page = await browser.open(phone, hub.url)
  await page.goto(`/enrollment/pay/result/${begun[0]?.token}`)
  await page.getByText('Rosa Vélez').waitFor()
  await page.getByText(/Factura electrónica SETP99\d+\./).waitFor()
  await expectWellEverywhere(page, 'the page of who paid a part')
  const pdf = await page.getByRole('link', { name: 'Ver la factura en PDF' }).getAttribute('href')
  const printed = await page.request.get(new URL(pdf ?? '', hub.url).href)
  expect((await printed.body()).subarray(0, 4).toString()).toBe('%PDF')
  const file = await page.getByRole('link', { name: 'Descargar mis datos' }).getAttribute('href')
  const data = await page.request.get(new URL(file ?? '', hub.url).href)
  expect(await data.json()).toMatchObject({ payer: { lastname: 'Vélez' }, payment: { amount: 2_375_000 } })

  await page.getByRole('button', { name: 'Borrar mis datos' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Esto no se puede deshacer.').waitFor()
  await expectWellEverywhere(page, 'the question before a payer’s data are erased')
  await dialog.getByRole('button', { name: 'Borrar mis datos' }).click()

  await page.getByText('Sus datos se borraron.').waitFor()
  await page.getByText(/la ley obliga al colegio a conservarla hasta el 31 de diciembre de/).waitFor()
  await page.getByText('Rosa Vélez').waitFor({ state: 'detached' })
  await page.reload()
  await page.getByText('Sus datos se borraron.').waitFor()
  await page.getByText(/la ley obliga al colegio a conservarla hasta el 31 de diciembre de/).waitFor()
  expect(await page.getByRole('button', { name: 'Borrar mis datos' }).count()).toBe(0)
  await expectWellEverywhere(page, 'the page of a payer whose data were erased')
})
