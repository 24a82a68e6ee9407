import { Drawer, Skeleton } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { useRead } from '../api/use-read.ts'
import { ProblemPanel } from '../list/problem-panel.tsx'
import { DiscountActions } from './discount-actions.tsx'
import { DiscountFacts } from './discount-facts.tsx'
import { DiscountHistory } from './discount-history.tsx'
import type { Discount } from './discount.ts'
import { ProofPanel } from './proof-panel.tsx'

interface Props {
  /** Its id; null: none is open. */
  readonly opened: string | null
  readonly onClose: () => void
}

/** One discount: what it is, its proof, what became of it, and what can be done. */
export function DiscountDrawer({ opened, onClose }: Props) {
  const t = useTranslate()
  const { answer, problem, refetch } = useRead('GET /api/discounts/{id}', {
    params: { id: opened ?? '' },
    when: opened !== null,
  })
  return (
    <Drawer
      open={opened !== null}
      onClose={onClose}
      width="min(600px, 100vw)"
      title={answer === undefined ? t('office.discounts.one') : titleOf(answer)}
      closable={{ 'aria-label': t('common.close') }}
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
