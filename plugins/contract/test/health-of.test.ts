import { describe, expect, it } from 'vitest'
import { healthOf, PluginFault } from '../src/index.ts'

const fixes = { unauthorised: 'compare the keys' }
const failing = (error: Error) => async () => {
  throw error
}

describe('the health of a vendor', () => {
  it('that answers is up, with a note of what it answered', async () => {
    expect(await healthOf(async () => '2.4.1', { fixes })).toEqual({ is: 'up' })
    const note = (version: string) => `version ${version}`
    expect(await healthOf(async () => '2.4.1', { note, fixes })).toEqual({ is: 'up', note: 'version 2.4.1' })
  })

  it('that fails is down: why, and what to do where that is known', async () => {
    const refused = failing(new PluginFault('unauthorised', 'no'))
    expect(await healthOf(refused, { fixes })).toEqual({ is: 'down', why: 'no', fix: 'compare the keys' })
    const away = failing(new PluginFault('unreachable', 'away'))
    expect(await healthOf(away, { fixes })).toEqual({ is: 'down', why: 'away' })
  })

  it('says nothing of an error that is no fault', async () => {
    const odd = failing(new Error('Laura Díaz 5210310'))
    expect(await healthOf(odd, { fixes })).toEqual({ is: 'down', why: 'the vendor cannot be asked' })
    const why = (fault: PluginFault | null) => fault?.code ?? 'unknown trouble'
    expect(await healthOf(odd, { why, fixes })).toEqual({ is: 'down', why: 'unknown trouble' })
  })
})
