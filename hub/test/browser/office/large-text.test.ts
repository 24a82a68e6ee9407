import { expect, it } from 'vitest'
import { useHub } from '@matricula/hub/testing/test-hub'
import { desktop, useBrowser } from '../screens.ts'
import { comeIn, goTo } from './staff-member.ts'

const browser = useBrowser()
const hub = useHub()

/** Texts at twice their size before anything is drawn, as a reader's browser has them. */
const enlarged = `new MutationObserver((_, watching) => {
  if (!document.documentElement) return
  document.documentElement.style.fontSize = '200%'
  watching.disconnect()
}).observe(document, { childList: true })`

it('The office’s texts, fields and buttons grow with the reader’s size of text', async () => {
  const page = await comeIn(browser, { url: hub().url, role: 'finance', screen: desktop })
  const sizes = async () => {
    await goTo(page, '/enrollment/admin/payments', 'Pagos')
    const button = page.getByRole('button', { name: 'Exportar' })
    return button.evaluate((element) => {
      const { fontSize, height } = getComputedStyle(element)
      return [fontSize, height].map((size) => Number.parseFloat(size))
    })
  }
  const [text = 0, height = 0] = await sizes()
  await page.addInitScript(enlarged)
  const [large = 0, tall = 0] = await sizes()

  expect(large).toBe(2 * text)
  expect(tall).toBeGreaterThanOrEqual(2 * height - 10)
})
