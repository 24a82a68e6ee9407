import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { isAlive, queryConnection } from '../../src/db/connection-health.ts'

const nothing = () => undefined
const answers = () => Promise.resolve(1)
const silence = () => Promise.reject(new Error('Query read timeout'))

/** Two connections of a pool, last heard so long ago that they are asked before they are lent. */
async function twoIdle() {
  const [pool, first, second] = [{}, {}, {}]
  await queryConnection(first, answers, nothing)
  await queryConnection(second, answers, nothing)
  await pause(1100)
  return { pool, first, second }
}

describe('Of the idle connections of a pool', () => {
  it('each is asked while they answer', async () => {
    const { pool, first, second } = await twoIdle()
    expect(await isAlive(pool, first, answers)).toBe(true)
    expect(await isAlive(pool, second, silence)).toBe(false)
  })

  it('none last heard before a silent one was asked is waited for', async () => {
    const { pool, first, second } = await twoIdle()
    expect(await isAlive(pool, first, silence)).toBe(false)
    expect(await isAlive(pool, second, answers)).toBe(false)
  })

  it('one that was heard after the silence is lent', async () => {
    const { pool, first, second } = await twoIdle()
    expect(await isAlive(pool, first, silence)).toBe(false)
    await queryConnection(second, answers, nothing)
    expect(await isAlive(pool, second, silence)).toBe(true)
  })

  it('those of another pool are asked for themselves', async () => {
    const { pool, first, second } = await twoIdle()
    expect(await isAlive(pool, first, silence)).toBe(false)
    expect(await isAlive({}, second, answers)).toBe(true)
  })
})
