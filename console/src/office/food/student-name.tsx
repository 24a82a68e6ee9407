import { Tag } from 'antd'
import { useTexts } from '../../i18n.ts'
import { useRead } from '../api/use-read.ts'

/** Whose a code is, with the grade: so that a wrong digit is noticed before anything is done. */
export function StudentName({ code }: { code: string }) {
  const text = useTexts()
  const { answer, problem } = useRead('GET /api/people/students/{student}', { params: { student: code } })
  if (problem?.code === 'NOT_FOUND') return text('office.food.nobody')
  if (problem !== null) return text('office.food.nameless')
  if (answer === undefined) return text('common.loading')
  const name = `${answer.first_name} ${answer.last_name}`
  const named = answer.grade === '' ? name : `${name} · ${answer.grade}`
  if (!answer.left_school) return named
  return (
    <>
      {named} <Tag>{text('office.sis.left')}</Tag>
    </>
  )
}
