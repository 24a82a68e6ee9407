import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { Parent, siblings } from '@matricula/hub/testing/families'
import { Family } from '@matricula/hub/testing/family'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { runHub } from '@matricula/hub/testing/test-hub'

interface LoginPayload {
  readonly outcome: string
  readonly csrfToken: string | null
}
interface SessionBody {
  readonly kind: string
  readonly family: boolean
  readonly csrfToken: string
  readonly student?: { readonly code: string }
}

const session = async ({ visitor }: Parent) => (await visitor.get<SessionBody>('/api/session')).body

async function open(parent: Parent, code: string) {
  const answer = await parent.visitor.post<LoginPayload>(`/api/family/students/${code}/session`, {})
  parent.visitor.csrfToken = answer.body?.csrfToken ?? parent.visitor.csrfToken
  return answer
}

async function back(parent: Parent) {
  const answer = await parent.visitor.post<SessionBody>('/api/family/session', {})
  if (answer.status === 200) parent.visitor.csrfToken = answer.body.csrfToken
  return answer
}

describe.each(databases)('A guardian in a child’s wizard on $name', (database) => {
  it('needs no second proof, reaches that child alone, and comes back', async () => {
    const hub = await runHub({ database, settings: { access: { secondProof: 'document4' } } })
    const parent = await Parent.comes(hub)
    const before = parent.visitor.cookie

    const opened = await open(parent, '10013')

    expect(opened.body).toMatchObject({ outcome: 'proceed' })
    expect(await session(parent)).toMatchObject({ kind: 'student', family: true, student: { code: '10013' } })
    expect((await parent.visitor.get('/api/enrollment/student')).status).toBe(200)
    expect((await parent.visitor.get('/api/payments/enrollment/check/10014')).status).toBe(404)
    expect((await parent.visitor.get('/api/family')).status).toBe(403)
    const inside = parent.visitor.cookie

    const returned = await back(parent)

    expect(returned.body).toMatchObject({ kind: 'guardian' })
    expect((await parent.children()).map(({ student }) => student.code)).toEqual([...siblings])
    for (const cookie of [before, inside]) {
      const left = hub.visitor()
      left.cookie = cookie
      expect((await left.get<SessionBody>('/api/session')).body.kind).toBe('anonymous')
    }
  })

  it('has agreed to the notice for the child, and is in the sign-in log', async () => {
    const hub = await runHub({ database })
    const parent = await Parent.comes(hub)
    const { id } = await hub.hub.app.database('guardian').first()

    await open(parent, '10013')

    expect(await hub.hub.app.database('consent')).toMatchObject([
      { student_code: '10013', actor: `guardian:${id}` },
    ])
    expect(await hub.hub.app.database('sign_in_log').where({ student: '10013' })).toMatchObject([
      { result: 'proceed' },
    ])
  })
})

describe('A child’s session', () => {
  it('that its code opened leads to no guardian', async () => {
    const hub = await runHub()
    const child = await Family.signIn(hub, '10013')

    const refused = await child.visitor.post('/api/family/session', {})

    expect(refused.status).toBe(404)
    expect((await child.visitor.get<SessionBody>('/api/session')).body).toMatchObject({ family: false })
  })

  it('does not open while the season is closed, and the guardian stays', async () => {
    const hub = await runHub()
    const parent = await Parent.comes(hub)
    await setSeasonClock(hub, '2026-12-01T10:00:00-05:00')

    const closed = await open(parent, '10013')

    expect(closed.body).toMatchObject({ outcome: 'closed', csrfToken: null })
    expect(await session(parent)).toMatchObject({ kind: 'guardian' })
  })

  it('ends with the account of the guardian who opened it', async () => {
    const hub = await runHub()
    const parent = await Parent.comes(hub)
    await open(parent, '10013')
    const { id } = await hub.hub.app.database('guardian').first()

    await hub.hub.server.app.sessions.closeAllOf('guardian', String(id))

    expect(await session(parent)).toMatchObject({ kind: 'anonymous' })
  })

  it('leads nowhere once the guardian’s account is closed', async () => {
    const hub = await runHub()
    const parent = await Parent.comes(hub)
    await open(parent, '10013')
    await hub.hub.app.database('guardian').update({ disabled_at: '2025-06-01T00:00:00.000Z' })

    expect((await back(parent)).status).toBe(404)
    expect(await session(parent)).toMatchObject({ kind: 'anonymous' })
  })
})
