import type { HttpResponse } from '@matricula/contract'
import { expect, it } from 'vitest'
import { faultOfAnswer, faultOfSqlError } from '../src/faults.ts'
import { sapErrorFrom } from '../src/from-error.ts'
import { v1Error, v2Error } from './support/nocked-sap.ts'

const now = new Date('2026-01-15T15:00:00Z')

function answer(status: number, body: unknown, headers: Record<string, string> = {}): HttpResponse {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return { status, headers, body: new Uint8Array(), text: () => text, json: () => JSON.parse(text) }
}

const codes = [
  [401, 301, 'unauthorised'],
  [400, 804, 'unauthorised'],
  [403, 804, 'unauthorised'],
  [400, -10, 'rejected'],
  [400, -1000, 'invalid'],
  [404, -2028, 'not-found'],
  [400, -2035, 'conflict'],
  [412, -2039, 'rejected'],
  [400, -5002, 'rejected'],
  [400, -5006, 'rejected'],
  [400, 1320000140, 'conflict'],
  [400, -4242, 'rejected'],
  [404, -4242, 'not-found'],
  [500, -5002, 'unknown-outcome'],
] as const

it.each(codes)('takes status %i with code %i for %s, in both shapes', (status, code, expected) => {
  for (const body of [v1Error(code), v2Error(code)]) {
    expect(faultOfAnswer(answer(status, body), now)).toMatchObject({ code: expected })
  }
})

it.each([
  [400, 'invalid'],
  [401, 'unauthorised'],
  [403, 'unauthorised'],
  [404, 'not-found'],
  [500, 'unknown-outcome'],
  [502, 'unknown-outcome'],
  [503, 'unknown-outcome'],
  [504, 'unknown-outcome'],
  [302, 'unknown-outcome'],
] as const)('takes status %i without an error of SAP for %s', (status, code) => {
  expect(faultOfAnswer(answer(status, '<html>'), now)).toMatchObject({ code })
})

it('passes on how long SAP asks to wait', () => {
  expect(faultOfAnswer(answer(429, '', { 'retry-after': '7' }), now)).toMatchObject({
    code: 'throttled',
    retryAfterMs: 7000,
  })
})

it('tells where SAP found fault, and none of its words', () => {
  const words = "10000100 - Enter valid code for Pérez Ana [RDR1.ItemCode][line: 2] , 'CC 52100310'"
  const fault = faultOfAnswer(answer(400, v2Error(-5002, words)), now)
  expect(fault).toMatchObject({
    reason: 'SAP -5002, message 10000100, at RDR1.ItemCode, line 2',
    field: 'RDR1.ItemCode',
  })
  expect(JSON.stringify([fault?.message, fault])).not.toMatch(/Pérez|52100310/)
})

it.each(['', '<html>', '{}', '{"error":"down"}', '{"error":{"code":"x","message":"y"}}', 'null', '[]'])(
  'reads no error in %j',
  (body) => {
    expect(sapErrorFrom({ text: () => body })).toBeNull()
  },
)

const sqlErrors = [
  [{ code: 'ELOGIN' }, 'unauthorised'],
  [{ code: 'ETIMEOUT' }, 'unreachable'],
  [{ code: 'ESOCKET' }, 'unreachable'],
  [{ code: 'ECONNCLOSED' }, 'unreachable'],
  [{ code: 'ENOTOPEN' }, 'unreachable'],
  [{ code: 'EINSTLOOKUP' }, 'unreachable'],
  [{ code: 'ECANCEL' }, 'unreachable'],
  [{ code: 'EABORT' }, 'unreachable'],
  [{ code: 'EREQUEST', number: 207 }, 'unsupported'],
  [{ code: 'EREQUEST', number: 208 }, 'unsupported'],
  [{ code: 'EREQUEST', number: 229 }, 'unauthorised'],
  [{ code: 'EREQUEST', number: 230 }, 'unauthorised'],
  [{ code: 'EREQUEST', number: 916 }, 'unauthorised'],
  [{ code: 'EREQUEST', number: 1205 }, 'unreachable'],
  [{ code: 'EREQUEST', number: 1222 }, 'unreachable'],
  [{ code: 'ELOGIN', number: 4060 }, 'unauthorised'],
  [{ code: 'ELOGIN', number: 18456 }, 'unauthorised'],
  [{ code: 'EREQUEST', number: 102 }, 'invalid'],
  [{ code: 'EARGS' }, 'invalid'],
  [{ code: 'ENEW' }, 'unreachable'],
  [{}, 'unreachable'],
] as const

it.each(sqlErrors)('takes the SQL error %o for %s', (details, code) => {
  const error = Object.assign(new Error("Login failed for user 'hub' with secreto"), details)
  const fault = faultOfSqlError(error)
  expect(fault).toMatchObject({ code, cause: undefined })
  expect(fault.message).not.toContain('secreto')
})
