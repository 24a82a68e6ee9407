import type { ParentSeason, SeasonGrade } from '../seasons/season.ts'

/** The grade an address means by its id, its key or its word in the price lists, in any case. */
export function gradeOfWord({ grades }: Pick<ParentSeason, 'grades'>, word: string): SeasonGrade | null {
  const wanted = word.toUpperCase()
  return (
    grades.find(({ id, key, priceList }) =>
      [String(id), key.toUpperCase(), priceList.toUpperCase()].includes(wanted),
    ) ?? null
  )
}
