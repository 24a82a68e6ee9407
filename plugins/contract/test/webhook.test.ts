import { expect, it } from 'vitest'
import { callbackJson, forged } from '../src/index.ts'

const callback = (body: Uint8Array<ArrayBuffer>) => ({
  method: 'POST',
  path: '',
  query: {},
  headers: {},
  body,
})

it('the JSON of a callback is read from its bytes, and is nothing where they are none', () => {
  expect(callbackJson(callback(new TextEncoder().encode('{"a":"ñ"}')))).toEqual({ a: 'ñ' })
  expect(callbackJson(callback(new TextEncoder().encode('{')))).toBeUndefined()
  expect(callbackJson(callback(new Uint8Array([0x22, 0xff, 0x22])))).toBeUndefined()
})

it('a forged callback says why', () => {
  expect(forged('not signed')).toEqual({ is: 'forged', why: 'not signed' })
})
