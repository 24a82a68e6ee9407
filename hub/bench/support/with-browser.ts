import type { Browser } from 'playwright-core'
import { launchBrowser } from '@matricula/hub/testing/browser'

/** A browser as long as `use` runs; one that stayed open would keep the bench from ending. */
export async function withBrowser<T>(use: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await launchBrowser()
  try {
    return await use(browser)
  } finally {
    await browser.close()
  }
}
