import { useTranslate } from '../../i18n.ts'

interface Props {
  readonly title: string
  readonly heads: readonly string[]
  /** The first cell names the row; the others are figures, already written. */
  readonly rows: readonly (readonly string[])[]
}

/** The figures of a chart, line by line. */
export function FiguresTable({ title, heads, rows }: Props) {
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
