import { describe, expect, it } from 'vitest'
import { supportsWords } from '../../../src/office/integrations/supports-words.ts'

const texts: Record<string, string> = {
  'office.integrations.supports.refunds': 'devoluciones',
  'office.integrations.supports.means': 'medios de pago',
  'office.integrations.supports.alternatives': 'rutas alternativas',
}
const text = (key: string) => texts[key] ?? key

describe('What an adapter supports', () => {
  it('is said in words, with how many or which', () => {
    expect(supportsWords({ refunds: true, means: ['card', 'pse'], alternatives: 3 }, text)).toEqual([
      'devoluciones',
      'medios de pago: card, pse',
      'rutas alternativas: 3',
    ])
  })

  it('leaves out what it cannot do, and says as it is what the texts do not know', () => {
    expect(supportsWords({ refunds: false, means: [], instalments: true, model: 'x' }, text)).toEqual([
      'instalments',
      'model: x',
    ])
  })
})
