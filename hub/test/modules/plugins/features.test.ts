import { kinds } from '@matricula/contract'
import { describe, expect, it } from 'vitest'
import { loadConfig } from '../../../src/config/load-config.ts'
import { featuresOf } from '../../../src/modules/plugins/features.ts'
import { root } from '@matricula/hub/testing/test-hub'

const payments = { instance: 'card', invoicesInstance: 'invoices' }
const ofPayments = (name: string, settings = payments) => featuresOf({ kind: 'payments', name }, settings)

describe('What stops without an instance', () => {
  it.each(kinds)('is said in both languages for %s', async (kind) => {
    const loaded = await loadConfig(root, {})
    if ('problems' in loaded) throw new Error(loaded.problems.join('\n'))
    const { texts } = loaded.config
    const keys = featuresOf({ kind, name: kind === 'payments' ? 'card' : 'main' }, payments)
    expect(keys.length).toBeGreaterThan(0)
    expect(keys.filter((key) => !texts.en[key] || !texts['es-CO'][key])).toEqual([])
  })

  it('is, for payments, what the settings use the instance for', () => {
    expect(ofPayments('card')).toEqual(['plugin.feature.payments'])
    expect(ofPayments('invoices')).toEqual(['plugin.feature.invoicePayments'])
    expect(ofPayments('spare')).toEqual([])
    expect(ofPayments('card', { instance: 'card', invoicesInstance: 'card' })).toHaveLength(2)
  })
})
