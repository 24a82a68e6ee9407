import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { withdrawalsJob } from '../../src/bulk-jobs/withdrawals/withdrawals-job.ts'
import { settings } from '@matricula/hub/testing/exceptions'
import { makeKey } from '@matricula/hub/testing/keys'
import { aPaidOrder } from '../../../hub/test/modules/payments-office/a-refund.ts'
import {
  leavingDay,
  propose,
  withdraw,
  withdrawalsOf,
} from '../../../hub/test/modules/withdrawals/a-withdrawal.ts'
import { aHome, cli } from '../support/cli.ts'
import { applyPlan, describePlan, hubFor, planOf } from '../support/try-job.ts'

const written = { student: '10001', day: leavingDay, reason: 'Se muda de ciudad', way: 'bank' }
const pesos = (amount: number) => `$ ${amount.toLocaleString('es-CO').replaceAll(',', '.')}`

async function paid(options: Parameters<typeof aPaidOrder>[0] = { settings }) {
  const order = await aPaidOrder(options)
  return { ...order, asked: await hubFor(order.hub, ['finance']) }
}

describe('Withdrawals of a file', () => {
  it('are told before they are recorded, as the rules propose or as the line says', async () => {
    const { finance, asked, amount } = await paid()
    const { returned, cancelled_amount: cancelled } = (await propose(finance)).body
    const plan = async (said: Record<string, string>) =>
      describePlan(await planOf(withdrawalsJob('es'), asked, [{ ...written, ...said }]))
    const starts = `change: 10001 `
    const ends = `cancela ${pesos(cancelled)} de cobros.`

    const [proposed = ''] = await plan({})
    expect(proposed.startsWith(starts)).toBe(true)
    expect(proposed).toContain(
      `desde el ${leavingDay}: el colegio guarda ${pesos(amount - returned)}, devuelve ${pesos(returned)} por transferencia y ${ends}`,
    )
    const [other = ''] = await plan({ returned: '1.000.000', way: 'Por el medio de pago' })
    expect(other).toContain(
      `el colegio guarda ${pesos(amount - 1_000_000)}, devuelve ${pesos(1_000_000)} por el medio de pago y ${ends}`,
    )
    const [nothing = ''] = await plan({ returned: '0', way: '' })
    expect(nothing).toContain(`el colegio guarda ${pesos(amount)}, no devuelve nada y ${ends}`)
    expect(await withdrawalsOf(finance)).toEqual([])
  })

  it('are told what is wrong with a line', async () => {
    const { asked, amount } = await paid()

    const planned = await planOf(withdrawalsJob('es'), asked, [
      { ...written, returned: String(amount + 1) },
      written,
      { ...written, student: '10002' },
      { ...written, student: '1' },
      { ...written, day: 'ayer' },
      { ...written, reason: 'no' },
      { ...written, returned: 'mucho' },
      { ...written, way: 'paloma' },
    ])

    expect(describePlan(planned)).toEqual([
      `wrong: 10001: se pueden devolver hasta ${pesos(amount)}.`,
      'wrong: 10001 de la línea 2: está repetido; cada estudiante va una sola vez.',
      expect.stringMatching(/^wrong: 10002: /),
      expect.stringMatching(/^wrong: «1» no es el código/),
      expect.stringMatching(/^wrong: «ayer» no es un día/),
      expect.stringMatching(/^wrong: «no» no es un motivo/),
      expect.stringMatching(/^wrong: «mucho» no es un valor/),
      expect.stringMatching(/^wrong: «paloma» no dice cómo/),
    ])
    const [without] = await planOf(withdrawalsJob('es'), asked, [{ ...written, way: '' }])
    expect(without).toMatchObject({ is: 'wrong', why: expect.stringContaining('falta cómo se devuelve') })
    const [ahead] = await planOf(withdrawalsJob('es'), asked, [{ ...written, day: '20/06/2025' }])
    expect(ahead).toMatchObject({ is: 'wrong', why: expect.stringContaining('Elija un día') })
  })

  it('are recorded once each, however often the run is gone on with', async () => {
    const { finance, asked, amount } = await paid()
    const job = withdrawalsJob('es')
    const planned = await planOf(job, asked, [{ ...written, returned: '1000000' }])

    expect(await applyPlan(job, asked, planned)).toEqual([{ line: 2, is: 'done' }])
    expect(await applyPlan(job, asked, planned, { isAgain: true })).toEqual([{ line: 2, is: 'done' }])

    expect(await withdrawalsOf(finance)).toMatchObject([
      { returned: 1_000_000, kept: amount - 1_000_000, reason: 'Se muda de ciudad', refund: { way: 'bank' } },
    ])
    const isPlanned = async (said: Record<string, string>) =>
      (await planOf(withdrawalsJob('es'), asked, [{ ...written, ...said }])).map(({ is }) => is)
    expect(await isPlanned({})).toEqual(['same'])
    expect(await isPlanned({ returned: '1000000' })).toEqual(['same'])
    expect(await isPlanned({ returned: '7' })).toEqual(['wrong'])
    expect(await isPlanned({ way: 'provider' })).toEqual(['wrong'])
  })

  it('that somebody recorded otherwise meanwhile fail their line with the hub’s reason', async () => {
    const { finance, asked } = await paid()
    const job = withdrawalsJob('es')
    const planned = await planOf(job, asked, [written])
    await withdraw(finance)

    const [ended] = await applyPlan(job, asked, planned)

    expect(ended).toMatchObject({ line: 2, is: 'failed', code: 'ALREADY_WITHDRAWN' })
  })

  it('of much money wait for a second person, and say so before and after', async () => {
    const { finance, asked } = await paid({
      settings: { payments: { ...settings.payments, secondPersonFrom: 500_000 } },
    })
    const job = withdrawalsJob('es')
    const planned = await planOf(job, asked, [{ ...written, returned: '1000000' }])
    expect(describePlan(planned)).toEqual([expect.stringMatching(/Lo decide una segunda persona\.$/)])

    const [ended] = await applyPlan(job, asked, planned)

    expect(ended).toMatchObject({ line: 2, is: 'failed', code: 'APPROVAL_ASKED' })
    expect(await withdrawalsOf(finance)).toEqual([])
  })
})

it('A file of withdrawals is planned dry, then recorded, with a line of the result for each row', async () => {
  const { hub, finance } = await paid()
  const key = await makeKey(hub, ['finance'])
  const home = await aHome()
  const file = path.join(home, 'retiros.csv')
  const result = path.join(home, 'resultado.csv')
  const rows = [`10001;19/06/2025;Se muda de ciudad;por transferencia`, `10002;2025-06-19;Se muda;bank`]
  await writeFile(file, ['estudiante;día;motivo;way', ...rows].join('\n'))
  const run = (...words: string[]) =>
    cli(['withdrawals', 'record', '--file', file, ...words], { hub: hub.url, key, home })

  const dry = await run('--dry-run', '--json')
  expect(dry.exit).toBe(1)
  expect(JSON.parse(dry.stdout)).toMatchObject({ planned: { change: 1, same: 0, wrong: 1 } })
  expect(await withdrawalsOf(finance)).toEqual([])

  const done = await run('--yes', '--json', '--result', result)
  expect(JSON.parse(done.stdout)).toMatchObject({ work: 'withdrawals.record', done: 1, failed: 0 })
  const { returned } = (await withdrawalsOf(finance))[0] ?? {}
  expect(returned).toBeGreaterThan(0)
  const told = (await readFile(result, 'utf8')).trim().split(/\r?\n/)
  expect(told).toHaveLength(1 + rows.length)
})
