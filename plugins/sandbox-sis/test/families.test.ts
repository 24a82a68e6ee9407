import type { Student } from '@matricula/contract'
import { describe, expect, it } from 'vitest'
import { aRead, aSchool, rosterOf } from './support/a-school.ts'

const school = aSchool()
const roster = await rosterOf(school)
const families = new Map<string, readonly Student[]>()
for (const student of roster) {
  const { familyId } = student
  if (familyId !== null) families.set(familyId, [...(families.get(familyId) ?? []), student])
}
const siblings = [...families.values()].filter((children) => children.length > 1)
const oneOf = (children: readonly Student[], read: (student: Student) => unknown) =>
  new Set(children.map((child) => JSON.stringify(read(child)))).size

describe('a family', () => {
  it('has up to four children here', () => {
    expect(new Set([...families.values()].map((children) => children.length))).toEqual(new Set([1, 2, 3, 4]))
  })

  it('shares two surnames and a home, and no grade', () => {
    expect(siblings.filter((children) => oneOf(children, ({ lastNames }) => lastNames) !== 1)).toEqual([])
    expect(siblings.filter((children) => oneOf(children, ({ home }) => home) !== 1)).toEqual([])
    expect(
      siblings.filter((children) => oneOf(children, ({ nextGrade }) => nextGrade) < children.length),
    ).toEqual([])
    expect(roster.filter(({ lastNames }) => lastNames.split(' ').length !== 2)).toEqual([])
  })

  it('tells each child of its guardians, one of whom pays, and of its siblings', async () => {
    for (const children of families.values()) {
      const ids = children.map(({ id }) => id)
      for (const id of ids) {
        const related = await school.relationships(id, aRead())
        const brothers = related.filter(({ role }) => role === 'sibling').map(({ relatedId }) => relatedId)
        expect(new Set([id, ...brothers])).toEqual(new Set(ids))
        expect(related.filter(({ financiallyResponsible }) => financiallyResponsible)).toHaveLength(1)
      }
    }
  })

  it('has guardians that can be looked up, with mail and a mobile number', async () => {
    const related = await Promise.all(roster.map(({ id }) => school.relationships(id, aRead())))
    const adults = related.flat().filter(({ role }) => role !== 'sibling')
    expect(new Set(adults.map(({ role }) => role))).toEqual(new Set(['mother', 'father', 'guardian']))
    for (const { relatedId, financiallyResponsible } of adults) {
      expect(await school.findGuardian(relatedId, aRead())).toMatchObject({ id: relatedId })
      const contacts = await school.guardianContacts(relatedId, aRead())
      const phones = contacts.filter(({ kind }) => kind === 'phone').map(({ value }) => value)
      const mails = contacts.filter(({ kind }) => kind === 'email').map(({ value }) => value)
      expect(phones.every((phone) => /^3(0\d|1\d|20)\d{7}$/.test(phone))).toBe(true)
      expect(phones).not.toEqual([])
      expect(mails.every((mail) => /^[a-z.0-9-]+@example\.com$/.test(mail))).toBe(true)
      expect(mails.some((mail) => mail.startsWith('familia.'))).toBe(financiallyResponsible)
    }
  })

  it('names the one who pays in the custom fields', async () => {
    for (const { id } of roster.slice(0, 100)) {
      const related = await school.relationships(id, aRead())
      const payer = related.find(({ financiallyResponsible }) => financiallyResponsible)?.relatedId ?? ''
      const guardian = await school.findGuardian(payer, aRead())
      const fields = await school.customFields(id, aRead())
      expect(fields?.financiallyResponsible).toBe(`${guardian?.firstNames} ${guardian?.lastNames}`)
    }
  })

  it('has somebody to call for every student', async () => {
    for (const { id } of roster) {
      const contacts = await school.emergencyContacts(id, aRead())
      expect(contacts).not.toEqual([])
      expect(contacts.every(({ phone }) => /^3\d{9}$/.test(phone))).toBe(true)
    }
  })

  it('includes some guardians without a document', async () => {
    const adults = (await Promise.all(roster.map(({ id }) => school.relationships(id, aRead())))).flat()
    const guardians = await Promise.all(
      adults.map(({ relatedId }) => school.findGuardian(relatedId, aRead())),
    )
    const known = guardians.filter((guardian) => guardian !== null)
    expect(known.some(({ document }) => document === null)).toBe(true)
    expect(known.every(({ document }) => document === null || /^\d{10}$/.test(document))).toBe(true)
  })
})
