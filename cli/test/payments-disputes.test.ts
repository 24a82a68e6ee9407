import { expect, it } from 'vitest'
import { contested, say } from '@matricula/hub/testing/disputes'
import { makeKey } from '@matricula/hub/testing/keys'
import { cli } from './support/cli.ts'

it('The disputes are listed with the last day to answer, until they are answered', async () => {
  const { hub, finance, dispute } = await contested()
  const key = await makeKey(hub, ['finance'])
  const run = (...words: string[]) => cli(['payments', 'disputes', ...words], { hub: hub.url, key })

  const { exit, stdout } = await run()
  expect(exit).toBe(0)
  for (const shown of ['CB-1', 'por responder', '2025-06-24', '10001']) expect(stdout).toContain(shown)
  for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(100)

  await say(finance, dispute, 'answer', { answer: 'El contrato' })
  expect((await run('--status', 'opened', '--json')).stdout).toBe('[]\n')
  const { stdout: json } = await run('--json')
  expect(JSON.parse(json)).toMatchObject([{ id: dispute.id, status: 'answered' }])
})
