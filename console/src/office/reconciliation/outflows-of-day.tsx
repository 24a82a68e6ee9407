import { Tag } from 'antd'
import { Link } from 'react-router'
import { useTranslate } from '../../i18n.ts'
import type { Translate } from '../../i18n.ts'
import { pesos } from '../../money.ts'
import { usePermission } from '../access/use-permission.ts'
import type { Column } from '../list/column.ts'
import { SaveMenu } from '../list/save-menu.tsx'
import { instanceLabel } from '../provider-label.ts'
import { type OutflowRow, isOpenOutflow, wayTo, type WayTo } from './outflow-row.ts'

const TITLE = 'outflows-of-day'

/** What went back on a day, or is to, and who left: what the ledger, the provider and accounting have of it. */
export function OutflowsOfDay({ day, rows }: { readonly day: string; readonly rows: readonly OutflowRow[] }) {
  const t = useTranslate()
  if (rows.length === 0) return null
  const shown = rows.toSorted((one, other) => Number(isOpenOutflow(other)) - Number(isOpenOutflow(one)))
  return (
    <section className="page" aria-labelledby={TITLE}>
      <div className="rows__bar">
        <h2 id={TITLE} className="reconciled__title">
          {t('office.reconciliation.outflows.title')}
        </h2>
        <span className="rows__gap" />
        <SaveMenu
          columns={columnsOf(t)}
          name={() => t('office.reconciliation.outflows.fileName', { day })}
          isEmpty={false}
          read={() => Promise.resolve(shown)}
        />
      </div>
      <ul className="reconciled__cards outflows">
        {shown.map((row) => (
          <li key={row.id} className="panel">
            <OutflowCard row={row} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function OutflowCard({ row }: { readonly row: OutflowRow }) {
  const t = useTranslate()
  const { is, step, way, amount, student, verdict, at_provider: word, to_undo: toUndo } = row
  const bearer = row.loss_borne_by
  return (
    <>
      <h3 className="reconciled__title">
        {t(`office.reconciliation.outflows.is.${is}`)}: {t(`office.reconciliation.outflows.step.${step}`)}
      </h3>
      <p className="reconciled__amount">{pesos(amount)}</p>
      <p>
        <PaymentOf row={row} /> {student !== '' && <span className="reconciled__note">{student}</span>}
      </p>
      <p className="reconciled__note">
        {[
          ...(way === null ? [] : [t(`office.reconciliation.outflows.way.${way}`)]),
          ...(bearer === null ? [] : [t(`office.reconciliation.outflows.borneBy.${bearer}`)]),
          ...(row.proof === null ? [] : [t('office.reconciliation.outflows.proof', { proof: row.proof })]),
          ...(word === null ? [] : [t(`office.reconciliation.outflows.atProvider.${word}`)]),
        ].join(' · ')}
      </p>
      {toUndo > 0 && <p>{t('office.reconciliation.outflows.toUndo', { amount: pesos(toUndo) })}</p>}
      {verdict === 'ledger-differs' && (
        <p>{t('office.reconciliation.outflows.posted', { amount: pesos(row.posted ?? 0) })}</p>
      )}
      <Tag color={isOpenOutflow(row) ? 'red' : verdict === 'agrees' ? 'green' : 'blue'}>
        {t(`office.reconciliation.outflows.verdict.${verdict}`)}
      </Tag>
      {verdict !== 'agrees' && (
        <p className="reconciled__note">{t(`office.reconciliation.outflows.todo.${verdict}`)}</p>
      )}
      <Way to={wayTo(row)} />
    </>
  )
}

/** By which name, and the way to it where it is of one order. */
function PaymentOf({ row: { is, token, reference } }: { readonly row: OutflowRow }) {
  const t = useTranslate()
  const mayOpen = usePermission('GET /api/payments/{token}/timeline')
  const name = t(`office.reconciliation.outflows.${is === 'withdrawal' ? 'order' : 'payment'}`, { reference })
  return mayOpen && token !== null ? (
    <Link to={`/enrollment/admin/payments?token=${token}`}>{name}</Link>
  ) : (
    <span>{name}</span>
  )
}

function Way({ to }: { readonly to: WayTo | null }) {
  const t = useTranslate()
  const mayGo = usePermission(to?.needs ?? 'GET /api/payments')
  if (to === null || !mayGo) return null
  return (
    <p className="reconciled__ways">
      <Link to={to.to}>{t(`office.reconciliation.outflows.way-to.${to.name}`)}</Link>
    </p>
  )
}

function columnsOf(t: Translate): readonly Column<OutflowRow>[] {
  const said = (key: string, value: Column<OutflowRow>['value'], is?: 'pesos'): Column<OutflowRow> => ({
    key,
    title: t(`office.reconciliation.outflows.column.${key}`),
    ...(value !== undefined && { value }),
    ...(is !== undefined && { is }),
  })
  const text = (name: string) => t(`office.reconciliation.outflows.${name}`)
  return [
    said('is', ({ is }) => text(`is.${is}`)),
    said('step', ({ step }) => text(`step.${step}`)),
    said('verdict', ({ verdict }) => text(`verdict.${verdict}`)),
    said('todo', ({ verdict }) => (verdict === 'agrees' ? null : text(`todo.${verdict}`))),
    said('student', ({ student }) => student),
    said('amount', ({ amount }) => amount, 'pesos'),
    said('reference', ({ reference }) => reference),
    said('chargeRef', ({ charge_ref: ref }) => ref),
    said('proof', ({ proof }) => proof),
    said('way', ({ way, instance }) =>
      way === 'provider' ? instanceLabel(instance, t) : way === null ? null : text(`way.${way}`),
    ),
    said('borneBy', ({ loss_borne_by: bearer }) => (bearer === null ? null : text(`borneBy.${bearer}`))),
    said('atProvider', ({ at_provider: word }) => (word === null ? null : text(`atProvider.${word}`))),
    said('toUndo', ({ to_undo: toUndo }) => toUndo, 'pesos'),
    said('posted', ({ posted }) => posted, 'pesos'),
  ]
}
