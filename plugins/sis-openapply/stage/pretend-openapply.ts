import { randomBytes } from 'node:crypto'
import { jsonAnswer, openVendorServer, smallSchool } from '@matricula/contract/kit'
import type { VendorAnswer, VendorRequest, VendorServer } from '@matricula/contract/kit'
import { applicants, guardians } from './applicants.ts'

export interface OpenApplyAccount {
  readonly clientId: string
  readonly clientSecret: string
  readonly now: () => Date
}

export interface PretendOpenApply extends VendorServer {
  /** Disowns the tokens given so far. */
  revoke(): void
}

const lifeSeconds = 2_629_745

/** OpenApply with the small school's students as its applicants, on a port of this machine. */
export async function openPretendOpenApply(account: OpenApplyAccount): Promise<PretendOpenApply> {
  const tokens = new Set<string>()
  const server = await openVendorServer({
    handle: (request) => (request.path === '/oauth/token' ? tokenFor(request) : answerTo(request)),
    // Nothing this adapter sends would change anything: it only reads.
    changes: () => false,
    faultAnswers: {
      throttled: {
        status: 429,
        headers: { 'x-ratelimit-limit': '50', 'x-ratelimit-reset': resetAt(account.now()) },
        body: JSON.stringify({ error: 'Rate limit reached. Retry later.' }),
      },
      unauthorised: jsonAnswer({ error: 'invalid_token' }, 401),
      refuses: jsonAnswer({ error: 'bad parameter' }, 400),
    },
  })

  function tokenFor(request: VendorRequest): VendorAnswer {
    const { method, headers } = request
    const { clientId, clientSecret } = account
    const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
    if (method !== 'POST') return jsonAnswer({ error: 'not found' }, 404)
    if (headers['authorization'] !== basic) return jsonAnswer({ error: 'invalid_client' }, 401)
    const grant = request.form().get('grant_type')
    if (grant !== 'client_credentials') return jsonAnswer({ error: 'unsupported_grant_type' }, 400)
    const token = `oa_${randomBytes(12).toString('hex')}`
    tokens.add(token)
    return jsonAnswer({
      access_token: token,
      token_type: 'Bearer',
      expires_in: lifeSeconds,
      created_at: Math.floor(account.now().getTime() / 1000),
    })
  }

  function answerTo(request: VendorRequest): VendorAnswer {
    const [, token = ''] = /^Bearer (.+)$/.exec(request.headers['authorization'] ?? '') ?? []
    if (!tokens.has(token)) return jsonAnswer({ error: 'invalid_token' }, 401)
    return request.method === 'GET' ? read(request) : jsonAnswer({ error: 'not found' }, 404)
  }

  return { ...server, revoke: () => tokens.clear() }
}

function resetAt(now: Date): string {
  return new Date(now.getTime() + 2000).toISOString()
}

function read({ path, query }: VendorRequest): VendorAnswer {
  const [, place, id] = /^\/api\/v3\/(students|parents)(?:\/([^/]+))?$/.exec(path) ?? []
  if (place === 'students' && id === undefined) return jsonAnswer(pageBy(query))
  const student = applicants(smallSchool).find((applicant) => String(applicant.id) === id)
  if (place === 'students' && student !== undefined) {
    return jsonAnswer({ student, linked: { parents: parentsOf(student.parent_ids) } })
  }
  const [parent] = place === 'parents' ? parentsOf([Number(id)]) : []
  return parent === undefined ? jsonAnswer({ error: 'not found' }, 404) : jsonAnswer({ parent })
}

function pageBy(query: URLSearchParams) {
  const sinceId = Number(query.get('since_id') ?? 0)
  const perPage = Math.min(Number(query.get('per_page') ?? 50), 200)
  const ahead = applicants(smallSchool).filter(({ id }) => id > sinceId)
  const students = ahead.slice(0, perPage)
  const mask = query.get('fields')?.split(',')
  return {
    students: mask === undefined ? students : students.map((student) => applyFieldMask(student, mask)),
    linked: { parents: parentsOf(students.flatMap(({ parent_ids }) => parent_ids)) },
    meta: { pages: Math.ceil(ahead.length / perPage), per_page: String(perPage) },
  }
}

function applyFieldMask(student: object, mask: readonly string[]) {
  return Object.fromEntries(Object.entries(student).filter(([name]) => mask.includes(name)))
}

function parentsOf(ids: readonly number[]) {
  return guardians(smallSchool).filter(({ id }) => ids.includes(id))
}
