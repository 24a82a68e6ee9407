import type { Kind } from '@matricula/contract'
import { memoryKit, openVendorServer } from '@matricula/contract/kit'
import type { OpenStage, Stage, StageKit, VendorServer } from '@matricula/contract/kit'
import { openStage as openHikCentral } from '@matricula/access-hikcentral/stage'
import { openStage as openSap } from '@matricula/accounting-sap-b1/stage'
import { openStage as openZoho } from '@matricula/esign-zoho/stage'
import { openStage as openOsrm } from '@matricula/maps-osrm/stage'
import { openStage as openSmtp } from '@matricula/notices-smtp/stage'
import { openStage as openWompi } from '@matricula/payments-wompi/stage'
import { openStage as openAlma } from '@matricula/sis-alma/stage'
import { onTestFinished } from 'vitest'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'

/** A real adapter and the pretend vendor it speaks to over HTTP. */
export interface RealAdapter<K extends Kind> {
  readonly use: string
  readonly openStage: OpenStage<K>
}

/** The kinds that have a real adapter. */
export type KindOfRealAdapter = Exclude<Kind, 'einvoice'>

export type RealAdapters = { readonly [K in KindOfRealAdapter]: RealAdapter<K> }

const usual: RealAdapters = {
  sis: { use: 'sis-alma', openStage: openAlma },
  accounting: { use: 'accounting-sap-b1', openStage: openSap },
  accessControl: { use: 'access-hikcentral', openStage: openHikCentral },
  maps: { use: 'maps-osrm', openStage: openOsrm },
  payments: { use: 'payments-wompi', openStage: openWompi },
  esign: { use: 'esign-zoho', openStage: openZoho },
  notices: { use: 'notices-smtp', openStage: openSmtp },
}

/** Where the season's clock starts (config/default.yaml). */
const seasonBegins = new Date('2025-06-19T10:00:00-05:00')

export type Stages = { readonly [K in KindOfRealAdapter]: Stage<K> }

export interface RealHub extends TestHub {
  readonly stages: Stages
  /** Stands before the vendor of one kind, where a test asked for it, and fails as told. */
  readonly line: VendorServer | null
}

interface Cut {
  readonly adapters?: Partial<RealAdapters>
  /** The kind whose vendor is reached through a line that can be cut. */
  readonly through?: KindOfRealAdapter
}

/** A hub without a single sandbox plugin: real adapters, each at a pretend vendor of its own, until the test ends. */
export async function runRealHub({ adapters = {}, through }: Cut = {}): Promise<RealHub> {
  const chosen = { ...usual, ...adapters }
  let hub: TestHub | null = null
  const kit = stageKit(() => hub)
  const stages: Stages = {
    sis: await opened(chosen.sis, kit('')),
    accounting: await opened(chosen.accounting, kit('')),
    accessControl: await opened(chosen.accessControl, kit('')),
    maps: await opened(chosen.maps, kit('')),
    payments: await opened(chosen.payments, kit('/api/payments/callbacks/card')),
    esign: await opened(chosen.esign, kit('/api/documents/callbacks/main')),
    notices: await opened(chosen.notices, kit('')),
  }
  const line = through === undefined ? null : await openLine(stages[through].settings)
  const entry = (kind: KindOfRealAdapter) => ({
    use: chosen[kind].use,
    settings:
      kind === through && line !== null ? rerouted(stages[kind].settings, line) : stages[kind].settings,
  })
  hub = await runHub({
    settings: { payments: { invoicesInstance: 'card' } },
    parentSeason: { earlyPayment: null },
    onlyPlugins: {
      sis: { main: entry('sis') },
      accounting: { main: entry('accounting') },
      accessControl: { main: entry('accessControl') },
      maps: { main: entry('maps') },
      payments: { card: entry('payments') },
      esign: { main: entry('esign') },
      notices: { main: entry('notices') },
    },
  })
  return { ...hub, stages, line: line?.server ?? null }
}

/** What a stage is handed: the hub's own clock and the address of its callbacks, once it listens. */
function stageKit(hubOnceOpen: () => TestHub | null): (callbacks: string) => StageKit {
  return (callbacks) => ({
    ...memoryKit({ now: () => hubOnceOpen()?.hub.app.clock.now() ?? seasonBegins }),
    callbackUrl: (path = '') =>
      new URL(`${callbacks}${path === '' ? '' : `/${path.replace(/^\//, '')}`}`, hubOnceOpen()?.url),
  })
}

async function opened<K extends Kind>({ openStage }: RealAdapter<K>, kit: StageKit): Promise<Stage<K>> {
  const stage = await openStage(kit)
  onTestFinished(() => stage.close())
  return stage
}

interface Line {
  readonly origin: string
  readonly server: VendorServer
}

/** Passes everything on to the vendor that these settings name, byte for byte. */
async function openLine(settings: Stage<Kind>['settings']): Promise<Line> {
  const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(JSON.stringify(settings))?.[0]
  if (origin === undefined) throw new Error('the settings name no vendor on this machine')
  const server = await openVendorServer({
    async handle({ method, target, headers, body }) {
      const { host: _host, connection: _connection, 'content-length': _length, ...kept } = headers
      const answer = await fetch(origin + target, {
        method,
        headers: kept,
        redirect: 'manual',
        ...(method === 'GET' ? {} : { body }),
      })
      const given = Object.fromEntries(answer.headers)
      const cookies = answer.headers.getSetCookie()
      return {
        status: answer.status,
        headers: { ...given, ...(cookies.length > 0 && { 'set-cookie': cookies }) },
        body: new Uint8Array(await answer.arrayBuffer()),
      }
    },
  })
  onTestFinished(() => server.close())
  return { origin, server }
}

function rerouted(settings: Stage<Kind>['settings'], { origin, server }: Line): Stage<Kind>['settings'] {
  return JSON.parse(JSON.stringify(settings).replaceAll(origin, server.origin))
}
