import { pacedHttp } from '@matricula/contract'
import type { PluginKit } from '@matricula/contract'
import { digestHttp } from './digest-http.ts'
import { failedStatus } from './faults.ts'
import type { Settings } from './settings.ts'

/** Alma's paths and auth. Every answer is JSON still to be read; null where Alma says 404. */
export interface AlmaClient {
  schoolYears(signal: AbortSignal): Promise<unknown>
  gradeLevels(schoolYearId: string, signal: AbortSignal): Promise<unknown>
  studentGrades(schoolYearId: string, signal: AbortSignal): Promise<unknown>
  students(signal: AbortSignal): Promise<unknown>
  households(signal: AbortSignal): Promise<unknown>
  addresses(studentId: string, signal: AbortSignal): Promise<unknown>
  customFields(studentId: string, signal: AbortSignal): Promise<unknown>
  relationships(studentId: string, signal: AbortSignal): Promise<unknown>
  emergencyContacts(studentId: string, signal: AbortSignal): Promise<unknown>
  parent(parentId: string, signal: AbortSignal): Promise<unknown>
  parentMails(parentId: string, signal: AbortSignal): Promise<unknown>
  parentPhones(parentId: string, signal: AbortSignal): Promise<unknown>
  forget(): void
}

const accept = { accept: 'application/json, application/problem+json' }

// Nothing longer or stranger than this is an id; `..` would lead elsewhere.
const idPattern = /^[\w-]{1,64}$/

export function almaClient(settings: Settings, kit: PluginKit): AlmaClient {
  const root = `${settings.baseUrl}/v2/${settings.school}`
  const signing = digestHttp({
    http: pacedHttp(kit.http, {
      limit: settings.callsPerSecond,
      intervalMs: 1000,
      atOnce: settings.callsAtOnce,
    }),
    user: settings.apiKey,
    password: settings.apiSecret,
    challengeUrl: `${root}/school-years`,
    now: () => kit.now(),
  })

  async function get(path: string, signal: AbortSignal): Promise<unknown> {
    const response = await signing.send({ method: 'GET', url: `${root}${path}`, headers: accept, signal })
    if (response.status === 404) return null
    const fault = failedStatus(response, kit.now())
    if (fault !== null) throw fault
    return response.json()
  }

  async function getOf(template: string, id: string, signal: AbortSignal): Promise<unknown> {
    return idPattern.test(id) ? get(template.replace('{id}', id), signal) : null
  }

  const ofYear = (id: string) => `?schoolYearId=${encodeURIComponent(id)}`
  const { paths } = settings
  return {
    schoolYears: (signal) => get('/school-years', signal),
    gradeLevels: (year, signal) => get(`/grade-levels${ofYear(year)}`, signal),
    studentGrades: (year, signal) => get(`/students/grade-levels${ofYear(year)}`, signal),
    students: (signal) => get(`/students${statusQuery(settings.statuses)}`, signal),
    households: (signal) => get('/households', signal),
    addresses: (id, signal) => getOf('/students/{id}/contact/addresses', id, signal),
    customFields: (id, signal) => getOf(paths.customFields, id, signal),
    relationships: (id, signal) => getOf(paths.relationships, id, signal),
    emergencyContacts: (id, signal) => getOf(paths.emergencyContacts, id, signal),
    parent: (id, signal) => getOf(paths.parent, id, signal),
    parentMails: (id, signal) => getOf('/parents/{id}/contact/email', id, signal),
    parentPhones: (id, signal) => getOf('/parents/{id}/contact/phones', id, signal),
    forget: () => signing.forget(),
  }
}

/** Repeated `status[]`, as Alma's clients send it. */
function statusQuery(statuses: readonly string[]): string {
  const query = new URLSearchParams(statuses.map((status): [string, string] => ['status[]', status]))
  return query.size === 0 ? '' : `?${query.toString()}`
}
