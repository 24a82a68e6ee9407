import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { HubProblem, hub } from '../../api/hub.ts'
import { onReturn } from '../../api/hub-away.ts'
import type { CurrentSeason, Draft, WizardStudent } from '../../api/types.ts'
import { createDraftStore } from './draft-store.ts'
import type { DraftStore } from './draft-store.ts'
import { beginPricing } from './first-price.ts'
import type { FirstPrice } from './first-price.ts'
import { choosesTheSame } from './same-choices.ts'
import { typedPayer } from '../pay/typed-payer.ts'
import { unconfirmedTransport } from '../transport/unconfirmed-transport.ts'
import { unsavedDraft } from './unsaved-draft.ts'
import type { UnsavedChoices } from './unsaved-draft.ts'

const PAUSE_MS = 500

export interface Loaded {
  season: CurrentSeason
  student: WizardStudent
  draft: Draft
  /** The price of this draft, asked for as soon as the draft was known. */
  priced: FirstPrice
}

export type Loading =
  { is: 'loading' } | { is: 'failed'; problem: HubProblem } | { is: 'ready'; loaded: Loaded }

/** Season, student and draft of the session; `load` asks again. */
export function useLoading(): [Loading, () => void] {
  const [state, setState] = useState<Loading>({ is: 'loading' })
  const loading = state.is === 'loading'
  useEffect(() => {
    if (!loading) return undefined
    let current = true
    begin().then(
      (loaded) => current && setState({ is: 'ready', loaded }),
      (thrown: unknown) => current && setState({ is: 'failed', problem: problemOf(thrown) }),
    )
    return () => {
      current = false
    }
  }, [loading])
  const load = useCallback(() => setState({ is: 'loading' }), [])
  return [state, load]
}

async function begin(): Promise<Loaded> {
  const draft = hub.get<Draft>('/api/enrollment/draft')
  const [all, priced] = await Promise.all([readAll(draft), draft.then(beginPricing)])
  return { ...all, priced }
}

async function readAll(kept: Promise<Draft>): Promise<Omit<Loaded, 'priced'>> {
  const [season, student, draft] = await Promise.all([
    hub.get<CurrentSeason>('/api/seasons/current'),
    hub.get<WizardStudent>('/api/enrollment/student'),
    kept,
  ])
  return { season, student, draft }
}

export interface Kept {
  student: WizardStudent
  draft: Draft
  trouble: HubProblem | null
  conflict: { mine: Draft; theirs: Draft } | null
  save: DraftStore['change']
  retry: () => void
  /** Sends at once what the hub does not have yet. */
  flush: () => Promise<void>
  reload: () => Promise<void>
  /** Ends a conflict: the hub's draft as it is, or ours over it. */
  settle: (keep: 'mine' | 'theirs') => void
}

/** The draft while a family changes it: shown at once, kept by the hub, restored on another device. */
export function useKeptDraft(loaded: Loaded): Kept {
  const [student, setStudent] = useState(loaded.student)
  const [draft, setDraft] = useState(loaded.draft)
  const [trouble, setTrouble] = useState<HubProblem | null>(null)
  const [conflict, setConflict] = useState<Kept['conflict']>(null)

  const keeper = useMemo(
    () =>
      createDraftStore(loaded.draft, {
        put: (next) => hub.put<Draft>('/api/enrollment/draft', next),
        later: (act) => {
          const timer = setTimeout(act, PAUSE_MS)
          return () => clearTimeout(timer)
        },
        onDraft: setDraft,
        keepUnsaved: (unkept) =>
          unkept ? unsavedDraft.hold(loaded.student.code, unkept) : unsavedDraft.forget(),
        onConflict: (mine, theirs) => setConflict({ mine, theirs }),
        onProblem: setTrouble,
      }),
    [loaded],
  )
  const overtaken = trouble !== null && SETTLED.has(trouble.code)
  useEffect(() => {
    if (!overtaken) return
    // Paid for elsewhere meanwhile: what was chosen here is not kept, and what the hub has is shown.
    void adoptHub(keeper).then(setStudent, (thrown: unknown) => setTrouble(problemOf(thrown)))
  }, [overtaken, keeper])
  const isTransportOpen = draft.transport.is === 'undecided'
  useEffect(() => {
    if (!isTransportOpen) unconfirmedTransport.forget()
  }, [isTransportOpen])
  useFlushes(keeper)
  useUnkeptDraft(loaded, keeper, (mine) => setConflict({ mine, theirs: loaded.draft }))

  // What the hub has could not be read: to be read again, not only what is here to be kept.
  const unread = useRef(false)
  const reload = useCallback(async () => {
    await keeper.flush()
    try {
      setStudent(await adoptHub(keeper))
      if (unread.current) setTrouble(null)
      unread.current = false
    } catch (thrown) {
      unread.current = true
      setTrouble(problemOf(thrown))
    }
  }, [keeper])

  const settle = (keep: 'mine' | 'theirs') => {
    if (!conflict) return
    const { mine, theirs } = conflict
    setConflict(null)
    keeper.adopt(theirs)
    if (keep === 'mine')
      void keeper.change({ ...mine, version: theirs.version, activities: theirs.activities })
  }

  const { change: save, flush } = keeper
  const retry = useCallback(() => void (unread.current ? reload() : flush()), [flush, reload])
  useEffect(() => onReturn(retry), [retry])
  return { student, draft, trouble, conflict, save, retry, flush, reload, settle }
}

const SETTLED: ReadonlySet<string> = new Set(['ORDER_PAID', 'PAYMENT_PENDING', 'ORDER_EXISTS'])

/** Takes the hub's draft in place of the one here; answers the student as the hub knows it now. */
async function adoptHub(keeper: DraftStore): Promise<WizardStudent> {
  const { student, draft } = await readAll(hub.get<Draft>('/api/enrollment/draft'))
  keeper.adopt(draft)
  return student
}

// Nothing is lost when the phone is locked or the tab closed.
function useFlushes(keeper: DraftStore): void {
  useEffect(() => {
    const flush = () => void keeper.flush()
    document.addEventListener('visibilitychange', flush)
    return () => {
      document.removeEventListener('visibilitychange', flush)
      flush()
    }
  }, [keeper])
}

/** Goes on with what the hub did not get before; what was changed elsewhere meanwhile is for the family to settle. */
function useUnkeptDraft({ student, draft }: Loaded, keeper: DraftStore, onConflict: (mine: Draft) => void) {
  const goOn = useEffectEvent((unkept: UnsavedChoices) => {
    if (choosesTheSame(unkept, draft)) unsavedDraft.forget()
    else if (unkept.version === draft.version) void keeper.change(unkept)
    else onConflict({ ...draft, ...unkept })
  })
  useEffect(() => {
    // Read here too, so that what another student's family left goes when this wizard opens.
    typedPayer.read(student.code)
    unconfirmedTransport.read(student.code)
    const unkept = unsavedDraft.read(student.code)
    if (unkept) goOn(unkept)
  }, [student.code])
}

export function problemOf(thrown: unknown): HubProblem {
  return thrown instanceof HubProblem ? thrown : new HubProblem(0, {})
}
