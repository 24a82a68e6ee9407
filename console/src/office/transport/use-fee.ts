import type { HubProblem } from '../../api/problem.ts'
import { useRead } from '../api/use-read.ts'
import { feeName } from './calculation.ts'
import type { ChosenCalculation } from './calculation.ts'
import { findFee } from './find-fee.ts'
import type { Fee } from './find-fee.ts'
import type { StudentHome } from './student-home.ts'

interface FeeResult {
  /** Null until the hub has answered, or when it could not. */
  readonly fee: Fee | null
  readonly problem: HubProblem | null
  readonly refetch: () => void
}

/** The fee of a measured calculation, in the price list of the year and of the student's grade. */
export function useFee(
  { next_grade_id: next, grade_id: current }: StudentHome,
  calculation: ChosenCalculation,
  year: string,
): FeeResult {
  const { measure, modality } = calculation
  const grade = next ?? current
  const { answer, problem, refetch } = useRead(
    'GET /api/enrollment/pricelist/transport/grade/{grade}/type/{type}/year/{year}',
    {
      params: { grade: grade ?? '', type: modality === 'COMPLETO' ? 1 : 0, year },
      when: measure !== null && grade !== null,
    },
  )
  if (measure === null) return { fee: null, problem: null, refetch }
  if (grade === null || problem?.code === 'TRANSPORT_FEE_MISSING') {
    return { fee: { is: 'missing' }, problem: null, refetch }
  }
  const fee = answer === undefined ? null : findFee(answer, feeName(calculation, measure.band))
  return { fee, problem, refetch }
}
