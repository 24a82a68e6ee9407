import { describe, expect, it } from 'vitest'
import { recentLog } from '../../src/config/recent-log.ts'

const line = (msg: string) => `${JSON.stringify({ level: 30, time: 1, msg })}\n`
const bounds = { lines: 3, characters: 1000, longest: 200 }

describe('The last lines of the log', () => {
  it('are kept in their order, the oldest give way', () => {
    const log = recentLog(bounds)
    for (const word of ['a', 'b', 'c', 'd']) log.write(line(word))
    expect(log.since(0).map((kept) => JSON.parse(kept.line).msg)).toEqual(['b', 'c', 'd'])
  })

  it('take no more memory than they may', () => {
    const log = recentLog({ ...bounds, lines: 1000 })
    for (let n = 0; n < 500; n += 1) log.write(line('x'.repeat(100)))
    const held = log.since(0).map((kept) => kept.line.length)
    expect(held.length).toBeGreaterThan(3)
    expect(held.reduce((sum, length) => sum + length)).toBeLessThanOrEqual(1000)
  })

  it('hold the message alone of a line that is too long', () => {
    const log = recentLog(bounds)
    log.write(`${JSON.stringify({ level: 50, time: 1, stack: 'y'.repeat(300), msg: 'it broke' })}\n`)
    expect(log.since(0).map((kept) => JSON.parse(kept.line))).toEqual([
      { level: 50, time: 1, msg: 'it broke', shortened: true },
    ])
  })

  it('are asked on from any of them, also by whoever has seen an earlier run of the hub', () => {
    const before = recentLog(bounds)
    before.write(line('before'))
    const seen = before.since(0).at(-1)?.id ?? 0
    const log = recentLog(bounds)
    log.write(line('first'))
    log.write(line('second'))
    const [first] = log.since(0)
    expect(log.since(first?.id ?? 0).map((kept) => JSON.parse(kept.line).msg)).toEqual(['second'])
    expect(log.since(seen - 1)).toHaveLength(2)
  })
})
