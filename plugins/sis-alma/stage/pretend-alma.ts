import { jsonAnswer, openVendorServer, smallSchool } from '@matricula/contract/kit'
import type { SchoolStudent, VendorAnswer, VendorRequest, VendorServer } from '@matricula/contract/kit'
import {
  almaCustomFields,
  almaHouseholds,
  almaId,
  almaParents,
  almaStudent,
  almaYears,
} from './alma-school.ts'
import type { AlmaYear } from './alma-school.ts'
import { digestGuard } from './digest-guard.ts'

export interface PretendAlma extends VendorServer {
  /** Makes the nonces given so far too old. */
  expireNonces(): void
}

export interface AlmaAccount {
  readonly school: string
  readonly apiKey: string
  readonly apiSecret: string
}

const problem = (status: number, title: string): VendorAnswer => ({
  status,
  headers: { 'content-type': 'application/problem+json' },
  body: JSON.stringify({ type: 'about:blank', title, status }),
})

/** Alma with the small school in it, on a port of this machine. */
export async function openPretendAlma({ school, apiKey, apiSecret }: AlmaAccount): Promise<PretendAlma> {
  const guard = digestGuard(apiKey, apiSecret)
  const server = await openVendorServer({
    handle: (request) => guard.refusalOf(request) ?? answerTo(request, school),
    changes: ({ method }) => method !== 'GET',
    faultAnswers: {
      throttled: problem(429, 'Too Many Requests'),
      unauthorised: problem(401, 'Unauthorized'),
      refuses: problem(400, 'Bad Request'),
    },
  })
  return { ...server, expireNonces: () => guard.expireNonces() }
}

function answerTo({ method, path, query }: VendorRequest, school: string): VendorAnswer {
  const prefix = `/v2/${school}/`
  if (method !== 'GET' || !path.startsWith(prefix)) return problem(404, 'Not Found')
  const [area = '', ...rest] = path.slice(prefix.length).split('/')
  const found = listed(area, rest, query) ?? personal(area, rest)
  return found === null ? problem(404, 'Not Found') : jsonAnswer({ response: found })
}

/** The lists, which come whole; some lie one level deeper. */
function listed(area: string, rest: readonly string[], query: URLSearchParams): unknown {
  const { students } = smallSchool
  const year = almaYears.find(({ id }) => id === query.get('schoolYearId'))
  if (area === 'students' && rest[0] === 'grade-levels') {
    return { students: students.map((student) => gradesOf(student, year)) }
  }
  if (rest.length > 0) return null
  if (area === 'school-years') {
    return almaYears.map(({ id, name, startDate, endDate }) => ({
      id,
      name,
      startDate,
      endDate,
      status: 'Active',
    }))
  }
  if (area === 'grade-levels') return gradeLevels()
  if (area === 'households') return almaHouseholds()
  if (area !== 'students') return null
  const statuses = query.getAll('status[]')
  return students
    .map(almaStudent)
    .filter(({ status }) => statuses.length === 0 || statuses.includes(status))
    .toReversed()
}

function gradesOf(student: SchoolStudent, year: AlmaYear | undefined) {
  const key = year?.gradeOf(student) ?? null
  return {
    id: almaId(student.student.id),
    gradeLevels: key === null ? [] : [{ id: almaId(`9${gradeIndex(key)}`) }],
  }
}

const gradeNames = ['TRANSICION', 'PRIMERO', 'SEGUNDO', 'TERCERO', 'CUARTO']

const gradeIndex = (key: string) => gradeNames.indexOf(key)

function gradeLevels() {
  return gradeNames.map((name, index) => ({
    id: almaId(`9${index}`),
    name: name.charAt(0) + name.slice(1).toLowerCase(),
    gradeLevelAbbr: String(index),
    nonTeaching: false,
  }))
}

function personal(area: string, [id = '', ...rest]: readonly string[]): unknown {
  const what = rest.join('/')
  if (area === 'students') {
    const found = smallSchool.students.find(({ student }) => almaId(student.id) === id)
    return found === undefined ? null : ofStudent(found, what)
  }
  const guardian = area === 'parents' ? almaParents().get(id) : undefined
  return guardian === undefined ? null : ofParent(guardian, what)
}

function ofStudent(found: SchoolStudent, what: string): unknown {
  const { student, guardians, emergency } = found
  const id = almaId(student.id)
  if (what === '') return almaStudent(found)
  if (what === 'custom-fields') return almaCustomFields(found)
  if (what === 'emergency-contacts') return emergency
  if (what === 'relationships') {
    return guardians.map(({ guardian, role, financiallyResponsible }) => ({
      relatedId: almaId(guardian.id),
      relationship: role,
      financiallyResponsible,
    }))
  }
  if (what !== 'contact/addresses') return null
  const { address = '' } = student.home ?? {}
  return { id, addresses: [{ address, city: '', state: 'DC', country: 'CO', type: 'Home' }] }
}

type FoundParent = SchoolStudent['guardians'][number]

function ofParent({ guardian, contacts }: FoundParent, what: string): unknown {
  const id = almaId(guardian.id)
  const values = (kind: string) => contacts.filter((contact) => contact.kind === kind)
  if (what === '') {
    const { firstNames: firstName, lastNames: lastName, document } = guardian
    return { id, username: document, firstName, middleName: '', lastName, status: 'Active', externalIds: [] }
  }
  if (what === 'contact/email')
    return { id, email: values('email').map(({ value }) => ({ emailAddress: value })) }
  if (what !== 'contact/phones') return null
  return {
    id,
    phones: values('phone').map(({ value, label }) => ({ number: value, canSms: true, type: label })),
  }
}
