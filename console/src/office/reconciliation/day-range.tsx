import { Button, Form, Input } from 'antd'
import { Link, useSearchParams } from 'react-router'
import { useTranslate } from '../../i18n.ts'

interface Span {
  readonly from: string
  readonly to: string
}

interface Props extends Span {
  /** What the hub says of a span that it does not take. */
  readonly error: string | undefined
}

/** From which day until which. Each day asks the vendors, so nothing is read before the person says so. */
export function DayRange({ from, to, error }: Props) {
  const t = useTranslate()
  const [search, setSearch] = useSearchParams()
  const refused = error === undefined ? {} : { validateStatus: 'error' as const, help: error }
  return (
    <Form<Span>
      layout="inline"
      colon={false}
      className="day-range"
      initialValues={{ from, to }}
      onFinish={(span) => setSearch({ ...span })}
    >
      <Form.Item name="from" label={t('office.reconciliation.from')} {...refused}>
        <Input type="date" className="rows__day" min="2000-01-01" max="2099-12-31" />
      </Form.Item>
      <Form.Item name="to" label={t('office.reconciliation.to')}>
        <Input type="date" className="rows__day" min="2000-01-01" max="2099-12-31" />
      </Form.Item>
      <Button htmlType="submit">{t('office.reconciliation.show')}</Button>
      {search.size > 0 && <Link to="?">{t('office.reconciliation.lastDays')}</Link>}
    </Form>
  )
}
