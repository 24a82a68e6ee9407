import { describe, expect, it } from 'vitest'
import { compareFaq, type FaqEntry, loadFaq, shippedFaq } from '../../../src/config/faq.ts'
import { indexFaq } from '../../../src/modules/facilities/answer-question.ts'
import { root } from '@matricula/hub/testing/test-hub'

const problems: string[] = []
const faq = await loadFaq(root, shippedFaq, { environment: {}, problems })
const spanish = indexFaq(faq['es-CO'])
const english = indexFaq(faq.en)

describe('The shipped questions', () => {
  it('are well written, in step in both languages, and more than a dozen', () => {
    expect(problems).toEqual([])
    expect(faq['es-CO'].length).toBeGreaterThan(12)
    expect(faq.en.map(({ id, first }) => [id, first])).toEqual(
      faq['es-CO'].map(({ id, first }) => [id, first]),
    )
    expect(faq['es-CO'].filter(({ first }) => first).length).toBeGreaterThan(2)
  })

  it('name no contact of their own', () => {
    const answers = [...faq['es-CO'], ...faq.en].map(({ answer }) => JSON.stringify(answer))
    expect(answers.filter((answer) => /\d{3} \d{3}|@/.test(answer))).toEqual([])
  })

  // The 48 hours are a bank's and no season's, 1581 is the number of a law.
  it('name no figure and no date of a season', () => {
    const months =
      /enero|febrero|marzo|abril|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|January|June|August/
    const answers = [...faq['es-CO'], ...faq.en].map(({ answer }) =>
      JSON.stringify(answer).replaceAll(/48 h|Ley 1581|Law 1581/g, ''),
    )
    expect(answers.filter((answer) => /\d/.test(answer) || months.test(answer))).toEqual([])
  })

  it('each find themselves', () => {
    for (const [ask, entries] of [
      [spanish, faq['es-CO']],
      [english, faq.en],
    ] as const)
      for (const { question, id } of entries)
        expect([question, ask(question).entry?.id]).toEqual([question, id])
  })
})

describe('A question of a family', () => {
  it.each([
    ['CUÁNTO CUESTA LA PENSIÓN DE PRIMERO', 'fees-list'],
    ['cuanto cuesta la pension', 'fees-list'],
    ['quiero pagar con pse', 'ways-to-pay'],
    ['mi pago sigue pendiente desde ayer', 'pending-payment'],
    ['permiso para salir temprano', 'departure'],
    ['¿a qué hora cierran los permisos?', 'departure'],
    ['cómo calculan el valor de la ruta', 'transport-fee'],
    ['actividdes de la tarde', 'activities'],
    ['tengo que firmar el pagaré?', 'documents'],
    ['almuerzos', 'food-service'],
    ['olvidé el código', 'student-code'],
    ['habeas data', 'privacy'],
  ])('in Spanish: %s', (asked, id) => {
    expect(spanish(asked).entry?.id).toBe(id)
  })

  it.each([
    ['HOW MUCH IS THE FEE', 'fees-list'],
    ['can I pay by credit card?', 'ways-to-pay'],
    ['my payment is still pending', 'pending-payment'],
    ['early leave for a medical appointment', 'departure'],
    ['bus price', 'transport-fee'],
    ['receit', 'receipt'],
  ])('in English: %s', (asked, id) => {
    expect(english(asked).entry?.id).toBe(id)
  })

  it.each(['¿Cuál es la capital de Francia?', 'hola', '¿?', '', 'zzzzz', 'el la de que'])(
    'that nothing answers is told so: %j',
    (asked) => {
      expect(spanish(asked)).toEqual({ entry: null, related: [] })
    },
  )

  it('brings at most three others that come near, never the one answered', () => {
    const { entry, related } = spanish('pago de la matrícula')
    expect(related.length).toBe(3)
    expect(related.map(({ id }) => id)).not.toContain(entry?.id)
  })
})

it('Questions that one language lacks are problems of the configuration', () => {
  const entry = (id: string): FaqEntry => ({ id, question: 'q', words: '', answer: 'a', first: false })
  expect(
    compareFaq(
      { 'es-CO': [entry('both'), entry('spanish')], en: [entry('both'), entry('english')] },
      shippedFaq,
      'en',
    ),
  ).toEqual(['config/faq/es-CO.yaml: english is missing', 'config/faq/en.yaml: spanish is missing'])
})
