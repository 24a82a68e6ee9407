import { jsonAnswer, openVendorServer } from '@matricula/contract/kit'
import type { VendorAnswer, VendorRequest, VendorServer } from '@matricula/contract/kit'
import { batchAnswer, pathsOfBatch } from './batch.ts'
import { openCompany, type Company } from './company.ts'
import { b1Error, B1Error, errorAnswer, sessionLost, type ApiVersion } from './errors.ts'
import { listAnswer } from './query.ts'
import { metadataXml } from './schema.ts'
import { openSessions, type SessionSettings } from './sessions.ts'

export interface PretendSettings extends SessionSettings {
  readonly root: ApiVersion
  /** The most rows of a page, whatever is asked for. */
  readonly mostRows: number
}

export interface PretendServiceLayer extends VendorServer {
  readonly company: Company
}

/** Service Layer of a small school, on a port of this machine. */
export async function openServiceLayer(settings: PretendSettings): Promise<PretendServiceLayer> {
  const { root, now, mostRows } = settings
  const company = openCompany(now)
  const sessions = openSessions(settings)
  const prefix = `/b1s/${root}/`

  function answer(request: VendorRequest): VendorAnswer {
    if (!request.path.startsWith(prefix)) return { status: 404, body: '' }
    const entity = request.path.slice(prefix.length)
    if (entity === 'Login') return sessions.logIn(request)
    sessions.require(request)
    if (entity === 'Logout') return sessions.logOut(request)
    if (entity === '$metadata') return { status: 200, body: metadataXml() }
    if (entity === '$batch') return batch(request)
    if (request.method === 'POST') return jsonAnswer(company.post(entity, objectIn(request)), 201)
    return list(entity, request.query, pageSizeOf(request))
  }

  function list(entity: string, query: URLSearchParams, preferredSize: number): VendorAnswer {
    const pageSize = Math.min(preferredSize, mostRows)
    return jsonAnswer(listAnswer(company, { root, entity, query, pageSize }))
  }

  /** Processing stops at the first part that fails. */
  function batch(request: VendorRequest): VendorAnswer {
    const parts: VendorAnswer[] = []
    for (const path of pathsOfBatch(request)) {
      const { pathname, searchParams } = new URL(path, 'http://sap')
      const part = orErrorAnswer(() => list(pathname.slice(prefix.length), searchParams, 20))
      parts.push(part)
      if (part.status >= 400) break
    }
    return batchAnswer(root, parts)
  }

  function orErrorAnswer(act: () => VendorAnswer): VendorAnswer {
    try {
      return act()
    } catch (error) {
      if (error instanceof B1Error) return errorAnswer(root, error)
      throw error
    }
  }

  const server = await openVendorServer({
    handle: (request) => orErrorAnswer(() => answer(request)),
    changes: ({ method, path }) =>
      method === 'POST' && /\/(Orders|IncomingPayments|BusinessPartners)$/.test(path),
    faultAnswers: {
      unauthorised: errorAnswer(root, sessionLost),
      refuses: errorAnswer(root, b1Error(400, -5002, '10000200 - Date deviates from permissible range')),
    },
  })
  return Object.assign(server, { company })
}

function pageSizeOf({ headers }: VendorRequest): number {
  const preferredSize = /odata\.maxpagesize=(\d+)/.exec(headers['prefer'] ?? '')?.[1]
  return preferredSize === undefined ? 20 : Number(preferredSize)
}

function objectIn(request: VendorRequest): Readonly<Record<string, unknown>> {
  const body = request.json()
  if (typeof body === 'object' && body !== null) return Object.fromEntries(Object.entries(body))
  throw b1Error(400, -1000, 'Invalid JSON')
}
