import { askEarly } from '../api/early-answers.ts'

/** What the wizard is drawn from. */
export const wizardReads = {
  draft: '/api/enrollment/draft',
  quote: '/api/enrollment/draft/quote',
  student: '/api/enrollment/student',
  season: '/api/seasons/current',
} as const

/** Asks for all of it, so that it is on its way while the wizard is drawn for the first time. */
export function askWizardReads(): void {
  for (const path of Object.values(wizardReads)) askEarly(path)
}
