import { describe, expect, it } from 'vitest'
import { says } from '@matricula/hub/testing/a-payment'
import { chooseFor } from '@matricula/hub/testing/families'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { makeKey } from '@matricula/hub/testing/keys'
import { useHub } from '@matricula/hub/testing/test-hub'
import type { Explanation } from '../src/tasks/explain/explanation.ts'
import { cli } from './support/cli.ts'

const hub = useHub()

async function run(words: readonly string[], locale = 'es') {
  const key = await makeKey(hub(), ['finance'])
  return cli(['explain', ...words], { hub: hub().url, key, locale })
}

async function explanationOf(...words: string[]): Promise<Explanation> {
  const { exit, stdout } = await run([...words, '--json'])
  expect(exit).toBe(0)
  return JSON.parse(stdout)
}

describe('An amount', () => {
  it('is explained rule by rule, each with its result and the rule that it follows', async () => {
    const { of, items, totals, total } = await explanationOf('10006')
    expect({ of, total }).toEqual({ of: 'quote', total: totals?.totalV })
    const pension = items.find(({ code }) => code === 'CM-0001-1')
    expect(pension?.steps.at(0)).toMatchObject({
      rule: 'pricing-8',
      text: 'Precio autorizado por resolución',
      unit: 'COP',
    })
    for (const { steps } of items) {
      for (const { text } of steps) expect(text).not.toMatch(/[{}]/)
    }
  })

  it('is of a period, which is named', async () => {
    expect(await explanationOf('10001')).toMatchObject({ period: 3 })
    expect((await run(['10001'])).stderr).toContain(
      'se calcula derecho de matrícula y costos, el resto mes a mes.',
    )
    await chooseFor(hub(), '10013')
    expect((await run(['10013'])).stderr).toContain('elegido la familia: derecho de matrícula')
  })

  it('reads like a sum on paper that comes out', async () => {
    const { items, totals } = await explanationOf('10001', '--total')
    const parts = items.reduce((sum, { now }) => sum + now, 0)
    expect(parts + (totals?.balance ?? 0)).toBe(totals?.totalV)
    const { stdout } = await run(['10001'])
    const lines = stdout.split('\n').filter((line) => / \$ [\d.]+$/.test(line))
    expect(new Set(lines.map((line) => line.length)).size).toBe(1)
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(100)
  })

  it('of one concept is explained alone, in the reader’s language', async () => {
    const { stdout } = await run(['10001', 'ca-0001'], 'en')
    expect(stdout).toContain('Resolution price, as authorised')
    expect(stdout).toContain('rule pricing-8')
    expect(stdout).not.toContain('CM-0001-1')
  })

  it('of an order that was paid is explained by its charges', async () => {
    const family = await Family.signIn(hub(), '10008')
    const quote = await family.quote(rightAndCosts)
    const { token } = await family.enrol(rightAndCosts)
    await says(family, 'APROBADO')
    const explanation = await explanationOf('10008')
    expect(explanation).toMatchObject({ of: 'order', token, totals: null, total: quote.totals.totalV })
    const later = explanation.items.reduce((sum, item) => sum + item.later, 0)
    expect(later).toBe(quote.totals.later)
    const { stdout, stderr } = await run(['10008', 'CM-0001-1'])
    expect(stdout).toMatch(/Cobro del 2025-08-28 +\$ /)
    expect(stderr).toContain(token)
  })

  it.each(['10010', '10012'])('of %s, whose family cannot pay now, says so first', async (student) => {
    expect((await run([student])).stderr).toMatch(/^Si la familia ingresa ahora encuentra «/)
  })

  it('of a concept the student does not have is refused with the nearest', async () => {
    expect(await run(['10001', 'CA-0002'])).toMatchObject({
      exit: 2,
      stderr: expect.stringContaining('¿Quiso decir CA-0001?'),
    })
    expect((await run(['10001', 'CA-0001', '--total'])).exit).toBe(2)
  })
})
