import { expect, it } from 'vitest'
import { makeKey } from '@matricula/hub/testing/keys'
import { useHub } from '@matricula/hub/testing/test-hub'
import { cli } from './support/cli.ts'

const hub = useHub()

const run = async (...words: string[]) =>
  cli(['invoices', 'ageing', ...words], { hub: hub().url, key: await makeKey(hub(), ['finance']) })

interface Debt {
  readonly id: string
  readonly to60: number
  readonly total: number
}

it('Finance lists what families owe by its age, and is told when accounting said so', async () => {
  const { exit, stdout, stderr } = await run('--limit', '3', '--sort', '-to60', '--json')
  expect(exit).toBe(0)
  const debts: readonly Debt[] = JSON.parse(stdout)
  expect(debts).toHaveLength(3)
  expect(debts.map(({ to60 }) => to60)).toEqual(debts.map(({ to60 }) => to60).toSorted((a, b) => b - a))
  expect(stderr).toMatch(/Mora al 2025-06-19: \d+ clientes deben \$ [\d.]+ en total\. .* 2025-06-19 10:/)
})

it('Every debt is streamed, late on the day that is asked for', async () => {
  const { stdout } = await run('--all', '--json', '--day', '2025-01-01')
  const debts = stdout
    .trim()
    .split('\n')
    .map((line): Debt & { notDue: number } => JSON.parse(line))
  expect(debts.length).toBeGreaterThan(50)
  expect(debts.every(({ notDue, total }) => notDue === total)).toBe(true)
})

it('Someone is found by code, in a table with a title for each age', async () => {
  const { stdout } = await run('--search', '10003')
  expect(stdout).toContain('10003')
  expect(stdout).toContain('1.250.000')
  for (const title of ['Sin vencer', '1 a 30', '31 a 60', '61 a 90', 'Más de 90', 'Total'])
    expect(stdout).toContain(title)
})
