import { type Browser, chromium } from 'playwright-core'
import { findBrowser } from './find-browser.ts'

const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A browser without a window, for tests that look at pages. `npm run browser -w hub` installs one. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = await findBrowser()
  if (executablePath === null) throw new Error('no Chromium or Chrome here: npm run browser -w hub')
  // Chromium's sandbox refuses to run as root.
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return chromium.launch({ executablePath, args: [...quiet, ...asRoot] })
}
