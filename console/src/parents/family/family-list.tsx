import { Suspense, useState } from 'react'
import { navigate, useSearchParams } from '../navigation.tsx'
import type { FamilyChild, LoginResult } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { Money } from '../../components/money.tsx'
import { continuePayment } from '../pay/continue-payment.ts'
import { ChunkLoading } from '../chunk-loading.tsx'
import { invoicedPayerDialog } from '../pay/payer-dialog-chunk.ts'
import { SendLinkButton } from '../pay-link/send-link-button.tsx'
import type { GuardianProps } from '../portal/guardian-props.ts'
import { messageOf } from '../portal/failure.ts'
import { ChildCard } from './child-card.tsx'
import { isPayable, pickedOf, toggle, totalOf } from './chosen-children.ts'
import { usePayFamily } from './use-pay-family.ts'
import type { ChosenChildren, PricedChild } from './chosen-children.ts'
import type { FamilyPaymentState } from './use-pay-family.ts'
import { hub, type HubProblem, rememberCsrf } from '../../api/hub.ts'
import { toProblem } from '../wizard/use-wizard-data.ts'
import '../portal/invoices/invoices.css'

interface Props extends GuardianProps {
  family: readonly FamilyChild[]
  onRefresh: () => void
}

/** Every child with where its enrollment stands; those that are ready can be paid for at once. */
export function FamilyList({ season, account, payers, family, onRefresh, onSessionEnd }: Props) {
  const t = useTranslate()
  const [, setSearch] = useSearchParams()
  const [chosen, choose] = useChosenChildren()
  const [isAsking, setIsAsking] = useState(false)
  const { entering, enter } = useEnterChild(onSessionEnd)
  const { paying, pay, dismiss } = usePayFamily({
    onStarted: (payment) => {
      choose(new Set())
      continuePayment(payment, (token) => setSearch({ family: token }))
    },
    onOutdated: () => {
      setIsAsking(false)
      onRefresh()
    },
    onSessionEnd,
  })
  const picked = pickedOf(chosen, family)
  const payer = payers.payerOf(account.email)
  return (
    <section className="family" aria-labelledby="family-title">
      <div>
        <h2 id="family-title" className="family__title">
          {t('family.title')}
        </h2>
        <p className="family__lead">{t('family.lead')}</p>
      </div>
      <FamilyNotice paying={paying} entering={entering} family={family} />
      <ul className="family__children">
        {family.map((child) => (
          <ChildCard
            key={child.student.code}
            child={child}
            isChosen={isPayable(child) && chosen.has(child.student.code)}
            isOpening={entering.is === 'working' && entering.code === child.student.code}
            payLink={
              isPayable(child) && (
                <SendLinkButton
                  students={[namedOf(child)]}
                  what={{ is: 'enrollment' }}
                  due={{ amount: child.quote.totals.totalV, concepts: null }}
                  school={season.school.name}
                />
              )
            }
            onToggle={() => choose(toggle(chosen, child.student.code))}
            onOpen={() => void enter(child.student.code)}
          />
        ))}
      </ul>
      {family.some(isPayable) && (
        <FamilyBar
          picked={picked}
          school={season.school.name}
          onPay={() => {
            dismiss()
            setIsAsking(true)
          }}
        />
      )}
      {isAsking && (
        <Suspense fallback={<ChunkLoading blocks={[]} />}>
          <invoicedPayerDialog.Page
            owner={account.email}
            payer={payer}
            total={totalOf(picked)}
            busy={paying.is === 'working'}
            problem={paying.is === 'refused' ? paying.problem : null}
            season={season}
            onPayer={(next) => payers.remember(account.email, next)}
            onConfirm={(invoicePayer) => void pay(picked, payer, invoicePayer)}
            onClose={() => {
              setIsAsking(false)
              dismiss()
            }}
          />
        </Suspense>
      )}
    </section>
  )
}

const STORAGE_KEY = 'matricula.family.chosen'

/** Whom to pay for, kept for this tab: over a visit to a child's wizard, and over a session that ends. */
function useChosenChildren(): [ChosenChildren, (next: ChosenChildren) => void] {
  const [chosen, setChosen] = useState<ChosenChildren>(read)
  const store = (next: ChosenChildren) => {
    setChosen(next)
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...next]))
  }
  return [chosen, store]
}

function read(): ChosenChildren {
  const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]')
  return new Set(Array.isArray(stored) ? stored.map(String) : [])
}

interface FamilyNoticeProps {
  paying: FamilyPaymentState
  entering: EnterChildState
  family: readonly FamilyChild[]
}

/** Why the last press did not go on, and whose enrollment it was. */
function FamilyNotice({ paying, entering, family }: FamilyNoticeProps) {
  const t = useTranslate()
  if (paying.is === 'outdated') {
    const { problem, student } = paying
    const name = family.find((child) => child.student.code === student)?.student.name ?? student
    const isPrice = problem.code === 'PRICE_CHANGED'
    return (
      <Alert kind="warn" title={problem.title}>
        <p>
          {isPrice
            ? t('family.problem.changed', { name })
            : t('family.problem.named', { name, detail: problem.detail })}
        </p>
      </Alert>
    )
  }
  if (entering.is === 'elsewhere')
    return (
      <Alert kind="info" title={entering.result.title}>
        <p>{entering.result.body}</p>
      </Alert>
    )
  if (entering.is === 'failed')
    return (
      <Alert kind="error" title={entering.problem.title || t('common.loadFailed')}>
        <p>{messageOf(entering.problem, t)}</p>
      </Alert>
    )
  return null
}

const MOST_BY_LINK = 10

interface FamilyBarProps {
  picked: readonly PricedChild[]
  school: string
  onPay: () => void
}

/** What would be paid, over all children, always in sight; read when the reader pauses. Several may be sent in one link. */
function FamilyBar({ picked, school, onPay }: FamilyBarProps) {
  const t = useTranslate()
  const { length: n } = picked
  return (
    <div className="pay-bar">
      <p className="pay-bar__total" aria-live="polite" aria-atomic="true">
        <span>{t('family.total')}</span>
        <strong>
          <Money amount={totalOf(picked)} />
        </strong>
        <span id="family-chosen" tabIndex={-1}>
          {t(n === 0 ? 'family.none' : 'family.chosen', { n })}
        </span>
      </p>
      {n > 1 && n <= MOST_BY_LINK && (
        <SendLinkButton
          students={picked.map(namedOf)}
          what={{ is: 'enrollment' }}
          due={{ amount: totalOf(picked), concepts: null }}
          school={school}
        />
      )}
      <Button className="pay-bar__pay" blockedBy={n === 0 ? 'family-chosen' : undefined} onClick={onPay}>
        {t('family.pay')}
      </Button>
    </div>
  )
}

function namedOf({ student: { code, name } }: FamilyChild) {
  return { code, firstNames: name }
}

type EnterChildState =
  | { is: 'idle' }
  | { is: 'working'; code: string }
  /** The child's code leads elsewhere now. */
  | { is: 'elsewhere'; result: LoginResult }
  | { is: 'failed'; problem: HubProblem }

/** Goes into a child's wizard; its session takes the place of the guardian's until the way back. */
function useEnterChild(onSessionEnd: () => void) {
  const [entering, setEntering] = useState<EnterChildState>({ is: 'idle' })
  const enter = async (code: string) => {
    setEntering({ is: 'working', code })
    try {
      const result = await hub.post<LoginResult>(`/api/family/students/${code}/session`, {})
      if (result.csrfToken === null) return setEntering({ is: 'elsewhere', result })
      rememberCsrf(result.csrfToken)
      navigate('/enrollment/main')
    } catch (thrown) {
      const problem = toProblem(thrown)
      if (problem.status === 401) onSessionEnd()
      else setEntering({ is: 'failed', problem })
    }
  }
  return { entering, enter }
}
