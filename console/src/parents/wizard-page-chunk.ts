import { pageChunk } from './page-chunk.tsx'

/** What a family comes to from the sign-in page, which has it fetched before it is asked for. */
export const wizardPage = pageChunk(() => import('./wizard/wizard-page.tsx').then((m) => m.WizardPage))
