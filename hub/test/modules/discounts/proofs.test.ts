import { describe, expect, it } from 'vitest'
import { sha256 } from '../../../src/shared/ids.ts'
import { databases } from '@matricula/hub/testing/databases'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHub, useHub } from '@matricula/hub/testing/test-hub'
import type { Visitor } from '@matricula/hub/testing/visitor'
import { ask, discounts, files, list, proofOf } from './a-discount.ts'

const megabyte = 1024 * 1024

const desk = async (hub: TestHub) => {
  return { app: hub.hub.app, admissions: await signInStaff(hub, 'admissions') }
}

async function download({ url, cookie }: Visitor, id: string) {
  const response = await fetch(new URL(`${discounts}/${id}/proof`, url), { headers: { cookie } })
  return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

const pdfOf = (size: number) => Buffer.concat([files.pdf], size)

describe.each(databases)('The proof of a discount on $name', (database) => {
  it.each([
    ['application/pdf', files.pdf, '10001-alumni.pdf'],
    ['image/png', files.png, '10001-alumni.png'],
    ['image/jpeg', files.jpeg, '10001-alumni.jpg'],
  ])('comes back to the byte as it was sent, to be kept and not to be run: %s', async (type, file, name) => {
    const { app, admissions } = await desk(await runHub({ database }))
    const { body } = await ask(admissions, { proof: proofOf(type, file) })

    const { headers, bytes } = await download(admissions, body.id)

    expect(bytes.equals(file)).toBe(true)
    expect(body.proof).toEqual({ type, size: file.length, sha256: sha256(file) })
    expect({
      type: headers.get('content-type'),
      disposition: headers.get('content-disposition'),
      sniff: headers.get('x-content-type-options'),
      kept: headers.get('cache-control'),
    }).toEqual({
      type,
      disposition: `attachment; filename="${name}"`,
      sniff: 'nosniff',
      kept: 'no-store',
    })
    const reads = await app.database('audit').where({ act: 'record.read', subject: '10001' })
    expect(reads.map(({ after }) => after).join()).toContain(`GET ${discounts}/{id}/proof`)
  })

  it('may have two megabytes and not a byte more', async () => {
    const { admissions } = await desk(await runHub({ database }))
    const over = await ask(admissions, { proof: proofOf('application/pdf', pdfOf(2 * megabyte + 1)) })
    expect([over.status, over.body.errors]).toEqual([
      422,
      { 'proof.content': ['El soporte pesa más de 2 MB.'] },
    ])
    const largest = pdfOf(2 * megabyte)
    const taken = await ask(admissions, { proof: proofOf('application/pdf', largest) })
    expect(taken.status).toBe(200)
    expect((await download(admissions, taken.body.id)).bytes.equals(largest)).toBe(true)
  })
})

describe('A file that proves nothing', () => {
  const theHub = useHub()

  it('is refused for what it really is', async () => {
    const { admissions } = await desk(theHub())
    const forged: readonly (readonly [string, Buffer])[] = [
      ['application/pdf', Buffer.from('<script>alert(1)</script>')],
      ['image/png', Buffer.from('MZ\u0090\u0000')],
      ['image/png', files.jpeg],
      ['application/pdf', Buffer.concat([Buffer.from('\n'), files.pdf])],
      ['image/jpeg', Buffer.from([0xff, 0xd8])],
    ]
    for (const [type, file] of forged) {
      const { status, body } = await ask(admissions, { proof: proofOf(type, file) })
      expect([status, body.code]).toEqual([422, 'BAD_INPUT'])
      expect(body.errors).toEqual({ 'proof.content': [expect.stringContaining('no es del tipo')] })
    }
    expect((await list(admissions)).body).toEqual([])
  })

  it('is refused unread when it is no Base64, or has something after it', async () => {
    const { admissions } = await desk(theHub())
    const otherAlphabet = Buffer.from([0xff, 0xd8, 0xff, 0xfe]).toString('base64url')
    for (const content of ['%PDF-1.7 ñ', `${files.jpeg.toString('base64')}?`, otherAlphabet]) {
      const { status, body } = await ask(admissions, { proof: { type: 'image/jpeg', content } })
      expect([status, body.errors?.['proof.content']]).toEqual([
        422,
        ['No pudimos leer el soporte. Adjúntelo de nuevo.'],
      ])
    }
  })

  it('of another type is not asked about', async () => {
    const { admissions } = await desk(theHub())
    const { status } = await ask(admissions, { proof: proofOf('image/svg+xml', Buffer.from('<svg/>')) })
    expect(status).toBe(400)
  })

  it('is not even read when it is far too large, and a large one belongs nowhere else', async () => {
    const { admissions } = await desk(theHub())
    const huge = await ask(admissions, { proof: proofOf('application/pdf', pdfOf(3 * megabyte)) })
    expect([huge.status, huge.body.code]).toEqual([413, 'TOO_LARGE'])
    const elsewhere = await admissions.post<{ code: string }>(`${discounts}/x/withdraw`, {
      note: 'x'.repeat(megabyte),
    })
    expect([elsewhere.status, elsewhere.body.code]).toEqual([413, 'TOO_LARGE'])
  })
})
