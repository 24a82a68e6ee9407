import type { Caller } from '../../http/caller.ts'
import { sha256 } from '../../shared/ids.ts'

/** Who may be shown whom: a guardian's account, a browser that was asked to remember, or one session. */
export interface PayerViewer {
  /** Whose the data that they may be shown are. */
  readonly owners: readonly string[]
  /** Whose the data are that they give now. */
  readonly keepsAs: string
  /** Whose code opened the session; null for a guardian, who has several children. */
  readonly studentCode: string | null
}

type Signed = Pick<Caller, 'kind' | 'subject' | 'openedBy' | 'sessionHash'>

/**
 * A student's code is known to the whole family, so a session that it opened is shown what was typed in it, and what
 * this browser was asked to remember (payers-6). A guardian has shown who they are, also within a child's wizard.
 */
export function payerViewer({ kind, subject, openedBy, sessionHash }: Signed, browser: string | null) {
  const guardian = kind === 'guardian' ? subject : openedBy
  return guardian === null ? ofCode({ subject, sessionHash }, browser) : ofOne(guardianOwner(guardian), null)
}

/** The same for what is given now, which the browser is to remember for the student's family. */
export function rememberedBy(viewer: PayerViewer, browser: string): PayerViewer {
  const keepsAs = browserOwner(browser)
  return viewer.studentCode === null
    ? viewer
    : { ...viewer, keepsAs, owners: [...new Set([...viewer.owners, keepsAs])] }
}

function ofCode({ subject, sessionHash }: Pick<Signed, 'subject' | 'sessionHash'>, browser: string | null) {
  const session = ofOne(`session:${sessionHash}`, subject)
  return browser === null ? session : { ...session, owners: [...session.owners, browserOwner(browser)] }
}

function ofOne(owner: string, studentCode: string | null): PayerViewer {
  return { owners: [owner], keepsAs: owner, studentCode }
}

/** Who pays by a link, for that payment alone: nobody is shown it again. */
export function linkPayer(attemptId: string, studentCode: string): PayerViewer {
  return ofOne(linkOwner(attemptId), studentCode)
}

export const linkOwner = (attemptId: string) => `link:${attemptId}`

const browserOwner = (secret: string) => `browser:${sha256(secret)}`

export const guardianOwner = (id: string) => `guardian:${id}`

/** Whether somebody gave it who had shown who they are. */
export function isGuardians(owner: string): boolean {
  return owner.startsWith('guardian:')
}

/** Whether somebody gave it who paid by a link: it is no business of the family's. */
export function isLinkPayers(owner: string): boolean {
  return owner.startsWith('link:')
}

/** Whether it was given by who paid that payment by a link. */
export function isLinkPayersOf(attemptId: string, { owner }: Owned): boolean {
  return owner === linkOwner(attemptId)
}

interface Owned {
  readonly owner: string
}

export function isGivenBy({ owners }: PayerViewer, { owner }: Owned): boolean {
  return owners.includes(owner)
}

/** Whether the viewer says whom a payment is invoiced to: of what somebody paid alone, nobody else does. */
export function mayName({ owners }: PayerViewer, payerOwner: string | null): boolean {
  return payerOwner === null || owners.includes(payerOwner)
}

/**
 * What a guardian gave, or who paid by a link, nobody else takes the place of; what was given with the student's code,
 * the family does.
 */
export function mayReplace(viewer: PayerViewer, given: Owned): boolean {
  return isGivenBy(viewer, given) || !(isGuardians(given.owner) || isLinkPayers(given.owner))
}

/** Whether a browser has it for later. */
export function isRemembered(owner: string): boolean {
  return owner.startsWith('browser:')
}
