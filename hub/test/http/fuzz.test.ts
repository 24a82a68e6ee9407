import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Family } from '@matricula/hub/testing/family'
import { fingerprint } from '@matricula/hub/testing/fingerprint'
import type { ApiDocument } from '@matricula/hub/testing/fuzz/api-document'
import { badRequest, type Target } from '@matricula/hub/testing/fuzz/bad-request'
import { type RawAnswer, sendRaw } from '@matricula/hub/testing/raw-request'
import { signInGuardian } from '@matricula/hub/testing/guardian'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import type { Visitor } from '@matricula/hub/testing/visitor'

const runs = 25

/**
 * What a refused call may write all the same: that somebody tried, and what the office looked at. A plan is made by
 * asking for it and does nothing until it is run.
 */
const mayGrow = new Set([
  'sign_in_log',
  'try_count',
  'audit',
  'plugin_memo',
  'food_plan',
  'food_plan_row',
  'sqlite_sequence',
])

/** They answer until the caller leaves. */
const endless = new Set(['getApiPaymentsEventsToken', 'getApiChanges'])

async function targetsOf(visitor: Visitor): Promise<Target[]> {
  const { body: document } = await visitor.get<ApiDocument>('/openapi.json')
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { operationId }]) => !endless.has(operationId))
      .map(([method, operation]) => ({ method: method.toUpperCase(), path, operation, document })),
  )
}

/** Somebody who may call, so that what is behind it is met. */
async function callerFor({ operation }: Target, callers: Callers): Promise<Visitor> {
  if (operation.operationId === 'deleteApiStaffSessions') return callers.leaver
  const roles = operation['x-roles'] ?? []
  if (roles.includes('admin')) return callers.admin
  if (roles.includes('guardian')) return callers.guardian
  return roles.includes('student') ? callers.student : callers.nobody
}

interface Callers {
  readonly admin: Visitor
  /** May sign out without ending the others' visit. */
  readonly leaver: Visitor
  readonly student: Visitor
  readonly guardian: Visitor
  readonly nobody: Visitor
}

async function letIn(hub: TestHub): Promise<Callers> {
  return {
    admin: await signInStaff(hub, 'admin'),
    leaver: await signInStaff(hub, 'it'),
    student: (await Family.signIn(hub, '10001')).visitor,
    guardian: await signInGuardian(hub),
    nobody: hub.visitor(),
  }
}

/** The signing service rings about what an accepted call had sent, at a moment that belongs to no call. */
const silentSigning = { esign: { main: { settings: { switches: { lost: true } } } } }

/** A student that is read again behind an answer is of no call either, however long the calls take. */
const freshAllDay = { students: { freshSeconds: 86_400 } }

describe('Whatever is sent to the API', () => {
  it('is answered in time and in one shape, never with a failure of ours, and a refused call changes no row', async () => {
    const hub = await runHub({ plugins: silentSigning, settings: freshAllDay })
    const callers = await letIn(hub)
    // The hub's own work belongs to no call.
    await hub.hub.app.work.stop()
    const targets = await targetsOf(hub.visitor())
    const findings: string[] = []
    let refused = 0
    for (const target of targets) {
      const caller = await callerFor(target, callers)
      const before = await fingerprint(hub.hub.app)
      let accepted = 0
      await fc.assert(
        fc.asyncProperty(badRequest(target), async (request) => {
          const { cookie, csrfToken } = caller
          const headers = { ...request.headers, ...(cookie !== '' && { cookie, 'x-csrf-token': csrfToken }) }
          const answer = await sendRaw(hub.url, { ...request, headers })
          if (answer.status >= 500) {
            findings.push(
              `${answer.status} ${target.method} ${request.path.slice(0, 300)} ${request.body?.slice(0, 300)}`,
            )
          }
          if (isBare(answer))
            findings.push(`bare: ${answer.status} ${target.method} ${request.path.slice(0, 300)}`)
          if (answer.status < 400) accepted += 1
          else refused += 1
        }),
        { numRuns: runs, seed: 2025 },
      )
      const isUntouched = target.method === 'GET' || accepted === 0
      if (isUntouched) findings.push(...changedTables(before, await fingerprint(hub.hub.app), target))
    }
    expect(findings).toEqual([])
    expect(refused).toBeGreaterThan(targets.length * 10)
  }, 900_000)
})

/** Without what every answer has, or a failure without its shape. */
function isBare({ status, headers, text }: RawAnswer): boolean {
  const isDressed = headers['x-content-type-options'] === 'nosniff' && headers['x-request-id'] !== undefined
  if (!isDressed) return true
  return status >= 400 && !(headers['content-type']?.startsWith('application/problem+json') && text !== '')
}

function changedTables(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
  { method, path }: Target,
): string[] {
  return Object.keys(after)
    .filter((table) => !mayGrow.has(table) && before[table] !== after[table])
    .map((table) => `${method} ${path} changed ${table}`)
}
