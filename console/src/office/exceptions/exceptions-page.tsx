import { useState } from 'react'
import { useTranslate } from '../../i18n.ts'
import { FilterSelect } from '../list/filter-select.tsx'
import { RowsTable } from '../list/rows-table.tsx'
import { useOpenRecord } from '../list/use-open-record.ts'
import { useRows } from '../list/use-rows.ts'
import { instancesOf } from '../payments/payment-method.ts'
import { instanceLabel } from '../provider-label.ts'
import { ExceptionDrawer } from './exception-drawer.tsx'
import { kinds } from './exception.ts'
import type { Exception } from './exception.ts'
import './exceptions.css'
import { ResolveDialog } from './resolve-dialog.tsx'
import { useExceptionColumns } from './use-exception-columns.tsx'

/** Payments that a person must look into, the open ones first, each with its one act. */
export default function ExceptionsPage() {
  const t = useTranslate()
  const opened = useOpenRecord('exception')
  const [resolving, setResolving] = useState<Exception | null>(null)
  const rows = useRows<Exception>({ resource: 'exceptions', sort: { field: 'state', order: 'asc' } })
  const exception = rows.tableProps.dataSource?.find(({ id }) => String(id) === opened.value)
  const instances = instancesOf(['agreement'], rows.tableProps.dataSource ?? [], rows.filter('instance'))
  const inWords = (of: 'kind' | 'state', values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`office.exceptions.${of}.${value}`) }))
  return (
    <div className="page">
      <h1 className="page__title">{t('office.exceptions.title')}</h1>
      <p className="page__lead">{t('office.exceptions.lead')}</p>
      <RowsTable
        rows={rows}
        columns={useExceptionColumns(opened.to)}
        rowKey={({ id }) => id}
        title={t('office.exceptions.title')}
        empty={t('office.exceptions.empty')}
        searches={t('office.exceptions.search')}
        sums="open"
        filters={
          <>
            <FilterSelect
              rows={rows}
              field="state"
              label={t('office.exceptions.status')}
              options={inWords('state', ['open', 'resolved'])}
            />
            <FilterSelect
              rows={rows}
              field="kind"
              label={t('office.exceptions.what')}
              options={inWords('kind', kinds)}
              width={230}
            />
            <FilterSelect
              rows={rows}
              field="instance"
              label={t('office.exceptions.instance')}
              options={instances.map((value) => ({ value, label: instanceLabel(value, t) }))}
            />
          </>
        }
        onOpen={({ id }) => opened.open(String(id))}
      />
      <ExceptionDrawer exception={exception} onClose={opened.close} onResolve={setResolving} />
      {resolving !== null && <ResolveDialog exception={resolving} onClose={() => setResolving(null)} />}
    </div>
  )
}
