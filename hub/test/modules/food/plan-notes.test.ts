import { describe, expect, it } from 'vitest'
import { newcomer } from '@matricula/hub/testing/admin-orders'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'

interface Plan {
  readonly rows: readonly { readonly student: string; readonly note: string }[]
}

/** What a plan of service 1 notes of these students. */
async function notesOf(hub: TestHub, students: string): Promise<readonly (readonly [string, string])[]> {
  const cook = await signInStaff(hub, 'food')
  const path = `/api/hikcentral/insertServices?students=${students}&service=1`
  const { body } = await cook.get<Plan>(path)
  return body.rows.map(({ student, note }) => [student, note])
}

describe('A plan of services notes', () => {
  it('who is not enrolled and a service that changes in part, in the reader’s language', async () => {
    const hub = await runHub()
    const write = { key: 'by hand', signal: AbortSignal.timeout(5000), trace: 'test' }
    await hub.hub.app.plugins.accessControl.enrol('10001', 3, write)

    expect(await notesOf(hub, `10001,${newcomer}`)).toEqual([
      ['10001', 'Solo cambia una parte de este servicio.'],
      [newcomer, 'El estudiante no está matriculado.'],
    ])
  })

  it('that a newcomer has paid and the school’s system does not have it yet', async () => {
    const hub = await runHub()
    await (await Family.signIn(hub, newcomer)).enrol(rightAndCosts)

    expect(await notesOf(hub, newcomer)).toEqual([
      [newcomer, 'La matrícula está pagada; el sistema escolar todavía no la registra.'],
    ])
  })
})
