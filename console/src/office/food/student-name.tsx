import { Tag } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { useRead } from '../api/use-read.ts'

/** Whose a code is, with the grade: so that a wrong digit is noticed before anything is done. */
export function StudentName({ code }: { code: string }) {
  const t = useTranslate()
  const { answer, problem } = useRead('GET /api/people/students/{student}', { params: { student: code } })
  if (problem?.code === 'NOT_FOUND') return t('office.food.nobody')
  if (problem !== null) return t('office.food.nameless')
  if (answer === undefined) return t('common.loading')
  const name = `${answer.first_name} ${answer.last_name}`
  const named = answer.grade === '' ? name : `${name} · ${answer.grade}`
  if (!answer.left_school) return named
  return (
    <>
      {named} <Tag>{t('office.sis.left')}</Tag>
    </>
  )
}
