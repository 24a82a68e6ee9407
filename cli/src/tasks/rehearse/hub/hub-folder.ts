import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parse, stringify } from 'yaml'
import type { Checkout } from './find-checkout.ts'
import { pretendVendors } from './pretend-vendors.ts'

/** A place for one hub: the school's configuration with pretend vendors around it, and data of its own. */
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
  payments: { instance: 'card', invoicesInstance: 'invoices', askEverySeconds: 1, secondPersonFrom: 0 },
  outbox: { leaseSeconds: 6 },
  server: { host: '127.0.0.1', overload: { busy: endless, full: endless } },
  // It kills its own hub, and no power cut takes more from it than a story that can be told again.
  database: { client: 'sqlite', durable: false },
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
    const vendors = pretendVendors({ seed, students: students + written })
    await writeFile(path.join(config, 'plugins.yaml'), stringify(vendors))
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
