import type { Browser, Page } from 'playwright-core'

/**
 * Slow 4G as Chromium's own tools apply it: 1.6 Mbps down, 750 kbps up and 150 ms there and back, as 562.5 ms a request
 * and nine tenths of the pace; with a processor four times slower.
 */
export const slowPhone = {
  name: 'slow 4G (1.6 Mbps down, 750 kbps up, 150 ms RTT: 562 ms a request), processor 4 times slower',
  latencyMs: 562.5,
  downBytes: (1.6 * 0.9 * 1_000_000) / 8,
  upBytes: (0.75 * 0.9 * 1_000_000) / 8,
  slowdown: 4,
}

/** What a page showed until now, in milliseconds from the beginning of its navigation. */
export interface Paints {
  readonly fcpMs: number
  readonly lcpMs: number
  /** All tasks over 50 ms, added up. */
  readonly longMs: number
  /** JavaScript as it came over the wire, in bytes (brotli). */
  readonly scriptBytes: number
}

const watch = `globalThis.seen = { lcp: 0, long: 0, tap: 0 }
  new PerformanceObserver((list) => { for (const { startTime } of list.getEntries()) seen.lcp = startTime })
    .observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => { for (const { duration } of list.getEntries()) seen.long += duration })
    .observe({ type: 'longtask', buffered: true })
  addEventListener('click', () => { seen.tap = performance.now() }, true)`

/** A phone that has never been here. */
export async function openSlowPhone(browser: Browser, url: string): Promise<Page> {
  const viewport = { width: 360, height: 780 }
  const context = await browser.newContext({
    baseURL: url,
    viewport,
    locale: 'es-CO',
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(60_000)
  await context.addInitScript(watch)
  const page = await context.newPage()
  const debug = await context.newCDPSession(page)
  await debug.send('Network.enable')
  await debug.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowPhone.latencyMs,
    downloadThroughput: slowPhone.downBytes,
    uploadThroughput: slowPhone.upBytes,
  })
  await debug.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.slowdown })
  return page
}

export function readPaints(page: Page): Promise<Paints> {
  return page.evaluate(`({
    fcpMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    lcpMs: seen.lcp,
    longMs: seen.long,
    scriptBytes: performance.getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  })`)
}

/** The addresses of the scripts that have come until now. */
export function scriptsOf(page: Page): Promise<string[]> {
  return page.evaluate(`performance.getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.endsWith('.js'))`)
}

/**
 * From the last tap until what is named here is painted for the first time, in milliseconds. The page itself looks, as
 * Playwright does so twice a second.
 */
export function untilPainted(page: Page, selector: string): Promise<number> {
  return page.evaluate(`new Promise((answer) => {
    const painted = () => answer(performance.now() - seen.tap)
    new MutationObserver((_changes, observer) => {
      if (document.querySelector(${JSON.stringify(selector)}) === null) return
      observer.disconnect()
      requestAnimationFrame(() => requestAnimationFrame(painted))
    }).observe(document, { childList: true, subtree: true })
  })`)
}
