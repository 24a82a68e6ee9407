import type { SeasonGrade } from '../seasons/season.ts'
import type { Publication } from './publication.ts'

export function viewPublication(
  publication: Publication,
  { grades, isOutdated }: { readonly grades: readonly SeasonGrade[]; readonly isOutdated: boolean },
) {
  return {
    id: publication.id,
    state: publication.state,
    at: publication.at,
    created_by: publication.createdBy,
    created_at: publication.createdAt,
    ended_by: publication.endedBy,
    ended_at: publication.endedAt,
    refusal: publication.refusal,
    outdated: isOutdated,
    fees: publication.fees.map(({ act, grade, code, concept, type, before, after }) => ({
      does: does[act],
      grade,
      grade_name: grades.find(({ id }) => id === grade)?.name ?? String(grade),
      code,
      concept,
      type,
      before,
      after,
    })),
  }
}

const does = {
  'fee.create': 'create',
  'fee.change': 'edit',
  'fee.archive': 'archive',
} as const
