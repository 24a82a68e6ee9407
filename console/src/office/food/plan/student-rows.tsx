import { SearchOutlined } from '@ant-design/icons'
import { Input, Table } from 'antd'
import { useState } from 'react'
import { useLocale, useTranslate } from '../../../i18n.ts'
import type { Column } from '../../list/column.ts'
import { highlight } from '../../list/highlight.tsx'
import '../../list/list.css'
import { cellValue } from '../../list/cell-value.ts'
import { SaveMenu } from '../../list/save-menu.tsx'

interface Row {
  readonly student: string
  readonly name: string
}

interface Props<R extends Row> {
  readonly columns: readonly Column<R>[]
  readonly rows: readonly R[]
}

/** Students that are all here already: searched, paged, and taken home as a file. */
export function StudentRows<R extends Row>({ columns, rows }: Props<R>) {
  const t = useTranslate()
  const { locale } = useLocale()
  const [search, setSearch] = useState('')
  const words = fold(search).split(/\s+/).filter(Boolean)
  const found = rows.filter(({ student, name }) => {
    const content = fold(`${student} ${name}`)
    return words.every((word) => content.includes(word))
  })
  const mark = (content: string) => highlight(content, search)
  return (
    <section className="rows" aria-label={t('office.insertServices.students')}>
      <div className="rows__bar">
        <Input
          type="search"
          className="rows__search"
          allowClear
          prefix={<SearchOutlined aria-hidden />}
          aria-label={t('office.insertServices.search')}
          placeholder={t('office.insertServices.search')}
          maxLength={100}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <span className="rows__gap" />
        <SaveMenu<R>
          columns={columns}
          name={() => t('office.insertServices.file')}
          isEmpty={found.length === 0}
          read={async () => found}
        />
      </div>
      <Table<R>
        size="small"
        rowKey="student"
        dataSource={[...found]}
        columns={columns.map((column) => ({
          key: column.key,
          title: column.title,
          render: (_cell, row) =>
            column.show?.(row, mark) ?? (
              <span className="plan__said">{mark(String(cellValue(column, row, locale) ?? ''))}</span>
            ),
        }))}
        scroll={{ x: 'max-content' }}
        pagination={{ defaultPageSize: 25, hideOnSinglePage: true, responsive: true }}
        locale={{ emptyText: t('office.list.noneFound') }}
      />
    </section>
  )
}

function fold(words: string): string {
  return words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
