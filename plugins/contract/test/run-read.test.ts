import { expect, it } from 'vitest'
import { faultCodes, PluginFault, runRead } from '../src/index.ts'

it('answers what the read answers', async () => {
  await expect(runRead(async () => 7)).resolves.toBe(7)
})

it('makes unreachable of a lost answer, and keeps the first fault as the cause', async () => {
  const lost = new PluginFault('unknown-outcome', 'the answer was lost')
  const read = runRead(async () => {
    throw lost
  })
  await expect(read).rejects.toMatchObject({
    code: 'unreachable',
    message: 'the answer was lost',
    cause: lost,
  })
})

it.each(faultCodes.filter((code) => code !== 'unknown-outcome'))('leaves %s as it is', async (code) => {
  const fault = new PluginFault(code, 'as it is')
  const read = runRead(async () => {
    throw fault
  })
  await expect(read).rejects.toBe(fault)
})

it('leaves a bug a bug', async () => {
  const bug = new TypeError('a bug')
  const read = runRead(async () => {
    throw bug
  })
  await expect(read).rejects.toBe(bug)
})
