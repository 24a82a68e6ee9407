import type { ParentSeason, SeasonGrade } from './season.ts'

export function gradeByKey({ grades }: ParentSeason, key: string): SeasonGrade | null {
  return grades.find((grade) => grade.key === key) ?? null
}

export function gradeById({ grades }: ParentSeason, id: number): SeasonGrade | null {
  return grades.find((grade) => grade.id === id) ?? null
}

/** True when a price list's ListName (dash-separated: PRIMERO-SEGUNDO) holds the grade, matched whole. */
export function listsGrade(listName: string, grade: SeasonGrade): boolean {
  return listName.split('-').some((word) => word.trim() === grade.priceList)
}
