import { readdir, readFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { root, useHub } from '@matricula/hub/testing/test-hub'

const folder = path.join(root, 'console/dist/assets')
const hub = useHub()
let script: string
let font: string

beforeAll(async () => {
  const names = await readdir(folder)
  const first = (ending: RegExp) => names.find((name) => ending.test(name)) ?? ''
  script = first(/^wizard-page-.*\.js$/)
  font = first(/\.woff2$/)
})

async function ask(file: string, headers: Readonly<Record<string, string>>) {
  const response = await new Promise<IncomingMessage>((answered, failed) => {
    get(`${hub().url}/assets/${file}`, { headers }, answered).on('error', failed)
  })
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) }
}

const read = { br: brotliDecompressSync, gzip: gunzipSync, none: (body: Buffer) => body }

describe('A script of the console', () => {
  it.each([
    ['by brotli where the browser takes it', 'gzip, deflate, br, zstd', 'br'],
    ['by gzip to another', 'gzip, deflate', 'gzip'],
    ['by gzip to one that likes it better', 'br;q=0.5, gzip', 'gzip'],
    ['by gzip to one that refuses brotli', 'br;q=0, *', 'gzip'],
    ['as it is to one that takes neither', 'identity', 'none'],
    ['as it is where the header cannot be read', 'br;q=;;', 'none'],
    ['as it is where no header is', '', 'none'],
  ] as const)('comes %s', async (_title, accepted, encoding) => {
    const { status, headers, body } = await ask(
      script,
      accepted === '' ? {} : { 'accept-encoding': accepted },
    )
    expect([status, headers['content-encoding'] ?? 'none']).toEqual([200, encoding])
    expect(read[encoding](body).equals(await readFile(path.join(folder, script)))).toBe(true)
    expect(headers['content-type']).toMatch(/^text\/javascript/)
    expect(headers['content-length']).toBe(String(body.length))
    expect(headers['vary']).toContain('accept-encoding')
    expect(headers['cache-control']).toBe('max-age=31536000, must-revalidate, public')
  })

  it('is smaller by brotli than by gzip', async () => {
    const [br, gzip] = await Promise.all(
      ['br', 'gzip'].map((accepted) => ask(script, { 'accept-encoding': accepted })),
    )
    expect(br?.body.length).toBeLessThan(gzip?.body.length ?? 0)
  })

  it('is not sent again to a browser that has it by the same encoding', async () => {
    const { headers } = await ask(script, { 'accept-encoding': 'br' })
    const known = { 'if-none-match': headers.etag ?? '' }
    expect((await ask(script, { 'accept-encoding': 'br', ...known })).status).toBe(304)
    expect((await ask(script, { 'accept-encoding': 'gzip', ...known })).status).toBe(200)
  })
})

it('A font of the console comes as it is, for it is compressed already', async () => {
  const { status, headers, body } = await ask(font, { 'accept-encoding': 'gzip, br' })
  expect([status, headers['content-encoding'], headers['content-type']]).toEqual([
    200,
    undefined,
    'font/woff2',
  ])
  expect(body.equals(await readFile(path.join(folder, font)))).toBe(true)
})
