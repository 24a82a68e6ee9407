import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parse, stringify } from 'yaml'
import type { Checkout } from './find-checkout.ts'
import { rehearsedSeason } from './rehearsed-season.ts'
import { rehearsalSettings, variablesIn } from './rehearsal-settings.ts'

/** A place for one hub: the school's configuration with pretend vendors around it, and data of its own. */
export interface HubFolder {
  readonly root: string
  readonly config: string
  readonly environment: Readonly<Record<string, string>>
  remove(): Promise<void>
}

export interface School {
  /** Generated ones, beside those of the demonstration. */
  readonly students: number
  readonly seed: number
}

interface HubFolderOptions {
  readonly checkout: Checkout
  readonly school: School
  readonly port: number
  /** What the hub's processes may take of ours: the settings that it names, and what those ask for. */
  readonly inherited: NodeJS.ProcessEnv
}

export async function makeHubFolder({
  checkout,
  school,
  port,
  inherited,
}: HubFolderOptions): Promise<HubFolder> {
  const settings = await rehearsalSettings(checkout.root, inherited['MATRICULA_SETTINGS'])
  const root = await mkdtemp(path.join(tmpdir(), 'matricula-rehearsal-'))
  const config = path.join(root, 'config')
  const remove = () => rm(root, { recursive: true, force: true, maxRetries: 5 })
  try {
    await cp(checkout.config, config, { recursive: true })
    await rehearseSeasons(path.join(config, 'seasons'))
    const demo = await yamlIn(path.join(config, 'sandbox/demo-students.yaml'))
    const written = Array.isArray(demo) ? demo.length : 0
    const vendors = pretendVendors({ ...school, students: school.students + written })
    await writeFile(path.join(config, 'plugins.yaml'), stringify(vendors))
    await writeFile(path.join(config, 'rehearsal.yaml'), stringify(settings))
  } catch (error) {
    await remove()
    throw error
  }
  const asked = variablesIn(settings).flatMap((name) => {
    const value = inherited[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  const environment = {
    ...Object.fromEntries(asked),
    PORT: String(port),
    MATRICULA_SETTINGS: 'config/rehearsal.yaml',
    MATRICULA_DATA: 'data',
  }
  return { root, config, environment, remove }
}

async function rehearseSeasons(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name)
    await writeFile(file, rehearsedSeason(await readFile(file, 'utf8')))
  }
}

async function yamlIn(file: string): Promise<unknown> {
  return parse(await readFile(file, 'utf8'))
}

/**
 * Who stands around a rehearsed hub, whatever config/plugins.yaml names: the school's own vendors must not hear of a
 * season that is not, and their secrets have no place in it.
 */
function pretendVendors({ students, seed }: School) {
  const secret = 'a rehearsal has no secret'
  return {
    sis: { main: { use: 'sandbox-sis', required: true, settings: { seed, students } } },
    accounting: { main: { use: 'sandbox-accounting', required: true, settings: { seed } } },
    accessControl: { main: { use: 'sandbox-access' } },
    maps: { main: { use: 'sandbox-maps' } },
    payments: {
      card: { use: 'sandbox-payments', required: true, settings: { merchant: 'rehearsal', secret } },
      invoices: { use: 'sandbox-payments', settings: { merchant: 'rehearsal-invoices', secret } },
    },
    einvoice: {
      main: {
        use: 'sandbox-einvoice',
        settings: { technicalKey: secret, pin: secret, switches: { waitSeconds: 0 } },
      },
    },
    esign: { main: { use: 'sandbox-esign', settings: { account: 'rehearsal', secret } } },
    notices: { main: { use: 'sandbox-notices' } },
  }
}
