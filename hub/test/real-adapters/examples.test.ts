import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Kind } from '@matricula/contract'
import { readLiveFile } from '@matricula/contract/kit'
import type Joi from 'joi'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { loadPlugin } from '../../src/plugins/load-plugin.ts'
import { root } from '@matricula/hub/testing/test-hub'

const home = path.join(root, 'plugins')

const kinds: Readonly<Record<string, Kind>> = {
  sis: 'sis',
  accounting: 'accounting',
  access: 'accessControl',
  maps: 'maps',
  esign: 'esign',
  payments: 'payments',
  notices: 'notices',
}

const adapters = (await readdir(home)).flatMap((name) => {
  const kind = kinds[name.split('-')[0] ?? '']
  return kind === undefined ? [] : [{ name, kind }]
})

/** Wompi's keys say what they are. */
const shaped: Readonly<Record<string, string>> = {
  WOMPI_PUBLIC_KEY: 'pub_test_0123456789',
  WOMPI_PRIVATE_KEY: 'prv_test_0123456789',
  WOMPI_INTEGRITY_SECRET: 'test_integrity_0123456789',
  WOMPI_EVENTS_SECRET: 'test_events_0123456789',
}

/** Answers a value for every variable that an example asks of the environment. */
const everything = new Proxy(shaped, {
  get: (known, name) => known[String(name)] ?? '1234567890-abcdefghijklmnop',
})

async function settingsOf(kind: Kind, name: string): Promise<Joi.ObjectSchema> {
  const loaded = await loadPlugin(kind, name, home)
  if ('problem' in loaded) throw new Error(loaded.problem)
  return loaded.definition.settings
}

/** Names of the settings on the first level; a secret is marked there or within. */
function described(schema: Joi.ObjectSchema): [name: string, isSecret: boolean][] {
  const keys: Readonly<Record<string, { metas?: readonly { secret?: boolean }[] }>> =
    schema.describe()['keys'] ?? {}
  return Object.entries(keys).map(([name, { metas = [] }]) => [
    name,
    metas.some(({ secret }) => secret === true),
  ])
}

describe.each(adapters)('The adapter $name', ({ name, kind }) => {
  it('has an example of its settings that it accepts', async () => {
    const schema = await settingsOf(kind, name)
    const { settings } = await readLiveFile(path.join(home, name, 'live.example.yaml'), everything)
    expect(schema.validate(settings, { abortEarly: false }).error?.message).toBeUndefined()
  })

  it('tells of every setting in its README', async () => {
    const readme = await readFile(path.join(home, name, 'README.md'), 'utf8')
    const unreported = described(await settingsOf(kind, name)).filter(
      ([setting]) => !readme.includes(`\`${setting}`),
    )
    expect(unreported).toEqual([])
  })

  it('takes its secrets from the environment in the example', async () => {
    const example: { settings: Readonly<Record<string, unknown>> } = parse(
      await readFile(path.join(home, name, 'live.example.yaml'), 'utf8'),
    )
    const inTheOpen = described(await settingsOf(kind, name)).filter(([setting, isSecret]) => {
      const value = example.settings[setting]
      return isSecret && value !== undefined && !/^"\$\{\w+\}"$/.test(JSON.stringify(value))
    })
    expect(inTheOpen).toEqual([])
  })
})

it('There are fourteen of them', () => {
  expect(adapters).toHaveLength(14)
})
