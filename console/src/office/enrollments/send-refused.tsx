import { Alert } from 'antd'
import type { HubProblem } from '../../api/problem.ts'
import { useTranslate } from '../../i18n.ts'
import { noAnswer } from '../../components/no-answer.ts'
import { formatCop } from '../../money.ts'
import { compareLines, existingIn } from './compare-lines.ts'
import type { ExistingOrder } from './compare-lines.ts'
import type { OrderDrawer } from './use-admin-order.ts'

/** The school's words, then the hub's own reason, then the order that stands in the way (console-10). */
export function SendRefused({ problem, drawer }: { problem: HubProblem; drawer: OrderDrawer }) {
  const t = useTranslate()
  const failed = t('adminOrder.failed')
  const reason = problem.status === 0 ? t(`common.${noAnswer()}`) : problem.detail
  const existing = existingIn(problem.body)
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      message={failed}
      description={
        <>
          {reason !== failed && <p>{reason}</p>}
          {existing !== null && <Existing existing={existing} drawer={drawer} />}
        </>
      }
    />
  )
}

function Existing({ existing, drawer }: { existing: ExistingOrder; drawer: OrderDrawer }) {
  const t = useTranslate()
  const { number, total, lines } = existing
  return (
    <>
      <p>
        {t('office.dashboard.order.compared', {
          number: number ?? '—',
          there: formatCop(total),
          chosen: formatCop(drawer.total),
        })}
      </p>
      {lines !== null && (
        <ul>
          {compareLines(lines, drawer.order.DocumentLines).map(({ code, name, there, chosen }) => (
            <li key={code}>
              {t('office.dashboard.order.lineCompared', {
                name,
                there: formatCop(there),
                chosen: formatCop(chosen),
              })}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
