import { useRead } from '../api/use-read.ts'

/** From which sum on somebody else has to approve, COP; null where nobody has to, or while that is not known. */
export function useSecondPersonFrom(): number | null {
  const { answer: policy } = useRead('GET /api/approvals/policy')
  return policy === undefined || policy.second_person_from === 0 ? null : policy.second_person_from
}

export function useNeedsSecondPerson(amount: number | undefined): boolean {
  return isForTwo(amount, useSecondPersonFrom())
}

/** Whether somebody else has to approve so much, where `from` is what the hub says of that money. */
export function isForTwo(amount: number | undefined, from: number | null): boolean {
  return from !== null && amount !== undefined && amount >= from
}
