import { SearchOutlined } from '@ant-design/icons'
import { Button, Form, Input, Select } from 'antd'
import type { CurrentSeason } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { MAX_CODES, readCodes } from './read-codes.ts'

interface Props {
  readonly years: CurrentSeason['years']
  readonly year: string | undefined
  readonly written: string
  readonly isReading: boolean
  readonly onFind: (values: { year: string; students: string }) => void
}

/** The school year, without which nothing is searched, and the students' codes. */
export function FindStudents({ years, year, written, isReading, onFind }: Props) {
  const t = useTranslate()
  return (
    <Form
      className="panel find-students"
      layout="vertical"
      requiredMark={false}
      initialValues={{ year, students: written }}
      onFinish={(values: { year: string; students: string }) =>
        onFind({ year: values.year, students: readCodes(values.students).codes.join(',') })
      }
    >
      <Form.Item
        name="year"
        label={t('office.transportation.year')}
        rules={[{ validator: (_rule, chosen?: string) => checkYear(chosen, t) }]}
      >
        <Select
          placeholder={t('office.transportation.yearChoose')}
          options={years.map(({ season, project }) => ({ value: project, label: season }))}
        />
      </Form.Item>
      <Form.Item
        name="students"
        className="find-students__codes"
        label={t('office.transportation.codes')}
        extra={t('office.transportation.codesHint')}
        rules={[{ validator: (_rule, value: string) => checkCodes(value, t) }]}
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
          {t('office.transportation.find')}
        </Button>
      </Form.Item>
    </Form>
  )
}

// A rule of `required` would write an attribute on the select that its role does not allow.
async function checkYear(chosen: string | undefined, t: ReturnType<typeof useTranslate>): Promise<void> {
  if (chosen === undefined) throw new Error(t('office.transportation.yearMissing'))
}

async function checkCodes(written: string, t: ReturnType<typeof useTranslate>): Promise<void> {
  const { codes, malformed } = readCodes(written)
  const [first] = malformed
  if (first !== undefined) throw new Error(t('office.transportation.codeMalformed', { code: first }))
  if (codes.length === 0) throw new Error(t('office.transportation.codesMissing'))
  if (codes.length > MAX_CODES) throw new Error(t('office.transportation.codesTooMany', { n: MAX_CODES }))
}
