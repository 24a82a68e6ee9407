import type { Http, PluginKit } from '../../../src/index.ts'
import type { GeneralLaw } from '../../../src/kit/index.ts'
import { alone } from '../sound/alone.ts'
import { breakingGeneral, withAdapter } from './breakage.ts'
import type { Breakages } from './breakage.ts'

/** Asks somebody, and takes no answer for one. */
async function callHome(http: Http, signal: AbortSignal): Promise<void> {
  await http.send({ method: 'GET', url: 'http://127.0.0.1:1/', signal }).catch(() => undefined)
}

const callingHome = (when: 'start' | 'check' | 'find') =>
  withAdapter(alone, (intact, { http }: PluginKit) => ({
    async start(signal) {
      if (when === 'start') await callHome(http, signal)
      await intact.start(signal)
    },
    async check(signal) {
      if (when === 'check') await callHome(http, signal)
      return intact.check(signal)
    },
    async find(payment, read) {
      if (when === 'find') await callHome(http, read.signal)
      return intact.find(payment, read)
    },
  }))

export const brokenNobodies: Breakages<GeneralLaw> = {
  'an adapter without a vendor never uses the network': [
    breakingGeneral('it calls home when it starts', 'calls over the network', callingHome('start')),
    breakingGeneral('its check asks somebody', 'calls over the network', callingHome('check')),
    breakingGeneral('a read asks somebody', 'calls over the network', callingHome('find')),
  ],
}
