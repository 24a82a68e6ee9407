import { describe, expect, it } from 'vitest'
import { healthText } from '../../../src/office/integrations/health-text.ts'
import type { Health } from '../../../src/office/integrations/integration.ts'

const texts: Record<string, string> = {
  'office.integrations.health.up': 'Responde',
  'office.integrations.health.down': 'No responde',
  'office.integrations.health.paused': 'en pausa',
  'office.fault.unreachable': 'No hubo conexión.',
}
const t = (key: string) => texts[key] ?? key

describe('What a check found', () => {
  it.each<[Health, string]>([
    [{ is: 'up' }, 'Responde'],
    [{ is: 'up', note: 'SAP 10.0' }, 'Responde · SAP 10.0'],
    [{ is: 'down' }, 'No responde'],
    [{ is: 'down', why: 'paused by staff' }, 'No responde · en pausa'],
    [{ is: 'down', why: 'check: unreachable' }, 'No responde · No hubo conexión.'],
    [{ is: 'down', why: 'start: unreachable' }, 'No responde · No hubo conexión.'],
    [{ is: 'down', why: 'check: no-such-code' }, 'No responde · check: no-such-code'],
    [{ is: 'down', why: 'licence expired', fix: 'renew it' }, 'No responde · licence expired · renew it'],
  ])('%j is shown as: %s', (health, text) => {
    expect(healthText(health, t)).toBe(text)
  })
})
