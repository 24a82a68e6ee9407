import { refuse, type Refusal } from '../../shared/refusal.ts'

const differentSigns = 6

/** Refuses a password that is the account's own address, or says the same few signs again and again. */
export function checkPassword(password: string, email: string): Refusal<'BAD_INPUT'> | null {
  const lower = password.toLowerCase()
  const mailbox = email.slice(0, email.indexOf('@'))
  const isOwn = lower === email || lower === mailbox
  const isPoor = new Set(lower).size < differentSigns
  return isOwn || isPoor ? refuse('BAD_INPUT', { fields: { password: ['validation.password'] } }) : null
}
