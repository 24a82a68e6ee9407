import { setTimeout as pause } from 'node:timers/promises'
import type { Page, Request } from 'playwright-core'

const quietMs = 500
const stepMs = 50

const pending = new WeakMap<Page, Set<Request>>()

/** Keeps count of what a page reads. The office's stream of changes stays open and is no reading. */
export function countReads(page: Page): void {
  const requests = new Set<Request>()
  pending.set(page, requests)
  page.on('request', (request) => {
    if (request.resourceType() !== 'eventsource') requests.add(request)
  })
  page.on('requestfinished', (request) => requests.delete(request))
  page.on('requestfailed', (request) => requests.delete(request))
}

/** Until the page has read what it needs. */
export async function untilQuiet(page: Page): Promise<void> {
  for (let quiet = 0; quiet < quietMs; quiet += stepMs) {
    if (pending.get(page)?.size !== 0) quiet = 0
    await pause(stepMs)
  }
}
