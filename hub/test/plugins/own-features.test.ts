import { describe, expect, it } from 'vitest'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { runHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { faultsAt } from '@matricula/hub/testing/vendor'

const unneeded = ['maps.main', 'esign.main', 'notices.main', 'accessControl.main'] as const

describe('While maps, signatures, notices and the turnstile hang', () => {
  it('a family signs in, chooses, pays and gets its receipt, and nothing asks them', async () => {
    const hub = await runHub()
    const { app } = hub.hub
    for (const instance of unneeded) await faultsAt(app, instance).injectFault('hangs')
    const family = await Family.signIn(hub, '10001')
    for (const path of ['/api/enrollment/student', '/api/enrollment/draft', '/api/enrollment/documents'])
      expect((await family.visitor.get(path)).status, path).toBe(200)
    await family.enrol(rightAndCosts)
    const seen = await until(
      () => family.check(),
      ({ status, data }) => status === 'APROBADO' && data?.receiptToken != null,
    )
    expect(seen.status).toBe('APROBADO')
    // The notice of the receipt leaves later, from the outbox.
    const waitedFor = ['maps.main', 'esign.main', 'accessControl.main']
    const asked = app.plugins.view().filter(({ instance }) => waitedFor.includes(instance))
    expect(asked.map(({ calls }) => calls)).toEqual([0, 0, 0])
  })
})
