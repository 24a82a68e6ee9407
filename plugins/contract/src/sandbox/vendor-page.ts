import type { VendorAnswer } from '../kit/vendor-server.ts'
import { sandboxPage } from './page.ts'
import type { SandboxPage } from './page.ts'

/** A page of a stage's vendor, as its server answers it: Spanish, for whoever plays the payer. */
export function vendorPage(page: Omit<SandboxPage, 'locale' | 'links'>): VendorAnswer {
  const shown = sandboxPage({ ...page, locale: 'es-CO' })
  return {
    status: page.status ?? 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: shown.is === 'html' ? shown.html : '',
  }
}
