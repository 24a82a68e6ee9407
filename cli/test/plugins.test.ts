import { describe, expect, it } from 'vitest'
import { makeKey } from '@matricula/hub/testing/keys'
import { useHub } from '@matricula/hub/testing/test-hub'
import { faultsAt } from '@matricula/hub/testing/vendor'
import { cli } from './support/cli.ts'

const hub = useHub()

async function run(words: readonly string[], locale = 'es') {
  return cli(['plugins', ...words], { hub: hub().url, key: await makeKey(hub(), ['it']), locale })
}

describe('The plugins', () => {
  it('are listed with their state, as the hub has them', async () => {
    const { exit, stdout } = await run(['list', '--json'])
    expect(exit).toBe(0)
    expect(JSON.parse(stdout)).toContainEqual(
      expect.objectContaining({ instance: 'maps.main', kind: 'maps', use: 'sandbox-maps', pause: null }),
    )
    const table = (await run(['list'])).stdout
    expect(table).toMatch(/maps\.main +maps +Funciona/)
    for (const line of table.split('\n')) expect(line.length).toBeLessThanOrEqual(100)
  })

  it('that do not answer make a check end with 1, and tell which', async () => {
    const faults = faultsAt(hub().hub.app, 'maps.main')
    expect(await run(['check', 'maps.main'])).toMatchObject({ exit: 0, stdout: expect.stringContaining('✓') })
    await faults.injectFault('unreachable')
    const { exit, stdout } = await run(['check', '--json'])
    expect((await run(['list'])).stdout).toMatch(/maps\.main +maps +No responde .*the sandbox vendor is/)
    const key = await makeKey(hub(), ['it'])
    expect((await cli(['doctor'], { hub: hub().url, key })).stdout).toMatch(
      /maps\.main no responde\. La última revisión dijo: the sandbox vendor is/,
    )
    await faults.clearFault()
    expect(exit).toBe(1)
    const down = JSON.parse(stdout).filter(({ is }: { is: string }) => is === 'down')
    expect(down.map(({ instance }: { instance: string }) => instance)).toEqual(['maps.main'])
    expect((await run(['check', 'maps.main'])).exit).toBe(0)
    expect((await run(['list'])).stdout).toMatch(/maps\.main +maps +Funciona/)
  })

  it('rest with a reason until they are resumed', async () => {
    const paused = await run(['pause', 'notices.main', '--reason', 'mantenimiento', '--json'])
    expect(JSON.parse(paused.stdout)).toMatchObject({ state: 'paused', pause: { reason: 'mantenimiento' } })
    expect((await run(['list'])).stdout).toMatch(/notices\.main.*En pausa.*pausa de key:/)
    const resumed = await run(['resume', 'notices.main', '--json'])
    expect(JSON.parse(resumed.stdout)).toMatchObject({ instance: 'notices.main', is: 'up' })
  })

  it.each([
    [['check', 'maps.mian'], '¿Quiso decir maps.main?'],
    [['pause', 'maps.main'], '--reason'],
    [['resume', 'nothing-like-it'], 'maps.main'],
  ])('asked for by %j are a mistake that is explained', async (words, next) => {
    const { exit, stdout, stderr } = await run(words)
    expect({ exit, stdout }).toEqual({ exit: 2, stdout: '' })
    expect(stderr).toContain(next)
  })

  it('are not for a key of another role', async () => {
    const key = await makeKey(hub(), ['food'])
    expect((await cli(['plugins', 'list'], { hub: hub().url, key })).exit).toBe(3)
  })
})
