import { describe, expect, it } from 'vitest'
import type { SigningStatus } from '@matricula/contract'
import { memoryKit } from '@matricula/contract/kit'
import { rawStatusOf, statusOf } from '../src/status-of.ts'

const words = (rawStatus: string) => {
  const { log, logged } = memoryKit()
  return { status: statusOf(rawStatus, log), logged }
}

const action = (action_status: string) => ({
  action_id: '1',
  action_type: 'SIGN',
  role: '',
  recipient_email: '',
  action_status,
})

const request = (request_status: string) => ({
  request_id: '1',
  request_name: 'x',
  request_status,
  actions: [],
})

describe('a status', () => {
  it.each<[string, SigningStatus]>([
    ['draft', 'sent'],
    ['inprogress', 'sent'],
    ['inprogress/NOACTION', 'sent'],
    ['inprogress/UNOPENED', 'sent'],
    ['inprogress/VIEWED', 'viewed'],
    ['inprogress/SIGNED', 'viewed'],
    ['completed', 'signed'],
    ['declined', 'declined'],
    ['recalled', 'recalled'],
    ['expired', 'expired'],
  ])('%s means %s, without a word in the log', (rawStatus, status) => {
    expect(words(rawStatus)).toEqual({ status, logged: [] })
  })

  it.each(['archived', 'inprogress/DECLINED', 'constructor', ''])(
    '%j is open, with a warning',
    (rawStatus) => {
      const { status, logged } = words(rawStatus)
      expect(status).toBe('sent')
      expect(logged).toHaveLength(1)
    },
  )

  it('that is a whole sentence stays out of the log', () => {
    expect(JSON.stringify(words('firmado por Laura Díaz').logged)).not.toContain('Laura')
  })
})

describe("the vendor's word", () => {
  it.each([
    ['inprogress', 'VIEWED', 'inprogress/VIEWED'],
    ['inprogress', '', 'inprogress'],
    ['completed', 'SIGNED', 'completed'],
    ['declined', 'VIEWED', 'declined'],
  ])('is of %s and %j: %s', (status, own, rawStatus) => {
    expect(rawStatusOf(request(status), action(own))).toBe(rawStatus)
  })

  it("is the request's where nobody is to sign", () => {
    expect(rawStatusOf(request('inprogress'), null)).toBe('inprogress')
  })
})
