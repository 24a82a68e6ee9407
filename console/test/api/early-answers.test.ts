import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { askEarly, dropEarly, takeEarly } from '../../src/api/early-answers.ts'

let server: Server
let address = ''
let asked = 0

beforeEach(async () => {
  asked = 0
  server = createServer((_request, response) => {
    asked += 1
    response.end(String(asked))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  address = `http://127.0.0.1:${port}/api/session`
})

afterEach(() => {
  dropEarly()
  server.close()
})

describe('What is asked for early', () => {
  it('is taken over by the first who reads it, and by nobody else', async () => {
    askEarly(address)
    expect(await (await takeEarly(address))?.text()).toBe('1')
    expect(takeEarly(address)).toBeUndefined()
    expect(asked).toBe(1)
  })

  it('is of that address alone', () => {
    askEarly(address)
    expect(takeEarly(`${address}/other`)).toBeUndefined()
  })

  it('is forgotten once something is changed', () => {
    askEarly(address)
    dropEarly()
    expect(takeEarly(address)).toBeUndefined()
  })
})
