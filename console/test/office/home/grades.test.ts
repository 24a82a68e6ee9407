import { describe, expect, it } from 'vitest'
import { gradesOf } from '../../../src/office/home/grades.ts'
import { aGrade } from './a-summary.ts'

describe('the grades', () => {
  it('have four parts that add up to their students', () => {
    const [grade] = gradesOf({
      grades: [aGrade('Once', { complete: 3, pay: 2, agreement: 1, 'not-entered': 5, blocked: 4 })],
    })
    expect(grade?.students).toBe(15)
    expect(grade?.counts).toEqual({ complete: 3, underWay: 3, notBegun: 5, blocked: 4 })
  })
  it('begin with the one furthest behind, by share and not by heads; among equals the school’s order stands', () => {
    const grades = [
      aGrade('Jardín', { complete: 10, 'not-entered': 10 }),
      aGrade('Sexto', { complete: 1, 'not-entered': 1 }),
      aGrade('Once', { complete: 4, 'not-entered': 16 }),
    ]
    expect(gradesOf({ grades }).map(({ name }) => name)).toEqual(['Once', 'Jardín', 'Sexto'])
  })
  it('leave out those without students', () => {
    expect(gradesOf({ grades: [aGrade('Prejardín', {})] })).toEqual([])
  })
})
