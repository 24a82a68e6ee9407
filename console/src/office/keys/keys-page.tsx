import { Button } from 'antd'
import { useState } from 'react'
import { useTranslate } from '../../i18n.ts'
import { usePermission } from '../access/use-permission.ts'
import { FilterSelect } from '../list/filter-select.tsx'
import { RowsTable } from '../list/rows-table.tsx'
import { useRows } from '../list/use-rows.ts'
import { useShortcut } from '../shortcuts/shortcuts.tsx'
import type { ApiKey } from './key.ts'
import { NewKeyDialog } from './new-key-dialog.tsx'
import { useKeyColumns } from './use-key-columns.tsx'

/** The keys of machines: who they are for, what they open, and when they were last used. */
export default function KeysPage() {
  const t = useTranslate()
  const rows = useRows<ApiKey>({ resource: 'keys', sort: { field: 'created_at', order: 'desc' } })
  const states = ['false', 'true'].map((value) => ({ value, label: t(`office.keys.revoked.${value}`) }))
  return (
    <div className="page">
      <h1 className="page__title">{t('office.keys.title')}</h1>
      <p className="page__lead">{t('office.keys.lead')}</p>
      <RowsTable
        rows={rows}
        columns={useKeyColumns()}
        rowKey={({ id }) => id}
        title={t('office.keys.title')}
        searches={t('office.keys.search')}
        filters={<FilterSelect rows={rows} field="revoked" label={t('office.keys.state')} options={states} />}
        actions={<AddKey />}
        empty={t('office.keys.empty')}
      />
    </div>
  )
}

function AddKey() {
  return usePermission('POST /api/keys') ? <AddKeyButton /> : null
}

function AddKeyButton() {
  const t = useTranslate()
  const [isAdding, setAdding] = useState(false)
  useShortcut('n', 'office.shortcuts.create', () => setAdding(true))
  return (
    <>
      <Button type="primary" onClick={() => setAdding(true)}>
        {t('office.keys.create')}
      </Button>
      {isAdding && <NewKeyDialog onClose={() => setAdding(false)} />}
    </>
  )
}
