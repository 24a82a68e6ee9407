import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { runHub, useHub } from '@matricula/hub/testing/test-hub'
import { expectWell, expectWellEverywhere, phone, tablet, useBrowser } from './screens.ts'

const browser = useBrowser()
const usual = useHub()
const morning = '2025-06-19T08:00:00-05:00'

describe('The help chat', () => {
  it('answers what is typed or touched, and says so where it knows nothing', async () => {
    await setSeasonClock(usual(), morning)
    const page = await browser.open(phone, usual().url)
    await page.goto('/enrollment/facilities')
    const log = page.getByRole('log', { name: 'Conversación' })
    await page.getByText('Abierto hasta las 10:00 a.m.').waitFor()
    expect(await page.getByRole('button', { name: 'Enviar' }).isDisabled()).toBe(true)
    await expectWell(page, 'the help chat')

    await page.getByLabel('Su pregunta').fill('¿CUÁNTO cuesta la pension?')
    await page.keyboard.press('Enter')
    await log.getByText('La lista de tarifas es pública').waitFor()
    expect(await page.getByLabel('Su pregunta').inputValue()).toBe('')
    await log.getByRole('button', { name: 'Mi pago está pendiente, ¿qué hago?' }).first().click()
    await log.getByText('No pague de nuevo').waitFor()
    await page.getByLabel('Su pregunta').fill('¿Cuál es la capital de Francia?')
    await page.getByRole('button', { name: 'Enviar' }).click()
    await log.getByText(/No encontré una respuesta.*601 555 0100/).waitFor()
    await expectWellEverywhere(page, 'a conversation')
  })

  it('keeps a question that was not answered, and tells when its hours end meanwhile', async () => {
    await setSeasonClock(usual(), morning)
    const page = await browser.open(tablet, usual().url)
    await page.goto('/enrollment/facilities')
    await page.getByRole('button', { name: 'English' }).click()
    const question = page.getByLabel('Your question')
    await question.fill('receipt')
    await page.route('**/api/facilities/chat', (route) => route.abort())
    await page.keyboard.press('Enter')
    await page.getByRole('alert').getByText('The school’s platform does not answer.').waitFor()
    expect(await question.inputValue()).toBe('receipt')
    await expectWell(page, 'a question that was not sent')
    await page.unroute('**/api/facilities/chat')
    await setSeasonClock(usual(), '2025-06-19T10:00:00-05:00')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByText('It opens today at 4:00 p.m.').waitFor()
    expect(await question.count()).toBe(0)
  })

  it('is hidden by day, closed on a holiday, and says when it opens and whom to call', async () => {
    await setSeasonClock(usual(), '2025-06-19T12:00:00-05:00')
    const page = await browser.open(phone, usual().url)
    await page.goto('/enrollment/facilities')
    await page.getByText('Abre hoy a las 4:00 p.m.').waitFor()
    await page.getByText('el chat no está disponible entre las 10:00 a.m. y las 4:00 p.m.').waitFor()
    await page.getByText('llame al 601 555 0100').first().waitFor()
    await page.getByText('Hoy se reciben de nuevo desde las 4:00 p.m.').waitFor()
    await expectWell(page, 'the hidden chat')

    // Corpus Christi, a Monday.
    await setSeasonClock(usual(), '2025-06-23T08:00:00-05:00')
    await page.reload()
    await page.getByText('Abre el 24 de junio de 2025 a las 12:00 a.m.').waitFor()
    await page.getByText('El chat no atiende los fines de semana ni los festivos.').waitFor()
    await page.getByText('Puede pedir el permiso hasta las 10:00 a.m.').waitFor()
    await expectWell(page, 'the closed chat')

    await setSeasonClock(usual(), '2025-06-24T18:00:00-05:00')
    await page.reload()
    await page.getByText('Puede pedir el permiso hasta el 25 de junio de 2025, 10:00 a.m.').waitFor()
  })

  it('of a vendor is loaded by this page, and by no other', async () => {
    const widget = await aWidget()
    const chat = { provider: 'script', scriptUrl: `${widget.url}/widget.js` }
    const hub = await runHub({ settings: { facilities: { chat } } })
    await setSeasonClock(hub, morning)
    const page = await browser.open(phone, hub.url)
    await page.goto('/enrollment/facilities')
    await page.getByText('the vendor’s chat').waitFor()
    expect(await page.getByLabel('Su pregunta').count()).toBe(0)
    await page.getByRole('link', { name: 'Ir al ingreso' }).click()
    await page.getByLabel('Código del estudiante').waitFor()
    expect(await page.getByText('the vendor’s chat').count()).toBe(0)
    const refused = await page.evaluate(`new Promise((tell) => {
      const script = document.createElement('script')
      script.src = '${widget.url}/widget.js'
      script.onload = () => tell('loaded')
      script.onerror = () => tell('refused')
      document.head.append(script)
    })`)
    expect(refused).toBe('refused')
  })

  it('of a vendor that cannot be reached leaves the telephone', async () => {
    const chat = { provider: 'script', scriptUrl: 'http://127.0.0.1:9/widget.js' }
    const hub = await runHub({ settings: { facilities: { chat } } })
    await setSeasonClock(hub, morning)
    const page = await browser.open(phone, hub.url)
    await page.goto('/enrollment/facilities')
    await page.getByRole('alert').getByText('No pudimos abrir el chat.').waitFor()
    await expectWell(page, 'a chat that did not come')
  })
})

/** A vendor's chat: a script that writes into the page it is loaded by. */
async function aWidget(): Promise<{ url: string }> {
  const script =
    "document.body.append(Object.assign(document.createElement('aside'), { textContent: 'the vendor’s chat' }))"
  const server = createServer((_request, answer) => {
    answer.setHeader('content-type', 'text/javascript; charset=utf-8')
    answer.end(script)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}
