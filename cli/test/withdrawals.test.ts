import { expect, it } from 'vitest'
import { settings } from '@matricula/hub/testing/exceptions'
import { makeKey } from '@matricula/hub/testing/keys'
import { aPaidOrder } from '../../hub/test/modules/payments-office/a-refund.ts'
import { leavingDay, withdraw } from '../../hub/test/modules/withdrawals/a-withdrawal.ts'
import { cli } from './support/cli.ts'

it('The students who have left are listed with what the school keeps and what became of the refund', async () => {
  const { hub, finance, amount } = await aPaidOrder({ settings })
  const key = await makeKey(hub, ['finance'])
  const run = (...words: string[]) => cli(['withdrawals', 'list', ...words], { hub: hub.url, key })
  expect((await run()).stderr).toContain('No hay retiros así.')
  await withdraw(finance)

  const { exit, stdout } = await run()

  expect(exit).toBe(0)
  const [, first = ''] = stdout.split('\n').filter((line) => !/^[─-]+$/.test(line))
  expect(first).toMatch(/^10001 .*2025-06-19 .*\$ 1\.000\.000 .*devuelta/)
  for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(100)
  const { stdout: json } = await run('--from', leavingDay, '--search', '10001', '--json')
  expect(JSON.parse(json)).toMatchObject([
    { student_code: '10001', day: leavingDay, kept: amount - 1_000_000, returned: 1_000_000 },
  ])
  expect((await run('--to', '2025-06-18')).stderr).toContain('No hay retiros así.')
})
