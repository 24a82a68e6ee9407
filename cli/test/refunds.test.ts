import { expect, it } from 'vitest'
import { settings } from '@matricula/hub/testing/exceptions'
import { makeKey } from '@matricula/hub/testing/keys'
import { aPaidOrder, giveBack } from '../../hub/test/modules/payments-office/a-refund.ts'
import { cli } from './support/cli.ts'

it('The refunds are listed, those to be transferred first, and found by what narrows them', async () => {
  const { hub, finance, token } = await aPaidOrder({ settings })
  const key = await makeKey(hub, ['finance'])
  const given = await giveBack(finance, token)
  const waiting = await giveBack(finance, token, { key: 'devolver-2', way: 'bank', amount: 7 })
  const run = (...words: string[]) => cli(['refunds', 'list', ...words], { hub: hub.url, key })

  const { exit, stdout } = await run()
  expect(exit).toBe(0)
  const [, first = '', second = ''] = stdout.split('\n').filter((line) => !/^[─-]+$/.test(line))
  expect(first).toMatch(new RegExp(`${waiting.body.id} +10001 .*por transferir`))
  expect(second).toMatch(new RegExp(`${given.body.id} +10001 .*devuelta`))
  for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(100)

  const { stdout: json } = await run('--status', 'sent', '--way', 'bank', '--json')
  expect(JSON.parse(json)).toMatchObject([{ id: waiting.body.id, amount: 7, token }])
  expect((await run('--status', 'refused')).stderr).toContain('No hay devoluciones así.')
})
