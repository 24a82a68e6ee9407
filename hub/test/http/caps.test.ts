import { describe, expect, it } from 'vitest'
import { runHub } from '@matricula/hub/testing/test-hub'
import type { ProblemBody } from '@matricula/hub/testing/visitor'

describe('A request beyond every measure', () => {
  it('is refused at its address, in the reader’s language', async () => {
    const { visitor } = await runHub()
    const refused = await visitor().get<ProblemBody>(`/api/texts/en?${'x'.repeat(8200)}`)
    expect([refused.status, refused.body.code]).toEqual([414, 'ADDRESS_TOO_LONG'])
    expect(refused.body.title).toBe('Enlace muy largo')
  })

  it('is read up to the length of our own longest address', async () => {
    const { visitor } = await runHub()
    const path = '/api/health/live'
    expect((await visitor().get(`${path}?${'x'.repeat(8192 - path.length - 1)}`)).status).toBe(200)
  })

  it('is refused at its body', async () => {
    const { visitor } = await runHub({ settings: { server: { maxBody: 16_384 } } })
    const refused = await visitor().post<ProblemBody>('/api/enrollment/login', {
      studentCode: 'x'.repeat(17_000),
    })
    expect([refused.status, refused.body.code]).toEqual([413, 'TOO_LARGE'])
  })
})
