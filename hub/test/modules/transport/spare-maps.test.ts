import { describe, expect, it } from 'vitest'
import { Family } from '@matricula/hub/testing/family'
import { problemOf } from '@matricula/hub/testing/problem'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub } from '@matricula/hub/testing/test-hub'

const settings = { maps: { questionsPerFamily: 2 } }
const vectors = '/api/googleAPI/direction/vectors/request'
const place = { lat: 4.86, lng: -74.05 }

describe('The maps', () => {
  it('answer a family as often as a family needs, over all its sessions, and then say when again', async () => {
    const hub = await runHub({ settings })
    const { visitor } = await Family.signIn(hub, '10001')
    expect((await visitor.post(vectors, place)).status).toBe(200)
    const again = await Family.signIn(hub, '10001')
    expect((await again.visitor.get('/api/maps/search?text=calle 22')).status).toBe(200)
    const refused = await visitor.post(vectors, place)
    expect([refused.status, problemOf(refused).code]).toEqual([429, 'TOO_MANY_TRIES'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('answer every other family meanwhile, and the office as often as it asks', async () => {
    const hub = await runHub({ settings })
    for (const code of ['10001', '10002']) {
      const { visitor } = await Family.signIn(hub, code)
      for (const expected of [200, 200, 429])
        expect((await visitor.post(vectors, place)).status).toBe(expected)
    }
    const driver = await signInStaff(hub, 'transport')
    for (let asked = 0; asked < 4; asked += 1) expect((await driver.post(vectors, place)).status).toBe(200)
  })
})
