import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { chooseFor } from '@matricula/hub/testing/families'
import { makeKey } from '@matricula/hub/testing/keys'
import { root, useHub } from '@matricula/hub/testing/test-hub'
import { run as runProgram } from '../src/run.ts'
import type { Quote } from '../src/tasks/quote/quote-student.ts'
import type { SimulatedCase } from '../src/tasks/quote/simulate-case.ts'
import { aHome, cli } from './support/cli.ts'

const hub = useHub()

async function run(words: readonly string[], { stdin = '', locale = 'es' } = {}) {
  const key = await makeKey(hub(), ['finance'])
  return cli(['quote', ...words], { hub: hub().url, key, stdin, locale })
}

async function quoteOf(...words: string[]): Promise<Quote & { readonly student: string }> {
  const { exit, stdout } = await run([...words, '--json'])
  expect(exit).toBe(0)
  return JSON.parse(stdout)
}

describe('The quote of a student', () => {
  it('is for what the wizard begins with where the family has not chosen, and says so', async () => {
    expect(await quoteOf('10001')).toMatchObject({ student: '10001', period: 3, method: 2, quotas: 11 })
    expect((await run(['10001'])).stderr).toContain('aún no ha elegido')
  })

  it('is for what the family has chosen, until the command says otherwise', async () => {
    await chooseFor(hub(), '10013')
    expect(await quoteOf('10013')).toMatchObject({ period: 3, method: 2, quotas: 11 })
    expect((await run(['10013'])).stderr).toContain('Como lo lleva la familia')
    expect(await quoteOf('10013', '--period', 'annual')).toMatchObject({ period: 1, quotas: 0 })
    expect(await quoteOf('10013', '--method', 'agreement')).toMatchObject({ period: 3, method: 1 })
  })

  it('shows in pesos what is due now, and what is charged later with its days', async () => {
    const { totals, charges } = await quoteOf('10006', '--period', 'monthly')
    const { stdout } = await run(['10006', '--period', 'monthly'])
    const pesos = (amount: number) => `$ ${amount.toLocaleString('de-DE')}`
    expect(stdout).toMatch(new RegExp(`Se paga hoy +${escaped(pesos(totals.totalV))}`))
    const [day = ''] = charges.filter(({ paidNow }) => !paidNow).map(({ shipDate }) => shipDate)
    const due = charges.filter(({ shipDate, paidNow }) => shipDate === day && !paidNow)
    const sum = due.reduce((all, { price }) => all + price, 0)
    expect(stdout).toMatch(new RegExp(`${day} +${escaped(pesos(sum))}`))
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(100)
    expect((await run(['10006'], { locale: 'en' })).stdout).toContain('To pay now')
  })

  it.each([
    ['10010', 'complete', 'Matrícula pagada', 'Enrolment paid'],
    ['10012', 'not-active', 'Pago aún no activo', 'Payment not active yet'],
  ])('whose family cannot pay now says so before the price: %s', async (student, outcome, es, en) => {
    expect(await quoteOf(student)).toMatchObject({ student, sees: { outcome, title: es } })
    const { stdout } = await run([student])
    expect(stdout.split('\n')[0]).toContain(`«${es}»`)
    const english = await run([student], { locale: 'en' })
    expect(english.stdout.split('\n')[0]).toContain(`"${en}"`)
  })

  it('whose family can pay begins with the price', async () => {
    expect(await quoteOf('10001')).toMatchObject({ sees: { outcome: 'proceed' } })
    expect((await run(['10001'])).stdout).toMatch(/^Estudiante 10001/)
  })

  it.each([
    [['1000'], 2],
    [['10001', '--period', 'weekly'], 2],
    [['10001', '--quotas', '-1'], 2],
    [['10001', '--activities', 'NO-SUCH'], 3],
    [['10001', '--period', 'annual', '--quotas', '3'], 3],
    [['ZZZZZ'], 3],
  ])('of %j is refused with %d', async (words, exit) => {
    expect(await run(words)).toMatchObject({ exit, stdout: '' })
  })
})

const worked = path.join(root, 'hub/test/modules/pricing/pricing-cases.json')

const aCase = { grade: 'PRIMERO', period: 1, annual: [{ ItemCode: 'CA-0001', Price: 3_800_000 }] }

describe('The simulation', () => {
  it('agrees with every worked case, of families and of administrators', async () => {
    const { exit, stdout, stderr } = await run(['simulate', '--file', worked, '--json'])
    const said = linesIn(stdout)
    expect({ exit, is: said.map(({ is }) => is) }).toEqual({ exit: 0, is: Array(16).fill('agrees') })
    expect(said[0]).toMatchObject({ name: expect.stringContaining('Whole year'), differences: [], why: null })
    expect(stderr).toContain('Casos: 16. Coinciden: 16;')
  })

  it('names each amount that is not as expected, and ends with 1', async () => {
    const cases: { parent: readonly object[] } = JSON.parse(await readFile(worked, 'utf8'))
    const written = JSON.stringify(cases.parent.slice(0, 1), null, 2)
    const file = path.join(await aHome(), 'cases.json')
    await writeFile(file, written.replace('40461130,', '1,').replace('"totalV": 40461130', '"totalV": 1'))
    const { exit, stdout } = await run(['simulate', '--file', file])
    expect(exit).toBe(1)
    expect(stdout).toContain('subtotal: se esperaba 1, dio 40461130')
    expect(stdout).toContain('totalV: se esperaba 1, dio 40461130')
    expect(stdout.trimEnd().split('\n')).toHaveLength(3)
  })

  it('answers a stream line by line, and a line that is no case alone is refused', async () => {
    const stdin = `${JSON.stringify(aCase)}\n\n{"grade":\n7\n${JSON.stringify({ name: 'otra', given: aCase })}\n`
    const { exit, stdout } = await run(['simulate', '--file', '-', '--json'], { stdin })
    expect(exit).toBe(1)
    expect(
      linesIn(stdout).map(({ name, is, result }) => [name, is, 'error' in result && result.error]),
    ).toEqual([
      ['caso 1', 'priced', false],
      ['caso 2', 'refused', 'NOT_A_CASE'],
      ['caso 3', 'refused', 'NOT_A_CASE'],
      ['otra', 'priced', false],
    ])
  })

  it('of a pipe that never ends answers each line as it comes, until it is stopped', async () => {
    const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()]
    const stop = new AbortController()
    const running = runProgram({
      words: ['quote', 'simulate', '--file', '-', '--json'],
      terminal: { stdin, stdout, stderr },
      environment: {
        hub: hub().url,
        key: await makeKey(hub(), ['finance']),
        profile: null,
        language: null,
        locale: null,
        home: await aHome(),
        isCi: false,
        isColourless: false,
        debug: false,
        whole: {},
      },
      signal: stop.signal,
    })
    const answer = once(createInterface(stdout), 'line')
    stdin.write(`${JSON.stringify(aCase)}\n`)
    expect(JSON.parse((await answer)[0])).toMatchObject({ name: 'caso 1', is: 'priced' })
    stop.abort()
    expect(await running).toBe(130)
  })

  it('tells what the hub finds wrong with a case', async () => {
    const stdin = JSON.stringify({ ...aCase, period: 9 }, null, 2)
    const { exit, stdout } = await run(['simulate', '--file', '-'], { stdin })
    expect(exit).toBe(1)
    expect(stdout).toContain('BAD_INPUT')
    expect(stdout).toContain('period: ')
  })

  it.each([
    ['', 'No hay casos'],
    ['{\n"grade": oops\n}', 'JSON'],
  ])('refuses %j as a file of cases', async (stdin, why) => {
    expect(await run(['simulate', '--file', '-'], { stdin })).toMatchObject({
      exit: 2,
      stderr: expect.stringContaining(why),
    })
  })

  it('says that a file is not there', async () => {
    expect((await run(['simulate', '--file', '/nowhere.json'])).stderr).toContain('/nowhere.json')
  })
})

function linesIn(stdout: string): readonly SimulatedCase[] {
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
}

function escaped(text: string): string {
  return text.replaceAll(/[$.]/g, String.raw`\$&`)
}
