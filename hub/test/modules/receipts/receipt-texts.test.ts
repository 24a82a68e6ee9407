import { expect, it } from 'vitest'
import { locales } from '../../../src/config/texts.ts'
import { configFor } from '@matricula/hub/testing/test-hub'

it.each(locales)('No word of a receipt calls it an invoice, in %s', async (locale) => {
  const { messages } = await configFor({})
  const words = Object.entries(messages[locale]).filter(([key]) => /^(?:receipt|notice\.receipt)\./.test(key))
  expect(words.length).toBeGreaterThan(20)
  expect(words.filter(([, text]) => /factura|invoice/i.test(text))).toEqual([])
})
