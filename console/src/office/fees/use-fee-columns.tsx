import { useTexts } from '../../i18n.ts'
import type { Column } from '../list/column.ts'
import { RowLink } from '../list/row-link.tsx'
import type { Opened } from '../list/use-opened.ts'
import type { Fee } from './fee-form.ts'
import { FeeTypeTag } from './fee-type-tag.tsx'
import { markedFigures } from './marked-figures.tsx'

/** Everything but the id is searched, and shows what was found. */
export function useFeeColumns(search: string, { to }: Opened): readonly Column<Fee>[] {
  const text = useTexts()
  return [
    {
      key: 'id',
      title: text('office.fees.id'),
      value: ({ id }) => id,
      show: ({ id, code }) => (
        <RowLink to={to(String(id))} label={`${id}, ${code}`}>
          {id}
        </RowLink>
      ),
      sorts: true,
    },
    {
      key: 'grade',
      title: text('office.fees.grade'),
      value: ({ grade_enrollment: grade }) => grade,
      sorts: true,
    },
    { key: 'code', title: text('office.fees.code'), value: ({ code }) => code, sorts: true },
    { key: 'concept', title: text('office.fees.concept'), value: ({ concept }) => concept, sorts: true },
    {
      key: 'value',
      title: text('office.fees.value'),
      value: ({ value }) => value,
      show: ({ value }) => markedFigures(value, search),
      sorts: true,
      is: 'pesos',
    },
    {
      key: 'type',
      title: text('office.fees.type'),
      value: ({ type }) => type,
      show: ({ type }, marked) => <FeeTypeTag type={type}>{marked(type)}</FeeTypeTag>,
      sorts: true,
    },
  ]
}
