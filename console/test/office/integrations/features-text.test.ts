import { describe, expect, it } from 'vitest'
import { featuresText } from '../../../src/office/integrations/features-text.ts'

const texts: Record<string, string> = {
  'office.integrations.supports.refunds': 'devoluciones',
  'office.integrations.extent.part': 'completas o en parte',
  'office.integrations.supports.means': 'medios de pago',
  'office.integrations.supports.alternatives': 'rutas alternativas',
}
const t = (key: string) => texts[key] ?? key

describe('What an adapter supports', () => {
  it('has a text, with how many or which', () => {
    expect(featuresText({ refunds: 'part', means: ['card', 'pse'], alternatives: 3 }, t)).toEqual([
      'devoluciones: completas o en parte',
      'medios de pago: card, pse',
      'rutas alternativas: 3',
    ])
  })

  it('leaves out what it cannot do, and shows as it is what the texts do not know', () => {
    expect(
      featuresText({ refunds: 'none', webhooks: false, means: [], instalments: true, model: 'x' }, t),
    ).toEqual(['instalments', 'model: x'])
  })
})
