import { Drawer, Skeleton, Tag, Button, Timeline } from 'antd'
import { Link } from 'react-router'
import { DownloadOutlined, EyeOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { useTranslate, useLocale } from '../../i18n.ts'
import { longDate } from '../../dates.ts'
import { formatPercent } from '../../numbers.ts'
import { useRecord } from '../api/use-read.ts'
import { ProblemPanel } from '../list/problem-panel.tsx'
import { usePermission } from '../access/use-permission.ts'
import { addressOf } from '../api/call.ts'
import { actorLabel } from '../actor-label.ts'
import { moment } from '../moment.ts'
import { DiscountActions } from './discount-actions.tsx'
import type { Discount } from './discount.ts'
import { stateColours } from './discount.ts'
import { fileSizeText } from './file-size-text.ts'
import { historyOf } from './history-of.ts'

interface Props {
  /** Its id; null: none is open. */
  readonly opened: string | null
  readonly onClose: () => void
}

/** One discount: what it is, its proof, what became of it, and what can be done. */
export function DiscountDrawer({ opened, onClose }: Props) {
  const t = useTranslate()
  const { answer, problem, refetch } = useRecord('discounts', opened)
  return (
    <Drawer
      open={opened !== null}
      onClose={onClose}
      width="min(600px, 100vw)"
      title={answer === undefined ? t('office.discounts.one') : titleOf(answer)}
      destroyOnHidden
    >
      {problem !== null && <ProblemPanel problem={problem} onRetry={refetch} />}
      {problem === null && answer === undefined && <Skeleton active paragraph={{ rows: 10 }} />}
      {problem === null && answer !== undefined && (
        <div className="page">
          <DiscountFacts discount={answer} />
          <DiscountActions key={answer.id} discount={answer} />
          <ProofPanel key={`proof-${answer.id}`} discount={answer} />
          <DiscountHistory discount={answer} />
        </div>
      )}
    </Drawer>
  )
}

function titleOf({ name, student }: Discount): string {
  return name === '' ? student : `${name} · ${student}`
}

function DiscountFacts({ discount }: { discount: Discount }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const { student, grade, kind, percent: points, state, expires_on: day, note } = discount
  return (
    <section className="panel" aria-label={t('office.discounts.facts')}>
      <dl className="facts">
        <dt>{t('office.discounts.student')}</dt>
        <dd>
          <Link to={`/enrollment/admin/students/${student}`}>{student}</Link>
        </dd>
        {grade !== '' && (
          <>
            <dt>{t('office.grades.present')}</dt>
            <dd>{grade}</dd>
          </>
        )}
        <dt>{t('office.discounts.kindFilter')}</dt>
        <dd>{t(`office.discounts.kind.${kind}`)}</dd>
        <dt>{t('office.discounts.percent')}</dt>
        <dd>{formatPercent(points, locale)}</dd>
        <dt>{t('office.discounts.stateFilter')}</dt>
        <dd>
          <Tag color={stateColours[state]}>{t(`office.discounts.state.${state}`)}</Tag>
        </dd>
        {day !== null && (
          <>
            <dt>{t('office.discounts.expires')}</dt>
            <dd>{longDate(day, locale)}</dd>
          </>
        )}
        <dt>{t('office.discounts.note')}</dt>
        <dd className="discounts__note">{note}</dd>
      </dl>
    </section>
  )
}

/** The proof: a picture is looked at here, a PDF is saved as a file. Nothing is read before somebody asks: it is audited. */
function ProofPanel({ discount: { id, student, kind, proof } }: { discount: Discount }) {
  const t = useTranslate()
  const mayRead = usePermission('GET /api/discounts/{id}/proof')
  const [isShown, setShown] = useState(false)
  const address = addressOf('GET /api/discounts/{id}/proof', { params: { id } })
  const isPicture = proof.type !== 'application/pdf'
  return (
    <section className="panel">
      <h2>{t('office.discounts.proof.title')}</h2>
      <p>{`${t(`office.discounts.proof.type.${isPicture ? 'picture' : 'pdf'}`)} · ${fileSizeText(proof.size)}`}</p>
      <p className="page__lead proof__hash">
        {t('office.discounts.proof.hash', { hash: proof.sha256.slice(0, 16) })}
      </p>
      {mayRead && (
        <div className="proof__acts">
          {isPicture && !isShown && (
            <Button icon={<EyeOutlined aria-hidden />} onClick={() => setShown(true)}>
              {t('office.discounts.proof.show')}
            </Button>
          )}
          <Button icon={<DownloadOutlined aria-hidden />} href={address} download>
            {t('office.discounts.proof.download')}
          </Button>
        </div>
      )}
      {isShown && (
        <img
          className="proof__picture"
          src={address}
          alt={t('office.discounts.proof.alt', {
            kind: t(`office.discounts.kind.${kind}`),
            student,
          })}
        />
      )}
    </section>
  )
}

/** Who did what, the last of it first. */
function DiscountHistory({ discount }: { discount: Discount }) {
  const t = useTranslate()
  const { locale } = useLocale()
  return (
    <section className="panel">
      <h2>{t('office.discounts.history')}</h2>
      <Timeline
        items={historyOf(discount).map(({ act, by, at, note }) => ({
          key: at,
          children: (
            <>
              <strong>{t(`office.discounts.did.${act}`, { who: actorLabel(by, t) })}</strong>
              <div className="page__lead">{moment(at, locale)}</div>
              <div className="discounts__note">{note}</div>
            </>
          ),
        }))}
      />
    </section>
  )
}
