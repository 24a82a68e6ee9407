import { Button, Form, Input, Select, Alert } from 'antd'
import { useState } from 'react'
import { useTranslate, useLocale } from '../../i18n.ts'
import { usePermission } from '../access/use-permission.ts'
import { FilterSelect } from '../list/filter-select.tsx'
import { RowsTable } from '../list/rows-table.tsx'
import { useRows } from '../list/use-rows.ts'
import { useShortcut } from '../shortcuts/shortcuts.tsx'
import type { ResponseOf, BodyOf } from '../api/call.ts'
import { FormProblem } from '../form/form-problem.tsx'
import { RolesField } from '../form/roles-field.tsx'
import { useRecordForm } from '../form/use-record-form.ts'
import { Dialog, useFocusBack } from '../form/dialog.tsx'
import { CopyButton } from '../form/copy-button.tsx'
import { moment } from '../moment.ts'
import { useSeasonTime } from '../use-season-time.ts'
import { useKeyColumns } from './use-key-columns.tsx'

/** The keys of machines: who they are for, what they open, and when they were last used. */
export default function KeysPage() {
  const t = useTranslate()
  const rows = useRows('keys', { sort: { field: 'created_at', order: 'desc' } })
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

type NewKey = BodyOf<'POST /api/keys'>

/** Asks for a key's name and roles, then shows the key this once. */
function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const [issued, setIssued] = useState<ResponseOf<'POST /api/keys'> | null>(null)
  useFocusBack()
  return issued === null ? (
    <AskForKey onIssued={setIssued} onClose={onClose} />
  ) : (
    <IssuedKeyDialog issued={issued} onClose={onClose} />
  )
}

/** Days; null: for ever. */
const lives = [30, 90, 365, 730, null] as const

interface Props {
  readonly onIssued: (issued: ResponseOf<'POST /api/keys'>) => void
  readonly onClose: () => void
}

function AskForKey({ onIssued, onClose }: Props) {
  const t = useTranslate()
  const { form, formProps, isSaving, problem } = useRecordForm({
    resource: 'keys',
    action: 'create',
    initialValues: { days: 90 },
    bodyOf: (newKey: NewKey) => ({ ...newKey, name: newKey.name.trim() }),
    onSaved: onIssued,
  })
  return (
    <Dialog
      title={t('office.keys.create')}
      okText={t('office.keys.add')}
      cancelText={t('common.cancel')}
      confirmLoading={isSaving}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form<NewKey> {...formProps} layout="vertical" requiredMark={false}>
        <Form.Item
          name="name"
          label={t('office.keys.name')}
          extra={t('office.keys.nameHint')}
          rules={[{ required: true, whitespace: true, message: t('office.keys.nameMissing') }]}
        >
          <Input maxLength={100} autoComplete="off" />
        </Form.Item>
        <RolesField />
        <Form.Item name="days" label={t('office.keys.opens')} extra={t('office.keys.opensHint')}>
          <Select<number | null>
            options={lives.map((days) => ({
              value: days,
              label: days === null ? t('office.keys.forEver') : t('office.keys.days', { days }),
            }))}
          />
        </Form.Item>
        <FormProblem problem={problem} />
      </Form>
    </Dialog>
  )
}

interface IssuedKeyDialogProps {
  readonly issued: ResponseOf<'POST /api/keys'>
  readonly onClose: () => void
}

/** The one time that a key can be read: nothing but its own button closes this. */
function IssuedKeyDialog({ issued: { name, key, expires_at: expires }, onClose }: IssuedKeyDialogProps) {
  const t = useTranslate()
  const { locale } = useLocale()
  const toSeason = useSeasonTime()
  return (
    <Dialog
      title={t('office.keys.issuedTitle', { name })}
      closable={false}
      maskClosable={false}
      keyboard={false}
      footer={<Button onClick={onClose}>{t('office.keys.kept')}</Button>}
    >
      <div className="page">
        <Alert
          type="warning"
          showIcon
          message={t('office.keys.once')}
          description={t('office.keys.onceBody')}
        />
        <Input
          readOnly
          className="figures"
          aria-label={t('office.keys.key')}
          value={key}
          onFocus={(event) => event.target.select()}
        />
        <p>
          {expires === null
            ? t('office.keys.issuedForEver')
            : t('office.keys.issuedUntil', { date: moment(toSeason(expires), locale) })}
        </p>
        <div className="page__acts">
          <CopyButton type="primary" value={key} />
        </div>
      </div>
    </Dialog>
  )
}
