import { useState } from 'react'
import { useTexts } from '../../i18n.ts'
import { FilterSelect } from '../list/filter-select.tsx'
import { RowsTable } from '../list/rows-table.tsx'
import { useOpened } from '../list/use-opened.ts'
import { useRows } from '../list/use-rows.ts'
import { instancesOf } from '../payments/payment-method.ts'
import { instanceWords } from '../provider-words.ts'
import { ExceptionDrawer } from './exception-drawer.tsx'
import { kinds } from './exception.ts'
import type { Exception } from './exception.ts'
import './exceptions.css'
import { ResolveDialog } from './resolve-dialog.tsx'
import { useExceptionColumns } from './use-exception-columns.tsx'

/** Payments that a person must look into, the open ones first, each with its one act. */
export default function ExceptionsPage() {
  const text = useTexts()
  const opened = useOpened('exception')
  const [resolving, setResolving] = useState<Exception | null>(null)
  const rows = useRows<Exception>({ resource: 'exceptions', sort: { field: 'state', order: 'asc' } })
  const exception = rows.tableProps.dataSource?.find(({ id }) => String(id) === opened.value)
  const instances = instancesOf(['agreement'], rows.tableProps.dataSource ?? [], rows.filter('instance'))
  const inWords = (of: 'kind' | 'state', values: readonly string[]) =>
    values.map((value) => ({ value, label: text(`office.exceptions.${of}.${value}`) }))
  return (
    <div className="page">
      <h1 className="page__title">{text('office.exceptions.title')}</h1>
      <p className="page__lead">{text('office.exceptions.lead')}</p>
      <RowsTable
        rows={rows}
        columns={useExceptionColumns(opened.to)}
        rowKey={({ id }) => id}
        title={text('office.exceptions.title')}
        empty={text('office.exceptions.empty')}
        searches={text('office.exceptions.search')}
        sums="open"
        filters={
          <>
            <FilterSelect
              rows={rows}
              field="state"
              label={text('office.exceptions.status')}
              options={inWords('state', ['open', 'resolved'])}
            />
            <FilterSelect
              rows={rows}
              field="kind"
              label={text('office.exceptions.what')}
              options={inWords('kind', kinds)}
              width={230}
            />
            <FilterSelect
              rows={rows}
              field="instance"
              label={text('office.exceptions.instance')}
              options={instances.map((value) => ({ value, label: instanceWords(value, text) }))}
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
