import { beforeAll, describe, expect, it } from 'vitest'
import type { Cells } from '../../src/bulk/job.ts'
import { agreementJob } from '../../src/bulk-jobs/agreement/agreement-job.ts'
import { uploadBankLines } from '../../src/bulk-jobs/agreement/bank-part.ts'
import { readBooks } from '@matricula/hub/testing/books'
import { bankAgreement, Family } from '@matricula/hub/testing/family'
import { useHub } from '@matricula/hub/testing/test-hub'
import { aHome, cli } from '../support/cli.ts'
import { applyPlan, hubFor, planOf, describePlan } from '../support/try-job.ts'
import { makeKey } from '@matricula/hub/testing/keys'

const hub = useHub()
const waiting: { reference: string; amount: number }[] = []

beforeAll(async () => {
  for (const code of ['10001', '10003']) {
    const family = await Family.signIn(hub(), code)
    const { data } = await family.enrol(bankAgreement)
    if (data == null) throw new Error(`${code} waits for the bank`)
    waiting.push({ reference: data.reference, amount: data.amount })
  }
})

const job = () => agreementJob({ name: 'pagos 20 junio.csv' })
const finance = () => hubFor(hub(), ['finance'])

function lineOf(index: number, changes: Cells = {}): Cells {
  const { reference = '', amount = 0 } = waiting[index] ?? {}
  return { reference, amount: String(amount), date: '2025-06-20', ...changes }
}

describe('A line of the bank’s file', () => {
  it('is told with what was expected and what was paid, and why it is not confirmed', async () => {
    const [one] = waiting
    const amount = (one?.amount ?? 0).toLocaleString('es-CO').replaceAll(',', '.')
    const planned = await planOf(job(), await finance(), [
      lineOf(0, { reference: (one?.reference ?? '').toLowerCase() }),
      lineOf(1, { amount: '1.000' }),
      lineOf(0),
      { reference: 'MH-NOBODY', amount: '1000', date: '2025-06-20' },
      lineOf(1, { date: 'ayer' }),
      lineOf(1, { amount: '1,5' }),
      lineOf(1, { amount: 'mil', date: 'ayer' }),
      { reference: '', amount: '1', date: '2025-06-20' },
      { reference: 'x"; y\nz', amount: '1', date: '2025-06-20' },
    ])
    expect(describePlan(planned)).toEqual([
      `change: ${one?.reference.toLowerCase()}: pagó $ ${amount}; se confirma.`,
      expect.stringMatching(/^change: .*: se esperaban \$ [\d.]+ y el archivo dice \$ 1\.000; queda/),
      expect.stringMatching(/^change: .*: la orden ya estaba pagada; este otro pago/),
      'change: MH-NOBODY: no hay convenio con esa referencia; el pago de $ 1.000 queda por revisar.',
      expect.stringMatching(
        /^change: [^:]+: la fecha no se entiende: escríbala como 2025-06-20 o 20\/06\/2025; queda por revisar\.$/,
      ),
      expect.stringMatching(/^change: [^:]+: el valor no se entiende: .* 4\.750\.000; queda por revisar\.$/),
      expect.stringMatching(
        /^change: [^:]+: el valor no se entiende: .* 4\.750\.000; la fecha no se entiende: /,
      ),
      expect.stringMatching(/^change: -: la referencia no se entiende: /),
      expect.stringMatching(/^change: x"; y z: la referencia no se entiende: /),
    ])
    expect((await readBooks(hub().hub.app, '10001')).payments).toEqual([])
  })

  it('confirms its agreement once, and the payment names the file and the line', async () => {
    const planned = await planOf(job(), await finance(), [{ ...lineOf(0), amount: '1' }, lineOf(0)])
    expect(planned.map(({ is }) => is)).toEqual(['change', 'change'])
    const wrong = expect.objectContaining({ line: 2, is: 'failed' })
    expect(await applyPlan(job(), await finance(), planned)).toEqual([wrong, { line: 3, is: 'done' }])
    const again = await applyPlan(job(), await finance(), planned, { isAgain: true })
    const said = expect.stringContaining('ya estaba confirmado')
    expect(again).toEqual([wrong, { line: 3, is: 'done', said }])
    const { payments } = await readBooks(hub().hub.app, '10001')
    expect(payments).toHaveLength(1)
    const [entry] = await hub().hub.app.database('audit').where({ act: 'agreement.confirm' })
    expect(JSON.parse(entry.after)).toMatchObject({ as: 'PAGO DAVIVIENDA', reason: 'pagos 20 junio.csv, 3' })
  })

  it('that is to be reviewed leads to the payments to review, and is not repeated', async () => {
    const around = { home: await aHome(), hub: hub().url, key: await makeKey(hub(), ['finance']) }
    const stdin = 'referencia;valor;fecha\nMH-NOBODY-1;1000;2025-06-20\nMH-NOBODY-2;2000;2025-06-20\n'
    const words = ['agreement', 'import', '-', '--format', 'csv', '--yes']
    const { exit, stdout } = await cli(words, { ...around, stdin })
    expect(exit).toBe(1)
    expect(stdout).toContain('fallidas: 2')
    expect(stdout).toMatch(/véalos: matricula payments exceptions\n$/)
    expect(stdout).not.toContain('runs retry')
    const [run = ''] = /agreement\S*-[\da-f]{4,}/.exec(stdout) ?? []
    const again = await cli(['runs', 'resume', run], around)
    expect(again.stderr).toContain('matricula payments exceptions')
    expect(again.stderr).not.toContain('runs retry')
  })

  it('that cannot be read, or has an impossible date, stays before a person at the hub', async () => {
    const around = { home: await aHome(), hub: hub().url, key: await makeKey(hub(), ['finance']) }
    const stdin = 'referencia;valor;fecha\n;7000;2025-06-20\nMH-NOBODY-3;8000;2031-06-20\n'
    const words = ['agreement', 'import', '-', '--format', 'csv', '--yes']
    const { exit, stdout } = await cli(words, { ...around, stdin })
    expect([exit, stdout]).toEqual([1, expect.stringContaining('véalos: matricula payments exceptions')])
    const kept = await hub()
      .hub.app.database('payment_exception')
      .whereIn('kind', ['wrong-day', 'unreadable-line'])
      .orderBy('id')
    expect(kept.map(({ facts }) => JSON.parse(facts))).toMatchObject([
      { line: '2', seen: 7000, unread: 'reference' },
      { line: '3', seen: 8000, day: '2031-06-20' },
    ])
  })

  it('keeps the number of its line however far below the others it stands', async () => {
    const rows = [2, 3, 900, 250_000].map((line) => ({
      line,
      row: { reference: `MH-${line}`, amount: '1', date: '2025-06-20' },
    }))
    const results = await uploadBankLines(await finance(), { name: 'a', mode: 'plan', rows })
    expect([...results.values()].map(({ line, reference }) => [line, reference])).toEqual(
      rows.map(({ line, row }) => [line, row.reference]),
    )
  })
})

describe('The list of agreements', () => {
  it('shows who waits for the bank, as a table and as JSON', async () => {
    const around = { hub: hub().url, key: await makeKey(hub(), ['finance']) }
    const [, other] = waiting
    const table = await cli(['agreement', 'list'], around)
    expect(table.stdout).toContain(other?.reference)
    const { stdout } = await cli(['agreement', 'list', '--search', '10003', '--json'], around)
    expect(JSON.parse(stdout)).toMatchObject([{ student_code: '10003', reference: other?.reference }])
  })
})
