import { describe, expect, it } from 'vitest'
import { runHub } from '@matricula/hub/testing/test-hub'

describe('The software', () => {
  it('says which one it is to a client that says so too', async () => {
    const { visitor } = await runHub()
    const answer = await visitor().post('/api/info', { app: 'console', version: '1.0.0', platform: 'linux' })
    expect([answer.status, answer.body]).toEqual([
      200,
      { name: 'Matrícula Hub', version: '0.1.0', season: '2025-2026', profile: 'sandbox' },
    ])
  })

  it.each([{ app: 'a'.repeat(101) }, { app: 1 }, { other: 'x' }])('takes no %j', async (client) => {
    const { visitor } = await runHub()
    expect((await visitor().post('/api/info', client)).status).toBe(400)
  })
})
