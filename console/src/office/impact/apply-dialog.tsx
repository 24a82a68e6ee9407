import { Alert, Modal, Progress } from 'antd'
import { useTexts } from '../../i18n.ts'
import { cop } from '../../money.ts'
import { AppliedChanges } from './applied-changes.tsx'
import { signed } from './impact-summary.tsx'
import type { PlannedChange } from './plan-changes.ts'
import type { ImpactTotals } from './sum-impacts.ts'
import { useApply } from './use-apply.ts'

interface Props {
  readonly plan: readonly PlannedChange[]
  readonly totals: ImpactTotals
  readonly onClose: () => void
  /** The answer stands for a catalogue that is no more. */
  readonly onApplied: () => void
}

/** Says once more what the change does, makes it, and says what came of each fee. */
export function ApplyDialog({ plan, totals, onClose, onApplied }: Props) {
  const text = useTexts()
  const { applied, state, apply } = useApply(plan)
  const isOver = state === 'over'
  const close = isOver ? onApplied : onClose
  return (
    <Modal
      open
      title={text('office.impact.apply')}
      okText={isOver ? text('common.close') : text('office.impact.apply')}
      cancelText={text('common.cancel')}
      cancelButtonProps={{ disabled: state === 'running', hidden: isOver }}
      confirmLoading={state === 'running'}
      closable={state !== 'running'}
      maskClosable={false}
      onOk={() => (isOver ? close() : void apply())}
      onCancel={close}
    >
      {state === 'asked' ? (
        <Restated plan={plan} totals={totals} />
      ) : (
        <>
          <Progress
            percent={Math.floor((applied.length * 100) / plan.length)}
            aria-label={text('office.impact.applying')}
          />
          {isOver && <AppliedChanges applied={applied} />}
        </>
      )}
    </Modal>
  )
}

function Restated({ plan, totals }: Pick<Props, 'plan' | 'totals'>) {
  const text = useTexts()
  const { more, less, unchanged, before, after, isOfAccounting } = totals
  return (
    <>
      <p>{text('office.impact.willChange', { fees: plan.length })}</p>
      <ul className="impact__assumes">
        <li>{text('office.impact.willMore', { n: cop(more.families), amount: cop(more.amount) })}</li>
        <li>{text('office.impact.willLess', { n: cop(less.families), amount: cop(less.amount) })}</li>
        <li>{text('office.impact.willSame', { n: cop(unchanged) })}</li>
        <li>
          {text('office.impact.willTotal', {
            before: cop(before),
            after: cop(after),
            difference: signed(after - before),
          })}
        </li>
      </ul>
      {isOfAccounting && <Alert type="warning" showIcon message={text('office.impact.accountingBody')} />}
    </>
  )
}
