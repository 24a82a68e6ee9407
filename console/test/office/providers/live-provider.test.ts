import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLiveProvider } from '../../../src/office/providers/live-provider.ts'

/** A stream that the test speaks through. */
class Stream extends EventTarget {
  static readonly CLOSED = 2
  readonly address: string
  readyState = 1

  constructor(address: string) {
    super()
    this.address = address
    opened.push(this)
  }

  close(): void {
    this.readyState = Stream.CLOSED
  }

  says(module: string): void {
    this.dispatchEvent(Object.assign(new Event('changed'), { data: module }))
  }

  opens(): void {
    this.dispatchEvent(new Event('open'))
  }

  breaks(): void {
    this.dispatchEvent(new Event('error'))
  }
}

const opened: Stream[] = []
let page: EventTarget & { hidden: boolean }

beforeEach(() => {
  opened.length = 0
  page = Object.assign(new EventTarget(), { hidden: false })
  vi.stubGlobal('EventSource', Stream)
  vi.stubGlobal('document', page)
})
afterEach(() => void vi.unstubAllGlobals())

/** Lists on one page, and which of them were told of a change. */
function follow(...resources: readonly string[]) {
  const { subscribe } = createLiveProvider()
  const told: string[] = []
  for (const resource of resources) {
    subscribe({ channel: `resources/${resource}`, types: ['*'], callback: () => void told.push(resource) })
  }
  return told
}

it('A list is told when a module behind it has changed, and all lists of a page share one stream', () => {
  const told = follow('payments', 'deliveries', 'users')
  opened[0]?.opens()
  opened[0]?.says('outbox')
  opened[0]?.says('access')
  expect(told).toEqual(['payments', 'deliveries', 'users'])
  expect(opened.map(({ address }) => address)).toEqual(['/api/changes'])
})

it('Every list is told when the stream is back, for it may have missed something', () => {
  const told = follow('payments', 'users')
  opened[0]?.opens()
  opened[0]?.breaks()
  expect(told).toEqual([])
  opened[0]?.opens()
  expect(told).toEqual(['payments', 'users'])
})

it('A page that nobody sees keeps no stream, and reads anew when it is seen again', () => {
  const told = follow('payments')
  page.hidden = true
  page.dispatchEvent(new Event('visibilitychange'))
  expect(opened.map(({ readyState }) => readyState)).toEqual([Stream.CLOSED])
  page.hidden = false
  page.dispatchEvent(new Event('visibilitychange'))
  opened[1]?.opens()
  expect(told).toEqual(['payments'])
})
