import { describe, expect, it } from 'vitest'
import { HubProblem } from '../../src/api/problem.ts'
import type { Draft } from '../../src/api/types.ts'
import { createDraftStore } from '../../src/parents/wizard/draft-store.ts'
import { aDraft, aRide } from '../support/builders.ts'

/** A hub that keeps one draft by version, and a pause that ends when the test says so. */
function aStore(first: Draft) {
  const hub = { kept: first, calls: 0, offline: false, losesAnswers: false }
  const seen = {
    draft: first,
    held: null as Draft | null,
    conflicts: [] as [Draft, Draft][],
    problem: null as HubProblem | null,
  }
  let pending: (() => void) | null = null
  const store = createDraftStore(first, {
    put: async (draft) => {
      hub.calls += 1
      if (hub.offline) throw new HubProblem(0, { code: 'OFFLINE' })
      if (draft.version !== hub.kept.version)
        throw new HubProblem(409, { code: 'DRAFT_CHANGED', current: hub.kept })
      hub.kept = { ...draft, version: draft.version + 1 }
      if (hub.losesAnswers) throw new HubProblem(0, { code: 'OFFLINE' })
      return hub.kept
    },
    later: (act) => {
      pending = act
      return () => {
        pending = null
      }
    },
    onDraft: (draft) => (seen.draft = draft),
    keepUnsaved: (draft) => (seen.held = draft),
    onConflict: (mine, theirs) => seen.conflicts.push([mine, theirs]),
    onProblem: (problem) => (seen.problem = problem),
  })
  return { store, hub, seen, pause: () => pending?.() }
}

describe('saving a draft', () => {
  it('shows a change at once and saves several of them in one call', async () => {
    const { store, hub, seen, pause } = aStore(aDraft())
    const first = store.change({ period: 1 })
    const second = store.change({ step: 2 })
    expect(seen.draft).toMatchObject({ period: 1, step: 2 })
    expect(hub.calls).toBe(0)
    pause()
    await Promise.all([first, second])
    expect(hub.kept).toMatchObject({ period: 1, step: 2, version: 2 })
    expect(hub.calls).toBe(1)
  })

  it('sends what changed while a call was on its way, over the version it brought', async () => {
    const { store, hub, seen, pause } = aStore(aDraft())
    const first = store.change({ period: 1 })
    pause()
    const second = store.change({ step: 3 })
    pause()
    expect(await Promise.all([first, second])).toEqual([true, true])
    expect(hub.kept).toMatchObject({ period: 1, step: 3, version: 3 })
    expect(seen.held).toBeNull()
  })

  it('keeps a change that met no connection and sends it with the next flush', async () => {
    const { store, hub, seen, pause } = aStore(aDraft())
    hub.offline = true
    const saved = store.change({ period: 1 })
    pause()
    expect(await saved).toBe(false)
    expect(seen.problem?.code).toBe('OFFLINE')
    expect(seen).toMatchObject({ draft: { period: 1 }, held: { period: 1 } })
    hub.offline = false
    await store.flush()
    expect(hub.kept.period).toBe(1)
    expect(seen).toMatchObject({ problem: null, held: null })
  })

  it('takes what the hub kept without its answer arriving for its own, and never for somebody else’s', async () => {
    const { store, hub, seen, pause } = aStore(aDraft())
    hub.losesAnswers = true
    const first = store.change({ period: 1 })
    pause()
    await first
    hub.losesAnswers = false
    const second = store.change({ period: 2 })
    pause()
    expect(await second).toBe(true)
    expect(seen.conflicts).toHaveLength(0)
    expect(hub.kept).toMatchObject({ period: 2, version: 3 })
  })

  it('hands over both drafts when someone else chose differently', async () => {
    const { store, hub, seen, pause } = aStore(aDraft())
    hub.kept = aDraft({ version: 7, period: 2 })
    const saved = store.change({ period: 1 })
    pause()
    expect(await saved).toBe(false)
    expect(seen.conflicts).toHaveLength(1)
    expect(seen.conflicts[0]).toMatchObject([{ period: 1 }, { period: 2, version: 7 }])
    expect(hub.kept.period).toBe(2)
  })

  it('takes the new version without asking when the hub wrote the same choice itself', async () => {
    const { store, hub, seen, pause } = aStore(aDraft({ step: 2 }))
    hub.kept = aDraft({ version: 2, step: 2, transport: aRide() })
    const saved = store.change({ transport: aRide() })
    pause()
    await saved
    expect(seen.conflicts).toHaveLength(0)
    expect(hub.kept).toMatchObject({ version: 3, transport: { itemCode: 'CT-0001' } })
    expect(seen.draft.version).toBe(3)
  })

  it('sends nothing after taking the draft of the hub', async () => {
    const { store, hub, seen } = aStore(aDraft())
    const overtaken = store.change({ period: 1 })
    store.adopt(aDraft({ version: 9, period: 2 }))
    await store.flush()
    expect(await overtaken).toBe(false)
    expect(seen).toMatchObject({ draft: { version: 9, period: 2 }, held: null })
    expect(hub.calls).toBe(0)
  })
})
