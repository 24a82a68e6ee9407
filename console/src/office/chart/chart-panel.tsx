import { Button } from 'antd'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n.ts'
import './chart.css'

interface Props {
  /** The question that the chart answers. */
  readonly title: string
  /** The same figures for who reads numbers rather than bars. */
  readonly table: ReactNode
  readonly children: ReactNode
}

/** A question and its answer, drawn or as a table. */
export function ChartPanel({ title, table, children }: Props) {
  const t = useTranslate()
  const heading = useId()
  const [shows, setShows] = useState<'chart' | 'table'>('chart')
  const other = shows === 'chart' ? 'table' : 'chart'
  return (
    <section className="panel chart" aria-labelledby={heading}>
      <header className="chart__head">
        <h2 id={heading}>{title}</h2>
        <Button
          size="small"
          aria-label={`${t(`office.chart.to-${other}`)}: ${title}`}
          onClick={() => setShows(other)}
        >
          {t(`office.chart.to-${other}`)}
        </Button>
      </header>
      {shows === 'chart' ? children : table}
    </section>
  )
}
