import type { Law } from '../../../src/kit/index.ts'
import { sound } from '../sound/index.ts'
import { breaking, withAdapter } from './breakage.ts'
import type { Breakages } from './breakage.ts'

const { sis } = sound

export const brokenSis: Breakages<Law<'sis'>> = {
  'the list of students is complete and pages stably': [
    breaking(
      'the order turns from call to call',
      'the same order again',
      withAdapter(sis, (intact) => {
        let walks = 0
        return {
          async listStudents(paging, read) {
            if (paging.cursor === undefined) walks += 1
            const page = await intact.listStudents(paging, read)
            return walks > 1 ? { ...page, items: [...page.items].reverse() } : page
          },
        }
      }),
    ),
    breaking(
      'pages overlap',
      'nothing comes twice',
      withAdapter(sis, (intact) => ({
        async listStudents({ cursor, size }, read) {
          const page = await intact.listStudents({ cursor, size }, read)
          return { ...page, next: page.next === null ? null : String(Number(page.next) - 1) }
        },
      })),
    ),
    breaking(
      'only the first page is told',
      'longer than a page',
      withAdapter(sis, (intact) => ({
        listStudents: async (paging, read) => ({ ...(await intact.listStudents(paging, read)), next: null }),
      })),
    ),
    breaking(
      'the size is ignored',
      'at most what was asked',
      withAdapter(sis, (intact) => ({
        listStudents: ({ cursor }, read) => intact.listStudents({ cursor, size: 100 }, read),
      })),
    ),
    breaking(
      'the last page is lost',
      'length',
      withAdapter(sis, (intact) => ({
        async listStudents(paging, read) {
          const page = await intact.listStudents(paging, read)
          return page.next === '4' ? { ...page, next: null } : page
        },
      })),
    ),
  ],
  'findStudent says of a student what the list says': [
    breaking(
      'the list has less than the card',
      'to deeply equal',
      withAdapter(sis, (intact) => ({
        async findStudent(code, read) {
          const student = await intact.findStudent(code, read)
          return student && { ...student, familyId: null }
        },
      })),
    ),
  ],
  'a student is found by code in capitals and in small letters': [
    breaking(
      'small letters miss',
      'found as a1b2c',
      withAdapter(sis, (intact) => ({
        findStudent: async (code, read) =>
          code === code.toUpperCase() ? intact.findStudent(code, read) : null,
      })),
    ),
  ],
  "a student's id opens the custom fields and the family": [
    breaking(
      'the custom fields want the code',
      'not to be null',
      withAdapter(sis, () => ({ customFields: async () => null })),
    ),
    breaking(
      'the family has no guardian',
      'to include',
      withAdapter(sis, () => ({ relationships: async () => [] })),
    ),
  ],
  'the list of admissions pages stably, and each is found': [
    breaking(
      'no applicant is found',
      'to match object',
      withAdapter(sis, ({ admissions }) =>
        admissions ? { admissions: { ...admissions, find: async () => null } } : {},
      ),
    ),
    breaking(
      'the same page for ever',
      'the pages never end',
      withAdapter(sis, ({ admissions }) =>
        admissions
          ? {
              admissions: {
                ...admissions,
                list: ({ size }, read) => admissions.list({ size }, read),
              },
            }
          : {},
      ),
    ),
  ],
}
