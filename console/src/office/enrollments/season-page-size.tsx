import type { ReactNode } from 'react'
import { Skeleton } from '../../components/skeleton.tsx'
import { useRead } from '../api/use-read.ts'
import { ProblemPanel } from '../list/problem-panel.tsx'

/** The administrators' tables have as many rows a page as the season says: shown once that is known. */
export function SeasonPageSize({ children }: { readonly children: (pageSize: number) => ReactNode }) {
  const { answer: season, problem, refetch } = useRead('GET /api/seasons/current')
  if (season !== undefined) return children(season.pages.admin)
  if (problem !== null) return <ProblemPanel problem={problem} onRetry={refetch} />
  return <Skeleton blocks={[48, 240]} />
}
