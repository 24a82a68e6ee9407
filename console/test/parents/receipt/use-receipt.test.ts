import { describe, expect, it } from 'vitest'
import { HubProblem } from '../../../src/api/problem.ts'
import { failureOf } from '../../../src/parents/receipt/use-receipt.ts'

describe('unread', () => {
  it.each([400, 404, 410, 422])('takes %i for a receipt that does not exist', (status) => {
    expect(failureOf(new HubProblem(status, {}))).toEqual({ is: 'not-found' })
  })

  it.each([0, 429, 500, 503])('takes %i for a failure that may pass, with the id of the call', (status) => {
    expect(failureOf(new HubProblem(status, { requestId: 'req-1' }))).toEqual({
      is: 'failed',
      requestId: 'req-1',
    })
  })

  it('takes anything else for a failure too', () => {
    expect(failureOf(new Error('boom'))).toEqual({ is: 'failed', requestId: undefined })
  })
})
