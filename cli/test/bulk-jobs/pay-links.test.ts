import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { linksJob } from '../../src/bulk-jobs/pay-links/links-job.ts'
import { makeKey } from '@matricula/hub/testing/keys'
import { runHub } from '@matricula/hub/testing/test-hub'
import { aHome, cli } from '../support/cli.ts'
import { applyPlan, describePlan, hubFor, planOf } from '../support/try-job.ts'

describe('Links of a file', () => {
  it('are told before they are made, and what is wrong with a line', async () => {
    const asked = await hubFor(await runHub(), ['finance'])

    const planned = await planOf(linksJob('es'), asked, [
      { student: '10003', shows: 'conceptos', days: '15', note: 'Gracias' },
      { student: '10003' },
      { student: '10001' },
      { student: 'nadie1' },
      { student: '10002', shows: 'todo' },
      { student: '10002', days: '31' },
      { student: '10002', note: 'x'.repeat(141) },
      { student: '99920' },
    ])

    expect(describePlan(planned)).toEqual([
      expect.stringMatching(
        /^change: 10003: un enlace de \d+ facturas? vencidas?, \$ 1\.250\.000, por 15 días\.$/,
      ),
      'wrong: 10003 de la línea 2: está repetido; cada estudiante va una sola vez.',
      'same: 10001: no tiene facturas vencidas por pagar.',
      expect.stringMatching(/^wrong: «nadie1» no es el código/),
      expect.stringMatching(/^wrong: «todo» no dice qué ve/),
      expect.stringMatching(/^wrong: «31» no son días/),
      expect.stringMatching(/^wrong: el mensaje es muy largo/),
      expect.stringMatching(/^wrong: 99920: /),
    ])
  })

  it('for amounts on account are told and made once each, within what may be sent', async () => {
    const hub = await runHub()
    const asked = await hubFor(hub, ['finance'])
    const rows = [
      { student: '10001', amount: '500.000', concept: 'Salida' },
      { student: '10002', amount: '999' },
      { student: '10003', amount: 'mucho' },
      { student: '10004', concept: 'Salida' },
      { student: '10004', amount: '5000', concept: 'x'.repeat(61) },
    ]
    const job = linksJob('es')
    const planned = await planOf(job, asked, rows)

    expect(describePlan(planned)).toEqual([
      'change: 10001: un enlace por $ 500.000, abono a cuenta, por 7 días.',
      'wrong: 10002: el valor va de $ 1.000 a $ 20.000.000.',
      expect.stringMatching(/^wrong: «mucho» no es un valor/),
      expect.stringMatching(/^wrong: el concepto es de un valor/),
      expect.stringMatching(/^wrong: el concepto es muy largo/),
    ])
    const [made] = await applyPlan(job, asked, planned)
    const [again] = await applyPlan(job, asked, planned, { isAgain: true })
    expect(again).toEqual(made)
    expect(await hub.hub.app.database('pay_link')).toHaveLength(1)
    const [item] = await hub.hub.app.database('pay_link_item')
    expect([Number(item.amount), item.concept]).toEqual([500_000, 'Salida'])
    expect(describePlan(await planOf(linksJob('es'), asked, rows.slice(0, 1)))).toEqual([
      expect.stringMatching(/^same: 10001: ya tiene un enlace vigente por ese valor, http/),
    ])
  })

  it('are made once each, however often the run is gone on with, and say their address', async () => {
    const hub = await runHub()
    const asked = await hubFor(hub, ['finance'])
    const job = linksJob('es')
    const planned = await planOf(job, asked, [{ student: '10003' }])

    const [made] = await applyPlan(job, asked, planned)
    const [again] = await applyPlan(job, asked, planned, { isAgain: true })

    expect(made).toMatchObject({
      is: 'done',
      said: expect.stringMatching(/\/enrollment\/pay\/[0-9a-f]{32}$/),
    })
    expect(again).toEqual(made)
    expect(await hub.hub.app.database('pay_link')).toHaveLength(1)
    const [there] = await planOf(linksJob('es'), asked, [{ student: '10003' }])
    expect(there).toMatchObject({ is: 'same', what: expect.stringContaining('/enrollment/pay/') })
  })
})

describe('The command', () => {
  it('makes the links of a file, leaves their addresses in its result, lists them and withdraws one', async () => {
    const hub = await runHub()
    const options = { hub: hub.url, key: await makeKey(hub, ['finance']), home: await aHome() }
    const file = path.join(options.home, 'morosos.csv')
    const result = path.join(options.home, 'enlaces.csv')
    await writeFile(file, 'estudiante,muestra\n10003,conceptos\n')

    const sent = await cli(['pay-links', 'send', '--file', file, '--yes', '--result', result], options)
    expect([sent.exit, sent.stderr]).toEqual([0, expect.any(String)])
    expect(await readFile(result, 'utf8')).toMatch(/done,\S+\/enrollment\/pay\/[0-9a-f]{32},10003/)

    const listed = await cli(['pay-links', 'list', '10003', '--json'], options)
    const [link] = JSON.parse(listed.stdout)
    expect(link).toMatchObject({ kind: 'invoices', state: 'standing', shows: 'concepts' })
    const shown = await cli(['pay-links', 'list', '10003'], options)
    expect(shown.stdout).toMatch(/facturas +vigente/)
    for (const line of shown.stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(100)
    const withdrawn = await cli(['pay-links', 'withdraw', link.id], options)
    expect(withdrawn.stdout).toContain('retirado')
  })
})
