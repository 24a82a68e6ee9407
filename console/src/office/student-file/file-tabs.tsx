import { Grid, Select, Tabs } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { useAccess } from '../access/use-permission.ts'
import { useOpenRecord } from '../list/use-open-record.ts'
import { DocumentsView } from './documents-view.tsx'
import { FamilyView } from './family-view.tsx'
import { HistoryView } from './history-view.tsx'
import { PaymentsView } from './payments-view.tsx'
import { PersonalView } from './personal-view.tsx'
import { PriceView } from './price-view.tsx'
import type { StudentFile } from './student-file.ts'

interface Props {
  readonly file: StudentFile
  readonly onAgain: () => void
}

/** The parts of the file; which one is open stands in the address. Narrow windows have no room for a row of tabs. */
export function FileTabs({ file, onAgain }: Props) {
  const t = useTranslate()
  const { can } = useAccess()
  const { lg } = Grid.useBreakpoint()
  const opened = useOpenRecord('tab')
  const items = [
    { key: 'family', children: <FamilyView file={file} /> },
    { key: 'price', children: <PriceView file={file} /> },
    { key: 'payments', children: <PaymentsView payments={file.payments} /> },
    { key: 'documents', children: <DocumentsView file={file} onAgain={onAgain} /> },
    { key: 'history', children: <HistoryView file={file} /> },
    ...(can('GET /api/privacy/families/{student}')
      ? [{ key: 'personal', children: <PersonalView student={file.student} /> }]
      : []),
  ].map((item) => ({ ...item, label: t(`office.studentFile.tab.${item.key}`) }))
  const active = items.find(({ key }) => key === opened.value) ?? items[0]
  const choice = (
    <Select
      className="file-tabs__choice"
      aria-label={t('office.studentFile.part')}
      value={active?.key ?? ''}
      options={items.map(({ key, label }) => ({ value: key, label }))}
      onChange={opened.open}
    />
  )
  // One tree at any width: a dialog in it stays open when a tablet is turned.
  return (
    <Tabs
      activeKey={active?.key ?? ''}
      items={items}
      onChange={opened.open}
      destroyOnHidden
      {...(lg !== true && { renderTabBar: () => choice })}
    />
  )
}
