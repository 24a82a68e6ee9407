import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '@matricula/hub/testing/test-hub'
import { goals, goalsOf } from '../../bench/goals/goals.ts'
import { formatGoal } from '../../bench/goals/report.ts'

const page = await readFile(path.join(root, 'docs/performance.md'), 'utf8')

/** The cells of every row under a heading, without those that name and rule the columns. */
function rowsUnder(heading: string): readonly (readonly string[])[] {
  const [, section = ''] = page.split(`\n## ${heading}\n`)
  const [own = ''] = section.split('\n## ')
  return [...own.matchAll(/^\| (.+) \|$/gm)]
    .map(([, cells = '']) => cells.split(' | ').map((cell) => cell.trim()))
    .slice(2)
}

const benchesIn = (heading: string) => rowsUnder(heading).map(([bench = '']) => bench.replaceAll('`', ''))

describe('The page about performance', () => {
  it('has the goals of the code, each and no other, with where each stands', () => {
    const rows = rowsUnder('Goals')
    expect(rows.map(([bench, what, goal]) => [bench, what, goal])).toEqual(
      goalsOf(Object.keys(goals)).map(({ bench, what, goal }) => [`\`${bench}\``, what, formatGoal(goal)]),
    )
    expect(rows.filter(([, , , stands = '']) => stands === '')).toEqual([])
  })

  it('explains every bench', () => {
    expect(benchesIn('How it is measured')).toEqual(Object.keys(goals))
  })
})
