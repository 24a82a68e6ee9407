import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'

type Tree = Readonly<Record<string, unknown>>

/** Whoever rehearses a whole school from one machine is more than the limits are made for; a rehearsal is about money. */
const endless = { delayMs: 600_000, requests: 1_000_000 }
const nobody = { issuer: '', clientSecret: '' }

/**
 * What no school's settings may say of a rehearsal: nothing of it reaches the school's own database, Redis, vendors or
 * families, nobody there signs, a second person decides about much money, and no bank is slow.
 */
const imposed = {
  profile: 'sandbox',
  rehearsal: false,
  log: 'error',
  access: {
    secondProof: 'none',
    firstAdminPassword: '',
    triesPerCode: 1_000_000,
    triesPerAddress: 1_000_000,
    ceilingPerAddress: 1_000_000_000,
    oidc: { staff: nobody, guardians: nobody },
  },
  audit: { anchor: 'log', file: '' },
  documents: { requiredBeforePay: false },
  maps: { questionsPerFamily: 1000 },
  payments: {
    instance: 'card',
    invoicesInstance: 'invoices',
    askEverySeconds: 1,
    secondPersonFrom: 1_000_000,
  },
  outbox: { leaseSeconds: 6 },
  redis: { url: '', work: 'here' },
  server: {
    host: '127.0.0.1',
    publicUrl: '',
    sandboxHosts: '',
    trustedProxies: 0,
    drainSeconds: 0,
    overload: { busy: endless, full: endless },
  },
  // It kills its own hub, and no power cut takes more from it than a scenario that can be told again.
  database: { client: 'sqlite', folder: 'data', encryptionKey: '', url: '', durable: false },
}

/** The school's own settings file cannot be read. */
export class NoSettings extends Error {
  readonly file: string

  constructor(file: string, options: ErrorOptions) {
    super(file, options)
    this.file = file
  }
}

/** The settings of a rehearsed hub: the school's own file, where one is named, and over it what a rehearsal imposes. */
export async function rehearsalSettings(root: string, named: string | undefined): Promise<Tree> {
  const own = named === undefined ? {} : await readTree(path.resolve(root, named))
  return { ...over(imposed, own), console: path.join(root, 'console/dist') }
}

/** Which variables of the environment settings ask for. */
export function variablesIn(settings: Tree): readonly string[] {
  return [...JSON.stringify(settings).matchAll(/\$\{([A-Z][A-Z0-9_]*)/g)].map(([, name = '']) => name)
}

async function readTree(file: string): Promise<Tree> {
  try {
    const read: unknown = parse(await readFile(file, 'utf8'))
    if (read === null) return {}
    if (isTree(read)) return read
    throw new Error('it is not a YAML mapping')
  } catch (error) {
    throw new NoSettings(file, { cause: error })
  }
}

function over(upper: Tree, lower: Tree): Tree {
  const laid = Object.entries(upper).map(([key, value]): [string, unknown] => {
    const below = Object.hasOwn(lower, key) ? lower[key] : undefined
    return [key, isTree(value) && isTree(below) ? over(value, below) : value]
  })
  return { ...lower, ...Object.fromEntries(laid) }
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
