import { describe, expect, it, onTestFinished } from 'vitest'
import { startPdfRenderer } from '../../../src/modules/receipts/pdf-renderer.ts'
import type { ReceiptDocument } from '../../../src/modules/receipts/receipt-document.ts'
import { readPdf } from '@matricula/hub/testing/pdf-text'

const page = (text: string): ReceiptDocument => ({
  language: 'es-CO',
  defaultStyle: { font: 'Roboto' },
  content: [text],
})

function hire(most: number) {
  const renderer = startPdfRenderer(most)
  onTestFinished(() => renderer.stop())
  return renderer
}

/** How often the event loop came round while something was done. */
async function turnsDuring(act: () => Promise<unknown>): Promise<number> {
  let turns = 0
  let isOver = false
  const turn = () => {
    turns += 1
    if (!isOver) setImmediate(turn)
  }
  setImmediate(turn)
  await act()
  isOver = true
  return turns
}

describe('A renderer', () => {
  it('draws what it is given, while the event loop goes on', async () => {
    const renderer = hire(3)
    let drawn: Buffer = Buffer.alloc(0)
    const turns = await turnsDuring(async () => {
      drawn = (await renderer.draw(page('Recibo'))) ?? drawn
    })
    expect(readPdf(drawn).text).toContain('Recibo')
    expect(turns).toBeGreaterThan(10_000)
  })

  it('takes no more than may wait, and more again when there is room', async () => {
    const renderer = hire(2)
    const [first, second, third] = ['1', '2', '3'].map((text) => renderer.draw(page(text)))
    expect(third).toBeNull()
    await Promise.all([first, second])
    const next = await renderer.draw(page('4'))
    expect(next === null ? '' : readPdf(next).text).toContain('4')
  })

  it('goes on after a document that cannot be drawn', async () => {
    const renderer = hire(2)
    const bad = { ...page('1'), defaultStyle: { font: 'Unknown' } }
    await expect(renderer.draw(bad)).rejects.toThrow('could not be drawn')
    expect(await renderer.draw(page('2'))).toBeInstanceOf(Buffer)
  })
})
