import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { verifyDatabase } from '../../../hub/src/modules/operations/verify-database.ts'
import { readBooks } from '@matricula/hub/testing/books'
import { bankAgreement, Family } from '@matricula/hub/testing/family'
import { makeKey } from '@matricula/hub/testing/keys'
import { signInStaff } from '@matricula/hub/testing/staff'
import { useHub } from '@matricula/hub/testing/test-hub'
import { aHome, cli } from '../support/cli.ts'

const hub = useHub()
const day = '2025-06-20'

async function importLines(lines: readonly string[]) {
  const around = { home: await aHome(), hub: hub().url, key: await makeKey(hub(), ['finance']) }
  const stdin = ['referencia;valor;fecha', ...lines, ''].join('\n')
  const { stdout } = await cli(['agreement', 'import', '-', '--format', 'csv', '--yes', '--json'], {
    ...around,
    stdin,
  })
  return JSON.parse(stdout)
}

async function uploadWhole(lines: readonly string[]) {
  const content = ['referencia;valor;fecha', ...lines].join('\n')
  const finance = await signInStaff(hub(), 'finance')
  return finance.post('/api/payments/bank-agreement/file', { name: 'pagos.csv', content, mode: 'run' })
}

const captures = (reference: string) =>
  hub().hub.app.database('payment_capture').where({ reference }).orderBy('provider_ref').pluck('provider_ref')

const others = (n: number, mark: string) =>
  Array.from({ length: n }, (_, at) => `MH-${mark}-${at};${1000 + at};${day}`)

async function agreementOf(code: string) {
  const family = await Family.signIn(hub(), code)
  const { data, token } = await family.enrol(bankAgreement)
  if (data == null) throw new Error(`${code} waits for the bank`)
  return { reference: data.reference, amount: data.amount, token }
}

async function expectSound(): Promise<void> {
  const { invariants } = await verifyDatabase(hub().hub.app.database)
  expect(invariants.filter(({ count }) => count > 0)).toEqual([])
}

describe('Equal payments of one file of the bank (bank-agreements-16)', () => {
  it.each([
    ['side by side', [] as string[]],
    ['in two calls of the run', others(120, 'CALL')],
    ['in two parts of the plan', others(600, 'PLAN')],
    ['far below one another', Array.from({ length: 1200 }, () => '')],
  ])('%s are both recorded, and neither again', async (title, between) => {
    const reference = `MH-${title.replaceAll(/\W/g, '').toUpperCase()}`
    const line = `${reference};"$ 5.000,00";20/06/2025`
    const again = `${reference.toLowerCase()};5000;${day}`
    const both = [`${day}/5000/1`, `${day}/5000/2`]

    await importLines([line, ...between, again])
    expect(await captures(reference)).toEqual(both)

    await importLines([line, ...between, again])
    await importLines([again, line, ...between.toReversed()])
    await importLines(['MH-OTHER;1;2025-06-19', ...between.slice(0, 50), line, ...between.slice(50), again])
    await uploadWhole([again, line])
    expect(await captures(reference)).toEqual(both)
    const { exceptions } = await waiting(reference)
    expect(exceptions).toEqual(both.map((ref) => ['unknown-reference', ref]))
    await expectSound()
  })

  it('pay the agreement once, and the plan says so of each wherever it stands', async () => {
    const { reference, amount } = await agreementOf('10001')
    const line = `${reference};${amount};${day}`
    const plan = await importPlan([line, ...others(600, 'ONCE'), line])
    expect(plan).toMatchObject([
      expect.stringContaining('se confirma'),
      expect.stringContaining('la orden ya estaba pagada'),
    ])

    await importLines([line])
    await importLines([line, line])

    expect((await readBooks(hub().hub.app, '10001')).payments).toHaveLength(1)
    const { exceptions } = await waiting(reference)
    expect(exceptions).toEqual([['duplicate-payment', `${day}/${amount}/2`]])
    await expectSound()
  })

  it('of an agreement that finance confirmed by hand are that money and another', async () => {
    const { reference, amount, token } = await agreementOf('10003')
    const finance = await signInStaff(hub(), 'finance')
    const confirmed = { status: 'INGRESO MANUAL', reason: 'Visto con el banco' }
    await finance.post(`/api/payments/bank-agreement/${token}/confirm`, confirmed)
    const line = `${reference};${amount};${day}`

    await importLines([line, line])
    const first = await importLines([line, line])

    expect(await captures(reference)).toEqual([`${day}/${amount}/1`, `${day}/${amount}/2`])
    const { exceptions } = await waiting(reference)
    expect(exceptions).toEqual([['duplicate-payment', `${day}/${amount}/2`]])
    expect(first.planned).toMatchObject({ same: 1, change: 1 })
    await expectSound()
  })

  it('that cannot be read are both before a person', async () => {
    const line = 'MH-ILEGIBLE;mil;ayer'
    await importLines([line, ...others(120, 'ILEGIBLE'), line])
    expect((await waiting('MH-ILEGIBLE')).exceptions).toHaveLength(2)
    await importLines([line, line])
    expect((await waiting('MH-ILEGIBLE')).exceptions.map(([kind]) => kind)).toEqual([
      'unreadable-line',
      'unreadable-line',
    ])
  })
})

async function waiting(reference: string) {
  const rows: { kind: string; provider_ref: string }[] = await hub()
    .hub.app.database('payment_exception')
    .where({ reference })
    .orderBy('provider_ref')
  return { exceptions: rows.map(({ kind, provider_ref: ref }) => [kind, ref]) }
}

async function importPlan(lines: readonly string[]): Promise<readonly string[]> {
  const around = { home: await aHome(), hub: hub().url, key: await makeKey(hub(), ['finance']) }
  const stdin = ['referencia;valor;fecha', ...lines, ''].join('\n')
  const words = ['agreement', 'import', '-', '--format', 'csv', '--dry-run', '--json']
  const { stdout } = await cli(words, { ...around, stdin })
  const { result } = JSON.parse(stdout)
  const text = await readFile(result, 'utf8')
  const told = text.split(/\r?\n/).filter((row) => row.includes(lines[0]?.split(';')[0] ?? ''))
  return told
}
