import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { FamilyChild } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { continuePayment } from '../pay/continue-payment.ts'
import { PayerDialog } from '../pay/payer-dialog.tsx'
import { ChildCard } from './child-card.tsx'
import { isPayable, pickedOf, toggle, totalOf } from './chosen-children.ts'
import { FamilyBar } from './family-bar.tsx'
import { FamilyNotice } from './family-notice.tsx'
import type { FamilyProps } from './family-panel.tsx'
import { useChosenChildren } from './use-chosen-children.ts'
import { useEnterChild } from './use-enter-child.ts'
import { usePayFamily } from './use-pay-family.ts'

interface Props extends FamilyProps {
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
            onToggle={() => choose(toggle(chosen, child.student.code))}
            onOpen={() => void enter(child.student.code)}
          />
        ))}
      </ul>
      {family.some(isPayable) && (
        <FamilyBar
          picked={picked}
          onPay={() => {
            dismiss()
            setIsAsking(true)
          }}
        />
      )}
      {isAsking && (
        <PayerDialog
          payer={payer}
          total={totalOf(picked)}
          busy={paying.is === 'working'}
          problem={paying.is === 'refused' ? paying.problem : null}
          season={season}
          onPayer={(next) => payers.remember(account.email, next)}
          onConfirm={() => void pay(picked, payer)}
          onClose={() => {
            setIsAsking(false)
            dismiss()
          }}
        />
      )}
    </section>
  )
}
