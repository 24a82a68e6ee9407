import { expect } from 'vitest'
import { contractVersions } from '../../plugin.ts'
import type { PluginKit } from '../../plugin.ts'
import { kinds } from '../../kinds/index.ts'
import type { GeneralLaw } from '../law.ts'

export const definitionLaws: readonly GeneralLaw[] = [
  {
    title: 'the name is one a folder and the configuration can carry',
    readsOnly: true,
    starts: 'by-itself',
    run: async ({ definition }) => expect(definition.name).toMatch(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/),
  },
  {
    title: 'the kind is one the hub knows, in a contract version it speaks',
    readsOnly: true,
    starts: 'by-itself',
    async run({ definition }) {
      expect(kinds).toContain(definition.kind)
      expect(definition.contract).toBe(contractVersions[definition.kind])
    },
  },
  {
    title: 'settings with an unknown key are refused',
    readsOnly: true,
    starts: 'by-itself',
    async run({ definition, stage }) {
      const { error } = definition.settings.validate({ ...stage.settings, kitUnknownSetting: 'x' })
      expect(error?.message ?? 'accepted').toContain('kitUnknownSetting')
    },
  },
  {
    title: 'create only wires: no network, no clock, no memo, no URL',
    readsOnly: true,
    starts: 'by-itself',
    async run({ create }) {
      const touched: string[] = []
      create(untouchableKit(touched))
      await new Promise((resolve) => setImmediate(resolve))
      expect(touched).toEqual([])
    },
  },
]

/** A kit that notes what is used of it and gives nothing. */
function untouchableKit(touched: string[]): PluginKit {
  const refuse = (what: string) => (): never => {
    touched.push(what)
    throw new Error(`create used ${what}`)
  }
  const memo = refuse('the memo')
  return {
    http: { send: async () => refuse('the network')() },
    log: { info: () => {}, warn: () => {} },
    memo: {
      get: async () => memo(),
      set: async () => memo(),
      add: async () => memo(),
      delete: async () => memo(),
      list: async () => memo(),
    },
    now: refuse('the clock'),
    callbackUrl: refuse('its callback URL'),
    pageUrl: refuse('its page URL'),
  }
}
