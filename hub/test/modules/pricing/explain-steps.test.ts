import { describe, expect, it } from 'vitest'
import type { TextReader } from '../../../src/config/texts.ts'
import { explainSteps } from '../../../src/modules/pricing/explain-steps.ts'
import { keptStep, proofStep, type Step } from '../../../src/modules/pricing/step.ts'
import { configFor } from '@matricula/hub/testing/test-hub'

const { texts } = await configFor({})

const sentenceOf = (step: Step, locale: TextReader['locale'] = 'es-CO') =>
  explainSteps([step], { texts, locale })[0]?.sentence

describe('The sentence of a step', () => {
  const yearNow = proofStep('year-now', { unit: 1_234_000, months: 11, discount: 550, parts: 1 }, 1)

  it('has pesos, percents and counts in their places, as each language writes them', () => {
    expect(sentenceOf(yearNow)).toBe(
      'Año completo: 11 meses de $1.234.000, con 5,5 % de descuento; se paga hoy',
    )
    expect(sentenceOf(yearNow, 'en')).toContain('11 months of $1.234.000, with 5.5% discount')
  })

  it('says texts such as a grade as they are', () => {
    expect(sentenceOf(proofStep('progressive-grade', { grade: 'Prejardín' }, 500))).toBe(
      'Descuento progresivo del grado Prejardín',
    )
  })

  it('is there for an order of an earlier version, and for a step that no text tells of', () => {
    const kept = { values: { price: 1000 }, result: 1000 }
    expect(sentenceOf(keptStep({ ...kept, rule: 'resolution' }))).toBe('Precio autorizado por resolución')
    expect(sentenceOf(keptStep({ ...kept, rule: 'gone' }))).toBe('Cálculo del colegio')
    expect(sentenceOf({ ...yearNow, text: 'rule.of-a-later-version' })).toBe('Cálculo del colegio')
  })
})
