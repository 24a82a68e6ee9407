import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parse, stringify } from 'yaml'
import type { Checkout } from './find-checkout.ts'
import { own } from '../../../own.ts'

/** A place for one hub: the shipped configuration with the school that was asked for, and data of its own. */
export interface HubFolder {
  readonly root: string
  readonly environment: Readonly<Record<string, string>>
  remove(): Promise<void>
}

export interface School {
  /** Generated ones, beside those of the demonstration. */
  readonly students: number
  readonly seed: number
}

/** A whole school from one machine is more than doors are made for, and a rehearsal is about money. */
const endless = { delayMs: 600_000, requests: 1_000_000 }

/** Whoever rehearses a whole school from one machine is no burglar, its office is one person, and no bank is slow. */
const settings = {
  profile: 'sandbox',
  log: 'error',
  access: { triesPerCode: 1_000_000, triesPerAddress: 1_000_000, ceilingPerAddress: 1_000_000_000 },
  maps: { questionsPerFamily: 1000 },
  payments: { askEverySeconds: 1, secondPersonFrom: 0 },
  outbox: { leaseSeconds: 6 },
  server: { host: '127.0.0.1', overload: { busy: endless, full: endless } },
  database: { client: 'sqlite' },
}

export async function makeHubFolder(
  checkout: Checkout,
  { students, seed }: School,
  port: number,
): Promise<HubFolder> {
  const root = await mkdtemp(path.join(tmpdir(), 'matricula-rehearsal-'))
  const remove = () => rm(root, { recursive: true, force: true, maxRetries: 5 })
  try {
    const config = path.join(root, 'config')
    await cp(checkout.config, config, { recursive: true })
    const demo = await yamlIn(path.join(config, 'sandbox/demo-students.yaml'))
    const written = Array.isArray(demo) ? demo.length : 0
    const file = path.join(config, 'plugins.yaml')
    const plugins = lay(await yamlIn(file), {
      sis: { main: { settings: { seed, students: students + written } } },
      accounting: { main: { settings: { seed } } },
    })
    await writeFile(file, stringify(plugins))
    const own = { ...settings, console: path.join(checkout.root, 'console/dist') }
    await writeFile(path.join(config, 'rehearsal.yaml'), stringify(own))
  } catch (error) {
    await remove()
    throw error
  }
  const environment = {
    PORT: String(port),
    MATRICULA_SETTINGS: 'config/rehearsal.yaml',
    MATRICULA_DATA: 'data',
  }
  return { root, environment, remove }
}

async function yamlIn(file: string): Promise<unknown> {
  return parse(await readFile(file, 'utf8'))
}

/** A tree with another laid over it; lists and values are replaced whole. */
function lay(under: unknown, over: unknown): unknown {
  if (!isTree(under) || !isTree(over)) return over
  const laid = Object.entries(over).map(([name, value]) => [name, lay(own(under, name), value)])
  return { ...under, ...Object.fromEntries(laid) }
}

function isTree(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
