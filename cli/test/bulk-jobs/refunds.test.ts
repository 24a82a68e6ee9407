import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { transfersJob } from '../../src/bulk-jobs/refunds/transfers-job.ts'
import { settings } from '@matricula/hub/testing/exceptions'
import { makeKey } from '@matricula/hub/testing/keys'
import { aPaidOrder, giveBack, refundsOf } from '../../../hub/test/modules/payments-office/a-refund.ts'
import { aHome, cli } from '../support/cli.ts'
import { applyPlan, describePlan, hubFor, planOf } from '../support/try-job.ts'

const nobody = '00000000-0000-4000-8000-000000000000'
const written = { reference: 'Transferencia 4711', day: '2025-06-19' }

/** Two refunds that wait for a transfer, and one that the provider gave. */
async function waiting() {
  const paid = await aPaidOrder({ settings })
  const { hub, finance, token } = paid
  const sent = [
    await giveBack(finance, token, { key: 'devolver-1', way: 'bank' }),
    await giveBack(finance, token, { key: 'devolver-2', way: 'bank', amount: 7 }),
    await giveBack(finance, token, { key: 'devolver-3', amount: 9 }),
  ]
  const [first = '', second = '', provider = ''] = sent.map(({ body }) => body.id)
  return { ...paid, first, second, provider, asked: await hubFor(hub, ['finance']) }
}

describe('Transfers of a file', () => {
  it('are told before they are recorded, and what is wrong with a line', async () => {
    const { finance, asked, first, second, provider } = await waiting()
    await finance.post(`/api/refunds/${second}/refused`, { reason: 'Cuenta errada' })
    const job = transfersJob('es')

    const planned = await planOf(job, asked, [
      { refund: first, ...written },
      { refund: first, ...written },
      { refund: second, ...written },
      { refund: provider, ...written },
      { refund: nobody, ...written },
      { refund: '17', ...written },
      { refund: first, ...written, reference: '' },
      { refund: first, ...written, day: 'ayer' },
    ])

    expect(describePlan(planned)).toEqual([
      expect.stringMatching(
        /^change: 10001 .*: \$ 1\.000\.000, referencia Transferencia 4711 del 2025-06-19\.$/,
      ),
      `wrong: ${first} de la línea 2: está repetida; cada devolución va una sola vez.`,
      `wrong: ${second}: la devolución quedó sin efecto.`,
      `wrong: ${provider}: no existe una devolución por transferencia con ese número.`,
      `wrong: ${nobody}: no existe una devolución por transferencia con ese número.`,
      expect.stringMatching(/^wrong: 17: no es el número de una devolución/),
      expect.stringMatching(/^wrong: «» no es una referencia/),
      expect.stringMatching(/^wrong: «ayer» no es un día/),
    ])
    const [ahead] = await planOf(transfersJob('es'), asked, [
      { refund: first, ...written, day: '01/01/2099' },
    ])
    expect(ahead).toMatchObject({ is: 'wrong', why: `${first}: el día no puede ser posterior a hoy.` })
    const [early] = await planOf(transfersJob('es'), asked, [
      { refund: first, ...written, day: '2025-06-18' },
    ])
    const why = `${first}: el día no puede ser anterior al 2025-06-19, cuando se pagó.`
    expect(early).toMatchObject({ is: 'wrong', why })
  })

  it('are recorded once each, however often the run is gone on with', async () => {
    const { finance, token, asked, first } = await waiting()
    const job = transfersJob('es')
    const planned = await planOf(job, asked, [{ refund: first, reference: 'T-1', day: '19/06/2025' }])

    expect(await applyPlan(job, asked, planned)).toEqual([{ line: 2, is: 'done' }])
    expect(await applyPlan(job, asked, planned, { isAgain: true })).toEqual([{ line: 2, is: 'done' }])

    const { refunds } = await refundsOf(finance, token)
    const recorded = refunds.find(({ id }) => id === first)
    expect(recorded).toMatchObject({ status: 'done', reference: 'T-1', day: '2025-06-19' })
    const again = await planOf(transfersJob('es'), asked, [
      { refund: first, reference: 'T-1', day: '2025-06-19' },
      { refund: first, ...written },
    ])
    expect(again.map(({ is }) => is)).toEqual(['same', 'wrong'])
    const [other] = await planOf(transfersJob('es'), asked, [{ refund: first, ...written }])
    expect(other).toMatchObject({ why: `${first}: ya está registrada con la referencia T-1 del 2025-06-19.` })
  })

  it('that somebody recorded otherwise meanwhile fail their line with the hub’s reason', async () => {
    const { finance, asked, first } = await waiting()
    const job = transfersJob('es')
    const planned = await planOf(job, asked, [{ refund: first, ...written }])
    await finance.post(`/api/refunds/${first}/done`, { ...written, reference: 'Otra 1' })

    const [ended] = await applyPlan(job, asked, planned)

    expect(ended).toMatchObject({ line: 2, is: 'failed', code: 'REFUND_ENDED' })
  })
})

it('A file of transfers is planned dry, then recorded, with a line of the result for each row', async () => {
  const { hub, finance, token, first, second } = await waiting()
  const key = await makeKey(hub, ['finance'])
  const home = await aHome()
  const file = path.join(home, 'transferencias.csv')
  const result = path.join(home, 'resultado.csv')
  const rows = [`${first};T-1;2025-06-19`, `${second};T-2;2025-06-19`, `${nobody};T-3;2025-06-18`]
  await writeFile(file, ['refund;reference;day', ...rows].join('\n'))
  const run = (...words: string[]) =>
    cli(['refunds', 'transfer', '--file', file, ...words], { hub: hub.url, key, home })
  const states = async () => (await refundsOf(finance, token)).refunds.map(({ status }) => status)

  const dry = await run('--dry-run', '--json')
  expect(dry.exit).toBe(1)
  expect(JSON.parse(dry.stdout)).toMatchObject({ planned: { change: 2, same: 0, wrong: 1 } })
  expect(await states()).toEqual(['done', 'sent', 'sent'])

  const done = await run('--yes', '--json', '--result', result)
  expect(JSON.parse(done.stdout)).toMatchObject({ work: 'refunds.transfer', done: 2, failed: 0 })
  expect(await states()).toEqual(['done', 'done', 'done'])
  const told = (await readFile(result, 'utf8')).trim().split(/\r?\n/)
  expect(told).toHaveLength(1 + rows.length)
  for (const reference of ['T-1', 'T-2', 'T-3'])
    expect(told.filter((line) => line.includes(reference))).toHaveLength(1)
})
