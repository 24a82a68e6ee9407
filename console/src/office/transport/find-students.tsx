import { SearchOutlined } from '@ant-design/icons'
import { Button, Form, Input, Select } from 'antd'
import type { CurrentSeason } from '../../api/types.ts'
import { useTexts } from '../../i18n.ts'
import { MOST, readCodes } from './read-codes.ts'

interface Props {
  readonly years: CurrentSeason['years']
  readonly year: string | undefined
  readonly written: string
  readonly isReading: boolean
  readonly onFind: (asked: { year: string; students: string }) => void
}

/** The school year, without which nothing is searched, and the students' codes. */
export function FindStudents({ years, year, written, isReading, onFind }: Props) {
  const text = useTexts()
  return (
    <Form
      className="panel find-students"
      layout="vertical"
      requiredMark={false}
      initialValues={{ year, students: written }}
      onFinish={(asked: { year: string; students: string }) =>
        onFind({ year: asked.year, students: readCodes(asked.students).codes.join(',') })
      }
    >
      <Form.Item
        name="year"
        label={text('office.transportation.year')}
        rules={[{ validator: (_rule, chosen?: string) => checkYear(chosen, text) }]}
      >
        <Select
          placeholder={text('office.transportation.yearChoose')}
          options={years.map(({ season, project }) => ({ value: project, label: season }))}
        />
      </Form.Item>
      <Form.Item
        name="students"
        className="find-students__codes"
        label={text('office.transportation.codes')}
        extra={text('office.transportation.codesHint')}
        rules={[{ validator: (_rule, value: string) => checkCodes(value, text) }]}
      >
        <Input maxLength={2000} autoComplete="off" allowClear />
      </Form.Item>
      <Form.Item label=" " className="find-students__act">
        <Button
          type="primary"
          htmlType="submit"
          icon={<SearchOutlined aria-hidden="true" />}
          loading={isReading}
        >
          {text('office.transportation.find')}
        </Button>
      </Form.Item>
    </Form>
  )
}

// A rule of `required` would write an attribute on the select that its role does not allow.
async function checkYear(chosen: string | undefined, text: ReturnType<typeof useTexts>): Promise<void> {
  if (chosen === undefined) throw new Error(text('office.transportation.yearMissing'))
}

async function checkCodes(written: string, text: ReturnType<typeof useTexts>): Promise<void> {
  const { codes, malformed } = readCodes(written)
  const [first] = malformed
  if (first !== undefined) throw new Error(text('office.transportation.codeMalformed', { code: first }))
  if (codes.length === 0) throw new Error(text('office.transportation.codesMissing'))
  if (codes.length > MOST) throw new Error(text('office.transportation.codesTooMany', { n: MOST }))
}
