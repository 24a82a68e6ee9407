import { describe, expect, it } from 'vitest'
import { dueCallbacks, postponed, type QueuedCallback } from '../../src/sandbox/index.ts'

function aQueuedCallback(given: Partial<QueuedCallback> = {}): QueuedCallback {
  return {
    id: 'e:1',
    body: '{}',
    signature: 's',
    dueAt: 0,
    after: null,
    until: 'accepted',
    attempts: 0,
    ...given,
  }
}

describe('a queued callback', () => {
  it('leaves from the moment it is due', () => {
    const queuedCallback = aQueuedCallback({ dueAt: 1000 })
    expect(dueCallbacks([queuedCallback], 999)).toEqual([])
    expect(dueCallbacks([queuedCallback], 1000)).toEqual([queuedCallback])
  })

  it('waits for the one it comes after, and for no other', () => {
    const first = aQueuedCallback({ id: 'first' })
    const second = aQueuedCallback({ id: 'second', after: 'first' })
    expect(dueCallbacks([first, second], 0)).toEqual([first])
    expect(dueCallbacks([second], 0)).toEqual([second])
  })

  it('is put off longer each time, a minute at most, and given up in the end', () => {
    expect(postponed(aQueuedCallback(), 5000)).toMatchObject({ attempts: 1, dueAt: 6000 })
    expect(postponed(aQueuedCallback({ attempts: 3 }), 5000)).toMatchObject({ attempts: 4, dueAt: 13_000 })
    expect(postponed(aQueuedCallback({ attempts: 300 }), 5000)).toMatchObject({ dueAt: 65_000 })
    expect(postponed(aQueuedCallback({ attempts: 499 }), 5000)).toBeNull()
  })
})
