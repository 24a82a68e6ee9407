import { Alert, Form } from 'antd'
import { type ReactNode, useState } from 'react'
import { Skeleton } from '../../components/skeleton.tsx'
import { useTranslate } from '../../i18n.ts'
import { pesos } from '../../money.ts'
import { useAction } from '../api/use-action.ts'
import { useKept, useRead } from '../api/use-read.ts'
import { SecondPersonNeeded } from '../approvals/action-summary.tsx'
import { waitsForSecondPerson } from '../approvals/approval.ts'
import { isForTwo } from '../approvals/use-second-person.ts'
import { WaitingRequest } from '../approvals/waiting-request.tsx'
import { DayItem } from '../form/day-item.tsx'
import { FormDialog } from '../form/form-dialog.tsx'
import { ProblemPanel } from '../list/problem-panel.tsx'
import { ProposedLines } from './proposed-lines.tsx'
import { WithdrawFields } from './withdraw-fields.tsx'
import { WithdrawalSummary } from './withdrawal-summary.tsx'
import type { WithdrawalProposal } from './withdrawal.ts'
import { isWhole, returnedOf, type WithdrawalInput } from './withdrawal-input.ts'
import './withdrawals.css'

interface Props {
  readonly student: string
  readonly onClose: () => void
}

/** Records that a student leaves, by what the season's rules propose for the day; the same sent again is one. */
export function WithdrawDialog({ student, onClose }: Props) {
  const t = useTranslate()
  const [form] = Form.useForm<WithdrawalInput>()
  const input: Partial<WithdrawalInput> = Form.useWatch([], form) ?? {}
  const { act, isActing, problem } = useWithdraw(student)
  const [sentFor, setSentFor] = useState<string>()
  const proposing = useProposal(student, { day: input.day, sentFor })
  const { proposal } = proposing
  const returned = proposal && returnedOf(input, proposal)
  const asks = proposal !== undefined && isForTwo(returned, proposal.second_person_from)
  const isOfDay = proposal !== undefined && proposal.day === input.day
  async function withdraw({ day, way, reason }: WithdrawalInput): Promise<object | null> {
    if (!isOfDay || day === undefined || returned === undefined) return null
    setSentFor(day)
    return act({ day, returned, way: returned === 0 ? null : (way ?? null), reason: reason.trim() })
  }
  const isDayRefused = proposing.problem?.errors?.['day'] !== undefined
  return (
    <FormDialog
      form={form}
      title={t('office.withdrawals.withdraw')}
      doText={doText()}
      isDangerous={!asks}
      isPossible={isOfDay && isFree(proposal) && proposing.problem === null}
      isActing={isActing}
      problem={problem}
      onAct={withdraw}
      onClose={onClose}
    >
      <DayItem
        name="day"
        label={t('office.withdrawals.dayLabel')}
        missing={t('office.withdrawals.dayMissing')}
        min={proposal?.from ?? ''}
        problem={isDayRefused ? proposing.problem : problem}
      />
      <ProposalState proposing={proposing} isDayRefused={isDayRefused}>
        {(shown) => (
          <div className="withdrawal" aria-busy={!isOfDay}>
            <ProposedLines proposal={shown} />
            <WithdrawFields form={form} returned={returned} proposal={shown} problem={problem} />
            <WithdrawalSummary proposal={shown} returned={returned} way={input.way} />
            {asks && <SecondPersonNeeded />}
          </div>
        )}
      </ProposalState>
    </FormDialog>
  )

  function doText(): string {
    if (asks) return t('office.approvals.ask')
    return returned === undefined || returned === 0
      ? t('office.withdrawals.withdrawNow')
      : t('office.withdrawals.withdrawAmount', { amount: pesos(returned) })
  }
}

interface StateProps {
  readonly proposing: ReturnType<typeof useProposal>
  /** What was refused stands at the day. */
  readonly isDayRefused: boolean
  readonly children: (proposal: WithdrawalProposal) => ReactNode
}

/** What is proposed, once it is known and the student can leave; until then, why not. */
function ProposalState({ proposing: { proposal, problem, refetch }, isDayRefused, children }: StateProps) {
  const t = useTranslate()
  if (isDayRefused) return null
  if (problem !== null) return <ProblemPanel problem={problem} onRetry={refetch} />
  if (proposal === undefined) return <Skeleton blocks={[96, 160]} />
  if (proposal.contested) return <Alert type="warning" showIcon message={t('office.withdrawals.contested')} />
  if (proposal.waiting !== null) return <WaitingRequest waiting={proposal.waiting} />
  return children(proposal)
}

/** Whether nobody contests its payment, and nobody waits for a second person over it. */
function isFree({ contested, waiting }: WithdrawalProposal): boolean {
  return !contested && waiting === null
}

interface ProposalInput {
  readonly day: string | undefined
  /** The day for which it was sent: nothing is proposed once it is recorded, though the answer was lost. */
  readonly sentFor: string | undefined
}

function useProposal(student: string, { day, sentFor }: ProposalInput) {
  const { answer, problem, refetch } = useRead('GET /api/withdrawals/proposal', {
    query: { student_code: student, day: day ?? '' },
    when: isWhole(day) && day !== sentFor,
  })
  const proposal: WithdrawalProposal | undefined = useKept(answer)
  return { proposal, problem, refetch }
}

interface Decided {
  readonly day: string
  readonly returned: number
  readonly way: NonNullable<WithdrawalInput['way']> | null
  readonly reason: string
}

function useWithdraw(student: string) {
  const t = useTranslate()
  const [key] = useState(() => crypto.randomUUID())
  return useAction(
    'POST /api/withdrawals',
    (decided: Decided) => ({
      body: { student_code: student, ...decided },
      headers: { 'idempotency-key': key },
    }),
    {
      done: (answer) =>
        t(waitsForSecondPerson(answer) ? 'office.approvals.waits' : 'office.withdrawals.done'),
      report: 'quiet',
    },
  )
}
