import { readFile } from 'node:fs/promises'
import type { AccountingAdapter } from '@matricula/contract'
import { memoryKit, type MemoryKit } from '@matricula/contract/kit'
import nock from 'nock'
import { onTestFinished } from 'vitest'
import { createAdapter } from '../../src/adapter.ts'
import { settings } from '../../src/settings.ts'

export const origin = 'https://sap.example:50000'
export const cookie = 'B1SESSION=0a1b2c3d-0000-4000-8000-000000000001; ROUTEID=.node1'

const setCookies = [
  'set-cookie',
  'B1SESSION=0a1b2c3d-0000-4000-8000-000000000001;HttpOnly;',
  'set-cookie',
  'ROUTEID=.node1; path=/b1s',
]

export const plainSettings = {
  baseUrl: origin,
  company: 'COLEGIO_TEST',
  user: 'hub',
  password: 'secreto-de-prueba',
  project: '2025-2026',
  orders: { taxCodes: { EXENTO: 'EXCL' } },
  newPartners: { name: 'Estudiante {code}', groupCode: 100 },
  incomingPayments: { transferAccount: '11100501' },
}

export interface NockedSap {
  readonly adapter: AccountingAdapter
  readonly kit: MemoryKit
  readonly sap: nock.Scope
  /** Bodies of the sign-ins so far. */
  readonly logins: unknown[]
  readonly read: { readonly signal: AbortSignal; readonly trace: string }
  readonly write: { readonly signal: AbortSignal; readonly trace: string; readonly key: string }
}

interface NockedSapOptions {
  readonly root?: 'v1' | 'v2'
  readonly more?: Readonly<Record<string, unknown>>
  readonly now?: () => Date
}

/** An adapter at a recorded Service Layer that lets everyone in; what else it answers is the test's to say. */
export async function nockedSap({
  root = 'v2',
  more = {},
  now = atTen,
}: NockedSapOptions = {}): Promise<NockedSap> {
  if (!nock.isActive()) nock.activate()
  nock.disableNetConnect()
  onTestFinished(() => {
    nock.cleanAll()
    nock.enableNetConnect()
    nock.restore()
  })
  const { error, value } = settings.validate({ ...plainSettings, odata: root, ...more })
  if (error !== undefined) throw error
  const kit = memoryKit({ now })
  const sap = nock(`${origin}/b1s/${root}`)
  const logins: unknown[] = []
  const session = await recording(`login.${root}.json`)
  sap
    .persist()
    .post('/Login', (body: unknown) => {
      logins.push(body)
      return true
    })
    .reply(200, session, setCookies)
  const signal = new AbortController().signal
  return {
    adapter: createAdapter(value, kit),
    kit,
    sap: nock(`${origin}/b1s/${root}`),
    logins,
    read: { signal, trace: 'test' },
    write: { signal, trace: 'test', key: 'key' },
  }
}

export async function recording(name: string): Promise<Record<string, unknown>> {
  const said: unknown = JSON.parse(await readFile(new URL(`../recordings/${name}`, import.meta.url), 'utf8'))
  if (typeof said === 'object' && said !== null) return Object.fromEntries(Object.entries(said))
  throw new Error(`${name} holds no object`)
}

/** A morning in January, Bogotá. */
const atTen = () => new Date('2026-01-15T15:00:00.000Z')

export const empty = { value: [] }

export const v2Error = (code: number, message = 'words that nobody repeats') => ({
  error: { code: String(code), message },
})

export const v1Error = (code: number, message = 'words that nobody repeats') => ({
  error: { code, message: { lang: 'en-us', value: message } },
})
