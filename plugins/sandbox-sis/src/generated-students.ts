import { sandboxCodeAt } from '@matricula/contract/sandbox'
import { dice, type Dice } from './dice.ts'
import { generateFamily } from './families.ts'
import { grades } from './grades.ts'
import { homeIn } from './homes.ts'
import { firstNames, surname } from './names.ts'
import type { Settings } from './settings.ts'
import { writeRecord, type StudentRecord } from './students.ts'
import { drawAntiquity, drawStatus, generateEnrollmentTerms } from './enrollment-terms.ts'

/** One family's students, oldest first and at most `most` of them; `from` counts the generated ones before. */
export function drawFamily(settings: Settings, from: number, most: number): readonly StudentRecord[] {
  const throws = dice(settings.seed, `family ${from}`)
  const [eldest, ...younger] = drawGrades(throws).slice(0, most)
  if (eldest === undefined) return []
  const family = generateFamily(throws, {
    codes: [sandboxCodeAt(from), ...younger.map((_, index) => sandboxCodeAt(from + index + 1))],
    surnames: [surname(throws), surname(throws)],
    home: homeIn(throws),
  })
  const documented = younger.length > 0 || throws.chance(96)
  return [eldest, ...younger].map((next, index) => {
    const code = sandboxCodeAt(from + index)
    const gender = throws.pick(['F', 'M'] as const)
    const antiquity = drawAntiquity(throws, next)
    const draft = {
      code,
      gender,
      next,
      documented,
      firstNames: firstNames(throws, 'child', gender),
      status: drawStatus(throws, antiquity),
      terms: generateEnrollmentTerms(throws, antiquity, code),
      year: settings.year,
    }
    return writeRecord(throws, draft, family)
  })
}

/** Next grades of one to four siblings, oldest first, none in one grade twice; one past the last has left. */
function drawGrades(throws: Dice): readonly number[] {
  const size = throws.weigh([
    [1, 52],
    [2, 33],
    [3, 11],
    [4, 4],
  ])
  const eldest = throws.chance(3) ? grades.length : throws.below(grades.length)
  const drawn = [eldest]
  for (let last = eldest; drawn.length < size; drawn.push(last)) {
    last -= throws.between(1, 4)
    if (last < 0) break
  }
  return drawn
}
