import fc from 'fast-check'
import type { RawRequest } from '../raw-request.ts'
import type { ApiDocument, ApiOperation, Parameter } from './api-document.ts'
import { sampleOf } from './sample.ts'
import { nastyTexts, spoiled, unknownName } from './spoil.ts'

export interface Target {
  readonly method: string
  readonly path: string
  readonly operation: ApiOperation
  readonly document: ApiDocument
}

const spoiledPart = fc.constantFrom('path', 'query', 'header', 'body', 'body', 'body', 'bytes')

/** A request to an operation with one part of it wrong, everything else as the document asks. */
export function badRequest(target: Target): fc.Arbitrary<RawRequest> {
  return fc
    .record({
      part: spoiledPart,
      text: fc.oneof(fc.constantFrom(...nastyTexts), fc.string({ unit: 'binary', maxLength: 60 })),
      name: unknownName,
      body: bodyOf(target),
      bytes: badBytes,
    })
    .map(({ part, text, name, body, bytes }) => {
      const write = (place: Parameter['in']) => (part === place ? text : null)
      const headers = { ...headersOf(target, write('header')), ...(part === 'header' && { [name]: 'x' }) }
      const path = `${pathOf(target, write('path'))}${queryOf(target, write('query'), name)}`
      if (target.method === 'GET') return { method: target.method, path, headers, body: null }
      const sent =
        part === 'bytes' ? bytes : { type: 'application/json', text: part === 'body' ? body.bad : body.good }
      return {
        method: target.method,
        path,
        headers: { ...headers, 'content-type': sent.type },
        body: sent.text,
      }
    })
}

/** Bodies that are no JSON of ours at all. */
const badBytes = fc.constantFrom(
  { type: 'application/json', text: '' },
  { type: 'application/json', text: '{' },
  { type: 'application/json', text: '['.repeat(20_000) },
  { type: 'application/json', text: `{"a":${'[1,'.repeat(50_000)}` },
  { type: 'application/json', text: `"${'x'.repeat(300_000)}"` },
  { type: 'application/json', text: '{"__proto__":{"admin":true}}' },
  { type: 'application/json', text: '\uFEFF{}' },
  { type: 'text/plain', text: '{}' },
  { type: 'application/xml', text: '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>' },
  { type: 'multipart/form-data; boundary=x', text: '--x\r\n\r\n--x--' },
  { type: 'application/x-www-form-urlencoded', text: 'a[b][c]=1&a[b][c]=2' },
  { type: 'application/json; charset=nonsense', text: '{}' },
)

function bodyOf({ operation, document }: Target): fc.Arbitrary<{ good: string; bad: string }> {
  const schema = operation.requestBody?.content['application/json']?.schema
  const good = schema === undefined ? {} : sampleOf(schema, document)
  return spoiled(good).map((bad) => ({ good: JSON.stringify(good), bad: JSON.stringify(bad) }))
}

function pathOf({ path, operation, document }: Target, bad: string | null): string {
  return (operation.parameters ?? [])
    .filter((parameter) => parameter.in === 'path')
    .reduce((filled, { name, schema }) => {
      const value = bad ?? String(sampleOf(schema, document))
      return filled.replace(`{${name}}`, () => encodeURIComponent(wellFormed(value)))
    }, path)
}

function queryOf({ operation, document }: Target, bad: string | null, badName: string): string {
  const fields = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query')
  const sent = fields.filter(({ required }) => required || bad !== null)
  const pairs = sent.map(({ name, schema }) => [name, bad ?? String(sampleOf(schema, document))])
  if (bad !== null) pairs.push([badName, bad], [badName, bad])
  const text = pairs
    .map((pair) => pair.map((one) => encodeURIComponent(wellFormed(one ?? ''))).join('='))
    .join('&')
  return text === '' ? '' : `?${text}`
}

function headersOf({ operation, document }: Target, bad: string | null): Record<string, string> {
  const fields = (operation.parameters ?? []).filter((parameter) => parameter.in === 'header')
  const printable = (text: string) => text.replaceAll(/[^\x20-\x7E]/g, '?').slice(0, 3000)
  return Object.fromEntries(
    fields.map(({ name, schema }) => [
      name,
      printable(bad ?? `${String(sampleOf(schema, document))}-12345678`),
    ]),
  )
}

/** Lone halves of surrogate pairs cannot be written in an address. */
function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '').slice(0, 4000)
}
