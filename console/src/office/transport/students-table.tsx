import { Button, Table, Tag } from 'antd'
import type { TableColumnType } from 'antd'
import { useLocale, useTranslate } from '../../i18n.ts'
import { kilometres } from '../../components/map/place.ts'
import { usePreferences } from '../theme/preferences.ts'
import { NearBorder } from './near-border.tsx'
import type { StudentHome } from './student-home.ts'

interface Props {
  readonly students: readonly StudentHome[]
  readonly chosen: string | undefined
  readonly onChoose: (student: string) => void
}

/** The students asked for: what they need and how far they live. The code opens the calculation. */
export function StudentsTable({ students, chosen, onChoose }: Props) {
  const t = useTranslate()
  const { preferences } = usePreferences()
  const near = students.filter((student) => student.near_border).length
  return (
    <section className="rows" aria-labelledby="transport-students">
      <div className="rows__bar">
        <h2 id="transport-students" className="transport__title">
          {t('office.transportation.students')}
        </h2>
        <span className="rows__gap" />
        <output className="rows__count">
          {t(near === 0 ? 'office.transportation.found' : 'office.transportation.foundNear', {
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
  const t = useTranslate()
  const { locale } = useLocale()
  return [
    {
      key: 'student',
      title: t('office.transportation.code'),
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
    { key: 'name', title: t('office.transportation.name'), dataIndex: 'name' },
    {
      key: 'grade',
      title: t('office.grades.present'),
      render: (_cell, { grade }) => grade || '—',
    },
    {
      key: 'requirement',
      title: t('office.transportation.requirement'),
      render: (_cell, { requirement }) => <Requirement {...requirement} />,
    },
    {
      key: 'home',
      title: t('office.transportation.home'),
      render: (_cell, { home }) => (home === null ? t('office.transportation.noHome') : home.address || '—'),
    },
    {
      key: 'metres',
      title: t('office.transportation.distance'),
      align: 'right',
      className: 'figures',
      render: (_cell, { metres }) =>
        metres === null ? '—' : t('transport.routes.km', { km: kilometres(metres, locale) }),
    },
    {
      key: 'band',
      title: t('office.transportation.band'),
      render: (_cell, { band, near_border: isNear }) => (
        <>
          {band === null ? t('office.transportation.notMeasured') : t(`office.transportation.bands.${band}`)}{' '}
          {isNear && <NearBorder />}
        </>
      ),
    },
  ]
}

/** How the profile's free text was read, and the text itself where a person must read it. */
function Requirement({ text: written, way, busStop, flagged }: StudentHome['requirement']) {
  const t = useTranslate()
  if (flagged) return <Tag color="red">{t('office.transportation.flagged', { written })}</Tag>
  if (way === null) return t('office.transportation.noNeed')
  return t('office.transportation.need', {
    way: t(`transport.modality.${way}`),
    stop: t(busStop ? 'transport.ride.busStop' : 'transport.ride.door'),
  })
}
