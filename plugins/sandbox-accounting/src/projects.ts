import type { Project } from '@matricula/contract'

/** The year of the administrators' order is the first one kept. */
const first = 2020

/** Every school year up to the open one, which alone is active. */
export function projectsUntil(open: string): readonly Project[] {
  const last = beginningOf(open)
  const years = Array.from({ length: Math.max(1, last - first + 1) }, (_, index) => last - index).reverse()
  return years.map((year) => ({
    code: projectOf(year),
    name: `Año escolar ${projectOf(year)}`,
    active: year === last,
  }))
}

export function projectBefore(project: string): string {
  return projectOf(beginningOf(project) - 1)
}

export function beginningOf(project: string): number {
  return Number(project.slice(0, 4))
}

function projectOf(year: number): string {
  return `${year}-${year + 1}`
}
