import { useTranslate } from '../../i18n.ts'
import type { Column } from '../list/column.ts'
import { RowLink } from '../list/row-link.tsx'
import type { OpenRecord } from '../list/use-open-record.ts'
import type { Fee } from './fee-form.ts'
import { FeeTypeTag } from './fee-type-tag.tsx'
import { markedFigures } from './marked-figures.tsx'

/** Everything but the id is searched, and shows what was found. */
export function useFeeColumns(search: string, { to }: OpenRecord): readonly Column<Fee>[] {
  const t = useTranslate()
  return [
    {
      key: 'id',
      title: t('office.fees.id'),
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
      title: t('office.fees.grade'),
      value: ({ grade_enrollment: grade }) => grade,
      sorts: true,
    },
    { key: 'code', title: t('office.fees.code'), value: ({ code }) => code, sorts: true },
    { key: 'concept', title: t('office.fees.concept'), value: ({ concept }) => concept, sorts: true },
    {
      key: 'value',
      title: t('office.fees.value'),
      value: ({ value }) => value,
      show: ({ value }) => markedFigures(value, search),
      sorts: true,
      is: 'pesos',
    },
    {
      key: 'type',
      title: t('office.fees.type'),
      value: ({ type }) => type,
      show: ({ type }, marked) => <FeeTypeTag type={type}>{marked(type)}</FeeTypeTag>,
      sorts: true,
    },
  ]
}
