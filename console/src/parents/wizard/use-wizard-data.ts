import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { HubProblem, hub } from '../../api/hub.ts'
import { onReturn } from '../../api/hub-away.ts'
import type { CurrentSeason, Draft, DraftQuote, WizardStudent } from '../../api/types.ts'
import { createDraftStore } from './draft-store.ts'
import type { DraftStore } from './draft-store.ts'
import { firstQuoteOf } from './quote-request.ts'
import type { FirstQuote } from './quote-request.ts'
import { choosesTheSame } from './same-choices.ts'
import { invoiceStorage, payerStorage } from '../pay/payer-storage.ts'
import { unconfirmedTransport } from '../transport/unconfirmed-transport.ts'
import { wizardReads } from '../wizard-reads.ts'
import { unsavedDraft } from './unsaved-draft.ts'
import type { UnsavedChoices } from './unsaved-draft.ts'

const DEBOUNCE_MS = 500

export interface WizardData {
  season: CurrentSeason
  student: WizardStudent
  draft: Draft
  /** The price of this draft, asked for together with it. */
  priced: FirstQuote
}

export type WizardLoadState =
  { is: 'loading' } | { is: 'failed'; problem: HubProblem } | { is: 'ready'; loaded: WizardData }

/** Season, student and draft of the session; `load` asks again. */
export function useWizardData(): [WizardLoadState, () => void] {
  const [state, setState] = useState<WizardLoadState>({ is: 'loading' })
  const loading = state.is === 'loading'
  useEffect(() => {
    if (!loading) return undefined
    let current = true
    begin().then(
      (loaded) => current && setState({ is: 'ready', loaded }),
      (thrown: unknown) => current && setState({ is: 'failed', problem: toProblem(thrown) }),
    )
    return () => {
      current = false
    }
  }, [loading])
  const load = useCallback(() => setState({ is: 'loading' }), [])
  return [state, load]
}

async function begin(): Promise<WizardData> {
  const asked = hub.get<DraftQuote>(wizardReads.quote)
  // Heard of by whoever shows the price.
  asked.catch(() => null)
  const all = await readAll()
  return { ...all, priced: firstQuoteOf(all.draft, asked) }
}

async function readAll(): Promise<Omit<WizardData, 'priced'>> {
  const [season, student, draft] = await Promise.all([
    hub.get<CurrentSeason>(wizardReads.season),
    hub.get<WizardStudent>(wizardReads.student),
    hub.get<Draft>(wizardReads.draft),
  ])
  return { season, student, draft }
}

export interface DraftState {
  student: WizardStudent
  draft: Draft
  problem: HubProblem | null
  conflict: { mine: Draft; theirs: Draft } | null
  save: DraftStore['change']
  retry: () => void
  /** Sends at once what the hub does not have yet. */
  flush: () => Promise<void>
  reload: () => Promise<void>
  /** Ends a conflict: the hub's draft as it is, or ours over it. */
  settle: (choice: 'mine' | 'theirs') => void
}

/** The draft while a family changes it: shown at once, kept by the hub, restored on another device. */
export function useSavedDraft(loaded: WizardData): DraftState {
  const [student, setStudent] = useState(loaded.student)
  const [draft, setDraft] = useState(loaded.draft)
  const [problem, setProblem] = useState<HubProblem | null>(null)
  const [conflict, setConflict] = useState<DraftState['conflict']>(null)

  const store = useMemo(
    () =>
      createDraftStore(loaded.draft, {
        put: (next) => hub.put<Draft>('/api/enrollment/draft', next),
        later: (act) => {
          const timer = setTimeout(act, DEBOUNCE_MS)
          return () => clearTimeout(timer)
        },
        onDraft: setDraft,
        keepUnsaved: (unsaved) =>
          unsaved ? unsavedDraft.store(loaded.student.code, unsaved) : unsavedDraft.forget(),
        onConflict: (mine, theirs) => setConflict({ mine, theirs }),
        onProblem: setProblem,
      }),
    [loaded],
  )
  const overtaken = problem !== null && SETTLED.has(problem.code)
  useEffect(() => {
    if (!overtaken) return
    // Paid for elsewhere meanwhile: what was chosen here is not kept, and what the hub has is shown.
    void adoptHub(store).then(setStudent, (thrown: unknown) => setProblem(toProblem(thrown)))
  }, [overtaken, store])
  const isTransportOpen = draft.transport.is === 'undecided'
  useEffect(() => {
    if (!isTransportOpen) unconfirmedTransport.forget()
  }, [isTransportOpen])
  useFlushes(store)
  useUnsavedDraft(loaded, store, (mine) => setConflict({ mine, theirs: loaded.draft }))

  // What the hub has could not be read: to be read again, not only what is here to be kept.
  const failureOf = useRef(false)
  const reload = useCallback(async () => {
    await store.flush()
    try {
      setStudent(await adoptHub(store))
      if (failureOf.current) setProblem(null)
      failureOf.current = false
    } catch (thrown) {
      failureOf.current = true
      setProblem(toProblem(thrown))
    }
  }, [store])

  const settle = (choice: 'mine' | 'theirs') => {
    if (!conflict) return
    const { mine, theirs } = conflict
    setConflict(null)
    store.adopt(theirs)
    if (choice === 'mine')
      void store.change({ ...mine, version: theirs.version, activities: theirs.activities })
  }

  const { change: save, flush } = store
  const retry = useCallback(() => void (failureOf.current ? reload() : flush()), [flush, reload])
  useEffect(() => onReturn(retry), [retry])
  return { student, draft, problem, conflict, save, retry, flush, reload, settle }
}

const SETTLED: ReadonlySet<string> = new Set([
  'ORDER_PAID',
  'PAYMENT_PENDING',
  'ORDER_EXISTS',
  'ENROLLMENT_WITHDRAWN',
])

/** Takes the hub's draft in place of the one here; answers the student as the hub knows it now. */
async function adoptHub(store: DraftStore): Promise<WizardStudent> {
  const { student, draft } = await readAll()
  store.adopt(draft)
  return student
}

// Nothing is lost when the phone is locked or the tab closed.
function useFlushes(store: DraftStore): void {
  useEffect(() => {
    const flush = () => void store.flush()
    document.addEventListener('visibilitychange', flush)
    return () => {
      document.removeEventListener('visibilitychange', flush)
      flush()
    }
  }, [store])
}

/** Goes on with what the hub did not get before; what was changed elsewhere meanwhile is for the family to settle. */
function useUnsavedDraft(
  { student, draft }: WizardData,
  store: DraftStore,
  onConflict: (mine: Draft) => void,
) {
  const resume = useEffectEvent((unsaved: UnsavedChoices) => {
    if (choosesTheSame(unsaved, draft)) unsavedDraft.forget()
    else if (unsaved.version === draft.version) void store.change(unsaved)
    else onConflict({ ...draft, ...unsaved })
  })
  useEffect(() => {
    // Read here too, so that what another student's family left goes when this wizard opens.
    payerStorage.read(student.code)
    invoiceStorage.read(student.code)
    unconfirmedTransport.read(student.code)
    const unsaved = unsavedDraft.read(student.code)
    if (unsaved) resume(unsaved)
  }, [student.code])
}

export function toProblem(thrown: unknown): HubProblem {
  return thrown instanceof HubProblem ? thrown : new HubProblem(0, {})
}
