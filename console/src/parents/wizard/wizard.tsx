import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { useSearchParams } from '../navigation.tsx'
import { useTranslate } from '../../i18n.ts'
import { Button } from '../../components/button.tsx'
import { DocumentsEntry, DocumentsSheet } from '../documents/documents-sheet.tsx'
import { useDocuments } from '../documents/use-documents.ts'
import { BalanceNotice, OfflineNotice, PriceProblem, ProblemNotice } from './notices.tsx'
import { OfferBanner, WizardHeader } from './wizard-header.tsx'
import { DraftConflict } from './draft-conflict.tsx'
import { ForgetDevices } from './forget-devices.tsx'
import { StepPanel } from './step-panel.tsx'
import { Stepper } from './stepper.tsx'
import type { GuardNext } from './step-props.ts'
import { StickyBar } from './sticky-bar.tsx'
import { StudentCard } from './student-card.tsx'
import { furthestStep, isOfPrices, moveBy, showsBack, showsNext, stepFromLink } from './steps.ts'
import type { Step } from './steps.ts'
import { enrolledPage, usePrefetchedChunks, withdrawnPage } from './chunks.ts'
import { usePeriodClosing } from './use-period-closing.ts'
import { useQuote } from './use-quote.ts'
import { useSavedDraft } from './use-wizard-data.ts'
import type { WizardData } from './use-wizard-data.ts'
import { wholeOf } from './whole-of.ts'
import type { HubProblem } from '../../api/hub.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import { useOnline } from '../../components/use-online.ts'
import './wizard.css'
import { LastPayment } from './last-payment.tsx'
import { PeriodClosed } from './period-closed.tsx'

const EnrolledPage = enrolledPage.Page
const WithdrawnPage = withdrawnPage.Page

interface Props {
  loaded: WizardData
  onSessionEnd: () => void
}

/** The six steps around one draft and one price. */
export function Wizard({ loaded, onSessionEnd }: Props) {
  const t = useTranslate()
  const saved = useSavedDraft(loaded)
  const { student, draft } = saved
  const priced = useQuote(draft, loaded.priced)
  const documents = useDocuments()
  usePrefetchedChunks(priced.last !== null || priced.problem !== null)
  const problems = [saved.problem, priced.problem]
  const { season, closed, onPeriodClosed } = usePeriodClosing({
    first: loaded.season,
    student,
    draft,
    problems,
  })
  const quote = closed ? null : priced.quote
  const busy = priced.busy && !closed
  const facts = { season, student, draft }
  const [step, go, guardNext] = useGuardedStep(facts, saved.save)

  const ended = [saved.problem, priced.problem, documents.problem].some((problem) => problem?.status === 401)
  const leave = useEffectEvent(onSessionEnd)
  useEffect(() => {
    if (ended) leave()
  }, [ended])

  if (student.order.status === 'withdrawn') return <WithdrawnPage season={season} student={student} />
  if (student.complete) return <EnrolledPage season={season} student={student} documents={documents} />
  return (
    <div className="wizard">
      <a className="unseen unseen--until-focus" href="#step">
        {t('app.skip')}
      </a>
      <OfflineNotice problem={saved.problem} onRetry={saved.retry} />
      <WizardHeader season={season} onLeave={saved.flush}>
        <OfferBanner season={season} more={<DocumentsEntry documents={documents} />} />
      </WizardHeader>
      <main className="wizard__main">
        <StudentCard student={student} quote={quote} />
        <BalanceNotice
          student={student}
          quote={priced.last}
          season={season}
          onRetry={() => {
            void saved.reload()
            priced.retry()
          }}
        />
        <ProblemNotice problem={saved.problem} onRetry={saved.retry} />
        <LastPayment order={student.order} schedule={season.heartbeat} />
        <div className="wizard__columns">
          <Stepper step={step} furthest={furthestStep(facts)} draft={draft} onStep={go} />
          <div className="wizard__step">
            {closed ? (
              <PeriodClosed key={step} onChoose={() => go(0)} />
            ) : (
              <PriceProblem priced={priced} season={season} />
            )}
            <StepPanel
              step={step}
              busy={busy}
              documents={documents}
              onStep={go}
              onQuote={priced.adopt}
              onSessionEnd={onSessionEnd}
              onPeriodClosed={onPeriodClosed}
              guardNext={guardNext}
              props={{ season, student, draft, quote, save: saved.save, reload: saved.reload }}
            />
            {!quote && !closed && isOfPrices(step) && <PricesWaiting problem={priced.problem} />}
            {step !== 5 && (
              <StickyBar
                quote={quote}
                totalIs={wholeOf(student, t)}
                busy={busy}
                onBack={showsBack(step) ? () => go(moveBy(step, -1)) : null}
                act={showsNext(step, facts) && <Next onNext={() => go(moveBy(step, 1))} />}
              />
            )}
          </div>
        </div>
        {season.secondProof !== 'none' && <ForgetDevices />}
      </main>
      <DocumentsSheet documents={documents} student={student} season={season} />
      {saved.conflict && <DraftConflict {...saved.conflict} onSettle={saved.settle} />}
    </div>
  )
}

function Next({ onNext }: { onNext: () => void }) {
  const t = useTranslate()
  return <Button onClick={onNext}>{t('wizard.next')}</Button>
}

/** The step, which leads on only where what it shows has been kept or can be; back it always leads. */
function useGuardedStep(
  facts: Parameters<typeof useStep>[1],
  save: Parameters<typeof useStep>[2],
): [Step, (step: Step) => void, GuardNext] {
  const guard = useRef<Parameters<GuardNext>[0]>(null)
  const [step, go] = useStep(stepFromLink, facts, save)
  const guardNext: GuardNext = useCallback((mayGoOn) => {
    guard.current = mayGoOn
  }, [])
  const move = (next: Step) => {
    if (next <= step || (guard.current?.() ?? true)) go(next)
  }
  return [step, move, guardNext]
}

/** The step in the address (?step=n), held to those that may be opened; a move is kept in the draft. */
function useStep(
  pick: typeof stepFromLink,
  facts: Parameters<typeof stepFromLink>[2] & Pick<WizardData, 'draft'>,
  save: (change: Partial<WizardData['draft']>) => Promise<boolean>,
): [Step, (step: Step) => void] {
  const [params, setParams] = useSearchParams()
  const step = pick(params.get('step'), facts.draft.step, facts)
  const requested = params.get('step')

  useEffect(() => {
    if (requested !== String(step)) setParams(atStep(step), { replace: true })
  }, [requested, step, setParams])

  const go = useCallback(
    (next: Step) => {
      setParams(atStep(next))
      void save({ step: next })
    },
    [setParams, save],
  )
  return [step, go]
}

/** The address with its step changed; what else it asks for stays. */
function atStep(step: Step) {
  return (now: URLSearchParams) => {
    const next = new URLSearchParams(now)
    next.set('step', String(step))
    return next
  }
}

/** In place of a step's prices while they are not known. */
function PricesWaiting({ problem }: { problem: HubProblem | null }) {
  const t = useTranslate()
  const online = useOnline()
  if (!online) return <p>{t('wizard.pricesLater')}</p>
  return problem ? null : <Skeleton blocks={[24, 160]} />
}
