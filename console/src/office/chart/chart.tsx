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

interface FiguresTableProps {
  readonly title: string
  readonly heads: readonly string[]
  /** The first cell names the row; the others are figures, already written. */
  readonly rows: readonly (readonly string[])[]
}

/** The figures of a chart, line by line. */
export function FiguresTable({ title, heads, rows }: FiguresTableProps) {
  const t = useTranslate()
  return (
    // It may be wider than a phone, and what scrolls must be reachable by keyboard.
    <section className="figures-table" aria-label={t('office.chart.table', { title })} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...figures]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {figures.map((figure, place) => (
                <td key={heads[place + 1]} className="figures">
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface BarPart {
  readonly pattern: PatternName
  /** Of the whole width, 0 to 1. */
  readonly share: number
}

/** A bar in its parts, from the left. Its words stand beside it, so it says nothing by itself. */
export function Bar({ parts }: { parts: readonly BarPart[] }) {
  const placed = parts.map((part, place) => ({
    ...part,
    from: parts.slice(0, place).reduce((sum, { share }) => sum + share, 0),
  }))
  return (
    <svg className="bar" aria-hidden="true">
      {placed.map(({ pattern, share, from }) => (
        <Pattern key={pattern} pattern={pattern} x={`${from * 100}%`} width={`${share * 100}%`} />
      ))}
    </svg>
  )
}

/** Told apart by more than their colour: full, striped, dotted, hollow. */
export type PatternName = 'full' | 'striped' | 'hollow' | 'dotted'

interface PatternProps {
  readonly pattern: PatternName
  readonly x?: string
  readonly width?: string
}

/** A part of a bar, or its sample in a legend. */
export function Pattern({ pattern, x = '0%', width = '100%' }: PatternProps) {
  const id = useId()
  return (
    <>
      {pattern === 'striped' && (
        <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className="bar__ground" width="6" height="6" />
          <rect className="bar__line" width="3" height="6" />
        </pattern>
      )}
      {pattern === 'dotted' && (
        <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse">
          <circle className="bar__dot" cx="3" cy="3" r="1.2" />
        </pattern>
      )}
      <rect
        className={`bar__part bar__part--${pattern}`}
        x={x}
        width={width}
        height="100%"
        {...((pattern === 'striped' || pattern === 'dotted') && { fill: `url(#${id})` })}
      />
    </>
  )
}
