import type { PersonalDataSource } from '../privacy/index.ts'
import { blankEmails, signingsOfAll } from './signing.store.ts'

/** What was sent to be signed stays, without the address of who signed. */
export const signingsDataSource = {
  name: 'signings',
  export: signingsOfAll,
  erase: blankEmails,
  retain: null,
} satisfies PersonalDataSource
