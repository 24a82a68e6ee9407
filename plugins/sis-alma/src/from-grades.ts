import { codeText } from '@matricula/contract/parts'
import { parseAnswer } from '@matricula/contract'
import Joi from 'joi'
import { code, listIn, text } from './parse.ts'
import type { Code } from './parse.ts'

/** The vendor's words for a grade: its name and its abbreviation. */
export type GradeWords = readonly string[]

interface WireGrade {
  readonly id?: Code
  readonly name?: string | null
  readonly gradeLevelAbbr?: string | null
}

const grade = Joi.object<WireGrade>({ id: code, name: text, gradeLevelAbbr: text })
const grades = Joi.array().items(grade).required()

/** The grades of one school year by their id. */
export function gradeWordsFrom(answer: unknown): ReadonlyMap<string, GradeWords> {
  return new Map(
    parseAnswer<WireGrade[]>(grades, listIn(answer, 'gradeLevels')).map((row) => [
      codeText(row.id),
      wordsOf(row),
    ]),
  )
}

interface WireStudent {
  readonly id?: Code
  readonly studentId?: Code
  readonly gradeLevels?: readonly (WireGrade | string)[] | null
}

const students = Joi.array()
  .items(
    Joi.object<WireStudent>({
      id: code,
      studentId: code,
      gradeLevels: Joi.array().items(grade, Joi.string()).allow(null),
    }).or('id', 'studentId'),
  )
  .required()

/** The grade of each student in one school year, by student id; a grade may be a word, an id or an object (UNVERIFIED). */
export function studentGradesFrom(
  answer: unknown,
  known: ReadonlyMap<string, GradeWords>,
): ReadonlyMap<string, GradeWords> {
  return new Map(
    parseAnswer<WireStudent[]>(students, listIn(answer, 'students')).flatMap(
      ({ id, studentId, gradeLevels }) => {
        const [first] = gradeLevels ?? []
        if (first === undefined) return []
        const own =
          typeof first === 'string'
            ? { id: first, words: [first] }
            : { id: codeText(first.id), words: wordsOf(first) }
        return [[codeText(studentId ?? id), [...own.words, ...(known.get(own.id) ?? [])]] as const]
      },
    ),
  )
}

function wordsOf({ name, gradeLevelAbbr }: WireGrade): GradeWords {
  return [name, gradeLevelAbbr].flatMap((word) => (word ? [word] : []))
}
