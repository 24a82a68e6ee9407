import { describe, expect, it } from 'vitest'
import { HubProblem } from '../../src/api/problem.ts'
import { failureOf } from '../../src/parents/use-by-token.ts'

describe('What a token opens', () => {
  it.each([400, 404, 410, 422])('is not there where the hub answers %i', (status) => {
    expect(failureOf(new HubProblem(status, {}))).toEqual({ is: 'not-found' })
  })

  it.each([0, 429, 500, 503])(
    'may come later where the hub answers %i, and the call has its id',
    (status) => {
      expect(failureOf(new HubProblem(status, { requestId: 'req-1' }))).toEqual({
        is: 'failed',
        requestId: 'req-1',
      })
    },
  )

  it('may come later after any other failure', () => {
    expect(failureOf(new Error('boom'))).toEqual({ is: 'failed', requestId: undefined })
  })
})
