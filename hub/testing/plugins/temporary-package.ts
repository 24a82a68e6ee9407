import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** A folder outside the repository with a plugins.yaml and packages installed beside it. */
export interface Elsewhere {
  /** The path of its plugins.yaml. */
  readonly file: string
  readonly install: (name: string, source: string) => Promise<void>
}

export async function anElsewhere(): Promise<Elsewhere> {
  const folder = await mkdtemp(path.join(tmpdir(), 'plugins-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return {
    file: path.join(folder, 'plugins.yaml'),
    async install(name, source) {
      const home = path.join(folder, 'node_modules', ...name.split('/'))
      await mkdir(home, { recursive: true })
      await writeFile(
        path.join(home, 'package.json'),
        JSON.stringify({ name, type: 'module', exports: { '.': './index.js' } }),
      )
      await writeFile(path.join(home, 'index.js'), source)
    },
  }
}

const joi = JSON.stringify(import.meta.resolve('joi'))

/** The source of a plugin as an author elsewhere may publish it; `overrides` replaces parts of the definition. */
export function pluginSource(name: string, overrides = ''): string {
  return `
    import Joi from ${joi}
    const nothing = async () => null
    export const plugin = {
      name: '${name}',
      kind: 'maps',
      contract: 1,
      settings: Joi.object({
        apiKey: Joi.string().pattern(/^key-/).required().meta({ secret: true }),
        region: Joi.string().valid('co', 'ec').default('co'),
        tries: Joi.number().integer().min(1),
      }),
      create: (settings) => ({
        supports: Object.freeze({ alternatives: 1, simulated: false }),
        start: async () => {}, stop: async () => {}, check: async () => ({ is: 'up' }),
        search: async () => [{ lat: 4, lng: -74, address: 'region ' + settings.region }],
        addressOf: nothing, routes: async () => [], distance: nothing,
      }),
      ${overrides}
    }
  `
}
