import { describe, expect, it } from 'vitest'
import { aProvider, anInvoice } from './support/a-provider.ts'

describe('an invoice', () => {
  it('has the next number of the range at once, and its CUFE once the tax authority has answered', async () => {
    const { issue, find, passSeconds } = aProvider({
      nit: '900123456',
      prefix: 'FE',
      from: 1281,
      to: 1300,
      technicalKey: 'INVENTEDTECHKEY0123456789',
    })
    expect(await issue(anInvoice())).toMatchObject({ number: 'FE1281', status: 'waiting', cufe: null })
    passSeconds(3)
    expect(await find('FAC-1')).toMatchObject({
      status: 'accepted',
      cufe: '4394ca90a6c0cf0c8cc52aa8a9a031f125690740398bb5554ff2ad91acff868e3a4931753500d08643e33834c8a0054d',
    })
  })

  it('is rejected, or accepted with notices, by the last digits of its payer’s number', async () => {
    const { issue, find, passSeconds } = aProvider()
    await issue(anInvoice('1020304013', 'FAC-13'))
    await issue(anInvoice('1020304077', 'FAC-77'))
    passSeconds(3)
    expect(await find('FAC-13')).toMatchObject({
      status: 'rejected',
      cufe: null,
      reason: expect.stringContaining('FAJ44b'),
    })
    expect(await find('FAC-77')).toMatchObject({
      status: 'accepted-with-notices',
      reason: null,
      notices: [expect.stringContaining('FAJ43b')],
    })
  })

  it('is refused once the range is used up', async () => {
    const { issue } = aProvider({ from: 1, to: 1 })
    await issue(anInvoice())
    await expect(issue(anInvoice('1020304050', 'FAC-2'))).rejects.toMatchObject({
      code: 'rejected',
      reason: expect.stringContaining('FAD05'),
    })
  })

  it('is printed with the letters of Spanish', async () => {
    const { issue, provider, read } = aProvider()
    const { ref } = await issue(anInvoice())
    const lines = linesOf(await provider.pdf(ref, read))
    expect(lines).toContain('Pensión febrero 2026')
    expect(lines).toContain('Total: $ 1.665.000 COP')
  })
})

describe('a credit note', () => {
  it('is of what the notes before it have left', async () => {
    const { issue, find, passSeconds, creditNotes, write } = aProvider()
    const { payer: _payer, paid: _paid, ...invoice } = anInvoice()
    const { ref } = await issue(anInvoice())
    passSeconds(3)
    const issued = await find('FAC-1')
    const credited = { ref, number: issued?.number ?? '', cufe: issued?.cufe ?? '', day: invoice.day }
    const lines = invoice.lines.map((line) => ({ ...line, unitPrice: 1_000_000 }))
    const note = {
      ...invoice,
      lines,
      total: 1_000_000,
      reason: 'partial-return' as const,
      invoice: { ...credited, left: 1_665_000 },
    }
    const first = await creditNotes.issue({ ...note, reference: 'NOT-1' }, write('1'))
    expect(first).toMatchObject({ number: 'NC1', status: 'waiting' })
    await expect(creditNotes.issue({ ...note, reference: 'NOT-2' }, write('2'))).rejects.toMatchObject({
      code: 'rejected',
    })
  })
})

/** What a PDF shows, line by line: each is one array of pieces of text in hexadecimal. */
function linesOf(pdf: Uint8Array): readonly string[] {
  const shown = Buffer.from(pdf)
    .toString('latin1')
    .matchAll(/\[(.*)\] TJ/g)
  return [...shown].map(([, pieces = '']) =>
    [...pieces.matchAll(/<([0-9a-f]+)>/g)]
      .map(([, piece = '']) => Buffer.from(piece, 'hex').toString('latin1'))
      .join(''),
  )
}
