import { jsonAnswer, openVendorServer } from '@matricula/contract/kit'
import type { VendorAnswer, VendorRequest, VendorServer } from '@matricula/contract/kit'
import { answerNominatim } from './pretend-nominatim.ts'
import { answerOsrm, osrmCodeAnswer } from './pretend-osrm.ts'
import { answerPhoton } from './pretend-photon.ts'

/** Invented: what a gateway before each server asks for. */
export const pretendTokens = { osrm: 'invented-osrm-token', geocoder: 'invented-geocoder-token' } as const

interface PretendedServer {
  readonly prefix: string
  readonly token: string
  /** `path` is without the prefix. */
  readonly answer: (path: string, request: VendorRequest) => VendorAnswer
}

const servers: readonly PretendedServer[] = [
  { prefix: '/osrm', token: pretendTokens.osrm, answer: answerOsrm },
  { prefix: '/nominatim', token: pretendTokens.geocoder, answer: answerNominatim },
  { prefix: '/photon', token: pretendTokens.geocoder, answer: answerPhoton },
]

/** A route server and both geocoders on one port, each behind a gateway; who doesn't say who asks is turned away. */
export function openPretendServers(): Promise<VendorServer> {
  return openVendorServer({
    handle: answerOf,
    changes: () => false,
    faultAnswers: {
      refuses: ({ path }) =>
        path.startsWith('/osrm') ? osrmCodeAnswer('InvalidQuery') : jsonAnswer({}, 400),
    },
  })
}

function answerOf(request: VendorRequest): VendorAnswer {
  const { method, path, headers } = request
  const server = servers.find(({ prefix }) => path.startsWith(`${prefix}/`))
  if (server === undefined || method !== 'GET') return { status: 404 }
  if (headers['authorization'] !== `Bearer ${server.token}`) return { status: 401 }
  if (!/^\S+ \(.*[@/].*\)$/.test(headers['user-agent'] ?? '')) return { status: 403 }
  return server.answer(path.slice(server.prefix.length), request)
}
