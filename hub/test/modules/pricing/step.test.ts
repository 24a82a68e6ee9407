import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { locales } from '../../../src/config/texts.ts'
import { keptStep, proofStep, stepNames } from '../../../src/modules/pricing/step.ts'
import { configFor, root } from '@matricula/hub/testing/test-hub'

const rules = readFileSync(path.join(root, 'docs/domain/pricing.md'), 'utf8')

describe('A step of a proof', () => {
  it.each(stepNames)(
    '%s follows a rule of the documents and has a sentence in every language',
    async (name) => {
      const { rule, text } = proofStep(name, {}, 0)
      expect(rules).toContain(`### ${rule} ·`)
      const { texts } = await configFor({})
      for (const locale of locales) expect(texts[locale][text]).toBeDefined()
    },
  )

  it('that an order of an earlier version keeps is told by rule and sentence too', () => {
    const kept = { values: { price: 1000 }, result: 1000, source: 'price list CA-0001 Price' }
    const told = { values: { price: 1000 }, result: 1000 }
    expect(keptStep({ ...kept, rule: 'resolution' })).toEqual({
      ...told,
      rule: 'pricing-8',
      text: 'rule.resolution',
    })
    expect(keptStep({ ...kept, rule: 'gone' })).toEqual({ ...told, rule: 'gone', text: 'rule.unknown' })
    const step = proofStep('total', {}, 1000)
    expect(keptStep(step)).toEqual(step)
  })
})
