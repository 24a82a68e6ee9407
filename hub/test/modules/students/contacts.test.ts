import type { Contact } from '@matricula/contract'
import { expect, it } from 'vitest'
import { problemOf } from '@matricula/hub/testing/problem'
import { signInStaff } from '@matricula/hub/testing/staff'
import { useHub } from '@matricula/hub/testing/test-hub'
import type { Visitor } from '@matricula/hub/testing/visitor'

const hub = useHub()

interface Contacts {
  readonly guardians: readonly {
    readonly name: string
    readonly role: string
    readonly pays: boolean
    readonly contacts: readonly Contact[]
  }[]
  readonly emergency: readonly { readonly name: string; readonly phone: string }[]
}

const contactsOf = (visitor: Visitor, code: string) =>
  visitor.get<Contacts>(`/api/enrollment/admin/students/${code}/contacts`)

it('Admissions read whom to call, who pays first, and it is in the trail', async () => {
  const { body } = await contactsOf(await signInStaff(hub(), 'admissions'), '10001')

  const { plugins, database } = hub().hub.app
  const read = { signal: AbortSignal.timeout(10_000), trace: 'test' }
  const related = await plugins.sis.relationships('stu-10001', read)
  const adults = related.filter(({ role }) => role !== 'sibling')
  expect(body.guardians.map(({ role }) => role).toSorted()).toEqual(adults.map(({ role }) => role).toSorted())
  expect(body.guardians[0]?.pays).toBe(true)
  const phones = body.guardians.flatMap(({ contacts }) => contacts.filter(({ kind }) => kind === 'phone'))
  expect(phones.length).toBeGreaterThan(0)
  expect(body.emergency).toEqual(await plugins.sis.emergencyContacts('stu-10001', read))
  const [noted] = await database('audit').where({ act: 'record.read', subject: '10001' })
  expect(JSON.parse(noted.after)).toEqual({ call: 'GET /api/enrollment/admin/students/{student}/contacts' })
})

it('Nobody has the contacts of a code that nobody has, and finance none at all', async () => {
  const admissions = await signInStaff(hub(), 'admissions')
  expect(problemOf(await contactsOf(admissions, '99999')).code).toBe('NOT_FOUND')
  const finance = await signInStaff(hub(), 'finance')
  expect((await contactsOf(finance, '10001')).status).toBe(403)
})
