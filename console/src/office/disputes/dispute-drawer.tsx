import { Button, Drawer } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { Skeleton } from '../../components/skeleton.tsx'
import { useTranslate } from '../../i18n.ts'
import { usePermission } from '../access/use-permission.ts'
import { useRecord } from '../api/use-read.ts'
import { WaitingRequest } from '../approvals/waiting-request.tsx'
import { ProblemPanel } from '../list/problem-panel.tsx'
import { AnswerDialog, LoseDialog, WinDialog } from './act-dialogs.tsx'
import { type Dispute, isToAnswer, isUndecided, type OpenedDispute } from './dispute.ts'
import { DisputeFacts } from './dispute-facts.tsx'
import { evidenceAddress, evidenceOf } from './evidence.ts'

/** One dispute: how it stands, what to send and where that is found, and what may be said of it. */
export function DisputeDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslate()
  const { answer, problem, refetch } = useRecord('disputes', id === '' ? null : id)
  return (
    <Drawer
      open={id !== ''}
      onClose={onClose}
      width="min(560px, 100vw)"
      title={t('office.disputes.one', { ref: answer?.case_reference ?? '' })}
      destroyOnHidden
    >
      {problem !== null && <ProblemPanel problem={problem} onRetry={refetch} />}
      {problem === null && answer === undefined && <Skeleton blocks={[160, 160]} />}
      {answer !== undefined && (
        <div className="page">
          {answer.waiting !== null && <WaitingRequest waiting={answer.waiting} />}
          {isUndecided(answer) && <DisputeActs dispute={answer} />}
          {isToAnswer(answer) && <WhatToSend dispute={answer} />}
          <section className="panel">
            <h2>{t('office.disputes.facts')}</h2>
            <DisputeFacts dispute={answer} />
          </section>
        </div>
      )}
    </Drawer>
  )
}

const dialogs = { answer: AnswerDialog, win: WinDialog, lose: LoseDialog } as const

function DisputeActs({ dispute }: { dispute: OpenedDispute }) {
  const t = useTranslate()
  const mayAct = usePermission('POST /api/disputes/{id}/answer')
  const [act, setAct] = useState<keyof typeof dialogs | null>(null)
  const ends = dispute.waiting === null ? (['win', 'lose'] as const) : []
  const acts = isToAnswer(dispute) ? (['answer', ...ends] as const) : ends
  const Shown = act === null ? null : dialogs[act]
  if (!mayAct) return null
  return (
    <div className="dispute__acts">
      {acts.map((one, index) => (
        <Button key={one} type={index === 0 ? 'primary' : 'default'} onClick={() => setAct(one)}>
          {t(`office.disputes.act.${one}`)}
        </Button>
      ))}
      {Shown !== null && <Shown dispute={dispute} onClose={() => setAct(null)} />}
    </div>
  )
}

function WhatToSend({ dispute: { reason, parts } }: { dispute: Dispute }) {
  const t = useTranslate()
  return (
    <section className="panel">
      <h2>{t('office.disputes.whatToSend')}</h2>
      <p>{t(`office.disputes.says.${reason}`)}</p>
      <ul className="dispute__evidence">
        {evidenceOf[reason].map((evidence) => (
          <li key={evidence}>
            {t(`office.disputes.evidence.${evidence}`)}
            {parts.map((part) => {
              const address = evidenceAddress(evidence, part)
              return (
                address !== null && (
                  <span key={`${part.order} ${part.student}`}>
                    {' '}
                    <Link to={address}>
                      {t('office.disputes.seeOf', { student: part.name === '' ? part.student : part.name })}
                    </Link>
                  </span>
                )
              )
            })}
          </li>
        ))}
      </ul>
    </section>
  )
}
