import { expect } from 'vitest'
import { claimed } from '../claimed.ts'
import type { Law } from '../law.ts'
import { expectStablePaging, walkPages } from '../walk-pages.ts'
import type { Scene } from '../scene.ts'

/** Enough to tell, without asking a big school a thousand times. */
const compared = 20

export const sisLaws: readonly Law<'sis'>[] = [
  {
    title: 'the list of students is complete and pages stably',
    readsOnly: true,
    async run({ adapter, stage, read }) {
      const ids = await expectStablePaging(
        (paging, read) => adapter.listStudents(paging, read),
        ({ id }) => id,
        read(),
      )
      expect(ids).toHaveLength(stage.facts.studentCount)
    },
  },
  {
    title: 'findStudent says of a student what the list says',
    readsOnly: true,
    async run(scene) {
      for (const student of (await allStudents(scene)).slice(0, compared)) {
        expect(await scene.adapter.findStudent(student.code, scene.read())).toEqual(student)
      }
    },
  },
  {
    title: 'a student is found by code in capitals and in small letters',
    readsOnly: true,
    async run(scene) {
      const codes = (await allStudents(scene)).map(({ code }) => code)
      const code = codes.find((code) => /[a-z]/i.test(code)) ?? scene.stage.facts.studentCode
      for (const written of [code.toLowerCase(), code.toUpperCase()]) {
        const found = await scene.adapter.findStudent(written, scene.read())
        expect(found?.code.toUpperCase(), `found as ${written}`).toBe(code.toUpperCase())
      }
    },
  },
  {
    title: "a student's id opens the custom fields and the family",
    readsOnly: true,
    async run({ adapter, stage, read }) {
      const { studentCode, studentId, guardianId } = stage.facts
      expect(await adapter.findStudent(studentCode, read())).toMatchObject({ id: studentId })
      expect(await adapter.customFields(studentId, read())).not.toBeNull()
      const relationships = await adapter.relationships(studentId, read())
      expect(relationships.map(({ relatedId }) => relatedId)).toContain(guardianId)
      expect(await adapter.findGuardian(guardianId, read())).toMatchObject({ id: guardianId })
    },
  },
  {
    title: 'the list of admissions pages stably, and each is found',
    readsOnly: true,
    appliesTo: ({ adapter }) => adapter.supports.admissions,
    async run({ adapter, read }) {
      const admissions = claimed('admissions', adapter.admissions)
      const ids = await expectStablePaging(
        (paging, read) => admissions.list(paging, read),
        ({ id }) => id,
        read(),
      )
      for (const id of ids.slice(0, compared)) {
        expect(await admissions.find(id, read())).toMatchObject({ id })
      }
    },
  },
]

function allStudents({ adapter, read }: Scene<'sis'>) {
  return walkPages((paging, read) => adapter.listStudents(paging, read), 100, read())
}
