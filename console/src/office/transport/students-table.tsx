import { Button, Table, Tag } from 'antd'
import type { TableColumnType } from 'antd'
import { useLocale, useTexts } from '../../i18n.ts'
import { kilometres } from '../../components/map/place.ts'
import { usePreferences } from '../theme/use-preferences.ts'
import { NearBorder } from './near-border.tsx'
import type { StudentHome } from './student-home.ts'

interface Props {
  readonly students: readonly StudentHome[]
  readonly chosen: string | undefined
  readonly onChoose: (student: string) => void
}

/** The students asked for: what they need and how far they live. The code opens the calculation. */
export function StudentsTable({ students, chosen, onChoose }: Props) {
  const text = useTexts()
  const { preferences } = usePreferences()
  const near = students.filter((student) => student.near_border).length
  return (
    <section className="rows" aria-labelledby="transport-students">
      <div className="rows__bar">
        <h2 id="transport-students" className="transport__title">
          {text('office.transportation.students')}
        </h2>
        <span className="rows__gap" />
        <output className="rows__count">
          {text(near === 0 ? 'office.transportation.found' : 'office.transportation.foundNear', {
            n: students.length,
            near,
          })}
        </output>
      </div>
      <Table<StudentHome>
        dataSource={[...students]}
        rowKey={({ student }) => student}
        columns={useColumns(chosen, onChoose)}
        size={preferences.density === 'dense' ? 'small' : 'middle'}
        scroll={{ x: 'max-content' }}
        rowClassName={({ student }) => (student === chosen ? 'transport__chosen' : '')}
        pagination={{ pageSize: 12, hideOnSinglePage: true, showSizeChanger: false }}
      />
    </section>
  )
}

function useColumns(chosen: Props['chosen'], onChoose: Props['onChoose']): TableColumnType<StudentHome>[] {
  const text = useTexts()
  const { locale } = useLocale()
  return [
    {
      key: 'student',
      title: text('office.transportation.code'),
      render: (_cell, { student }) => (
        <Button
          size="small"
          type={student === chosen ? 'primary' : 'default'}
          aria-pressed={student === chosen}
          onClick={() => onChoose(student)}
        >
          {student}
        </Button>
      ),
    },
    { key: 'name', title: text('office.transportation.name'), dataIndex: 'name' },
    {
      key: 'grade',
      title: text('office.grades.present'),
      render: (_cell, { grade }) => grade || '—',
    },
    {
      key: 'requirement',
      title: text('office.transportation.requirement'),
      render: (_cell, { requirement }) => <Requirement {...requirement} />,
    },
    {
      key: 'home',
      title: text('office.transportation.home'),
      render: (_cell, { home }) =>
        home === null ? text('office.transportation.noHome') : home.address || '—',
    },
    {
      key: 'metres',
      title: text('office.transportation.distance'),
      align: 'right',
      className: 'figures',
      render: (_cell, { metres }) =>
        metres === null ? '—' : text('transport.routes.km', { km: kilometres(metres, locale) }),
    },
    {
      key: 'band',
      title: text('office.transportation.band'),
      render: (_cell, { band, near_border: isNear }) => (
        <>
          {band === null
            ? text('office.transportation.notMeasured')
            : text(`office.transportation.bands.${band}`)}{' '}
          {isNear && <NearBorder />}
        </>
      ),
    },
  ]
}

/** How the profile's free text was read, and the text itself where a person must read it. */
function Requirement({ text: written, way, busStop, flagged }: StudentHome['requirement']) {
  const text = useTexts()
  if (flagged) return <Tag color="red">{text('office.transportation.flagged', { written })}</Tag>
  if (way === null) return text('office.transportation.noNeed')
  return text('office.transportation.need', {
    way: text(`transport.modality.${way}`),
    stop: text(busStop ? 'transport.ride.busStop' : 'transport.ride.door'),
  })
}
