import { describe, expect, it } from 'vitest'
import { useHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { enter } from './family.ts'
import { phone, useBrowser } from './screens.ts'

const browser = useBrowser()
const hub = useHub()

describe('In a demonstration', () => {
  it('the season’s clock on a page that stays open moves on', async () => {
    const page = await browser.open(phone, hub().url)
    await page.clock.install()
    await enter(page, '10001', 0)
    const clock = page.getByRole('complementary', { name: 'Demostración' })
    const minutes = async () => {
      const [, hour = 0, minute = 0] = /(\d\d):(\d\d)/.exec((await clock.textContent()) ?? '') ?? []
      return Number(hour) * 60 + Number(minute)
    }
    // What is shown may be a tick old.
    await page.clock.runFor(5000)
    const before = await minutes()
    await page.clock.runFor(10 * 60_000)
    expect(await until(minutes, (now) => now >= before + 10)).toBe(before + 10)
  })

  it('a family’s consent is dated by the season’s clock, as everything else it reads', async () => {
    const page = await browser.open(phone, hub().url)
    await enter(page, '10003', 0)
    await page.getByRole('button', { name: 'Documentos' }).click()
    const consent = page.getByText(/^Usted autorizó el tratamiento/)
    await consent.waitFor()
    expect(await consent.textContent()).toContain('el 19 de junio de 2025 a las 10:')
  })
})
