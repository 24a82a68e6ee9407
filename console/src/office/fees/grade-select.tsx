import type { SelectProps } from 'antd'
import { useRead } from '../api/use-read.ts'
import { FormSelect } from '../form/form-select.tsx'

/** The grades of the season, several at once. What antd's Form hands its field goes through. */
export function GradeSelect(props: SelectProps<number[]>) {
  const { answer: grades = [], isReading } = useRead('GET /api/enrollment/admin/grades')
  return (
    <FormSelect<number[]>
      {...props}
      mode="multiple"
      optionFilterProp="label"
      loading={isReading}
      options={grades.map(({ id_grade: value, grade_enrollment: label }) => ({ value, label }))}
    />
  )
}
