import { Button } from 'antd'
import { useMemo } from 'react'
import { useTranslate } from '../../i18n.ts'
import { formatCount } from '../../numbers.ts'
import type { Point } from '../../components/map/place.ts'
import type { Bounds, Home } from './index-homes.ts'
import { countByZone, RINGS } from './zones.ts'
import type { Zone } from './zones.ts'

interface Props {
  readonly homes: readonly Home[]
  readonly school: Point
  readonly onZone: (bounds: Bounds) => void
}

/** The map in figures. A side's name shows its homes on the map. */
export function ZonesTable({ homes, school, onZone }: Props) {
  const t = useTranslate()
  const zones = useMemo(() => countByZone(homes, school), [homes, school])
  const [near, middle] = RINGS
  const rings = [
    t('office.homesMap.upTo', { km: near }),
    t('office.homesMap.between', { from: near, to: middle }),
    t('office.homesMap.beyond', { km: middle }),
  ]
  return (
    <section className="panel homes__zones">
      <h2 id="homes-by-zone">{t('office.homesMap.zones')}</h2>
      <div className="homes__scroll">
        <table className="zones" aria-labelledby="homes-by-zone">
          <thead>
            <tr>
              <th scope="col">{t('office.homesMap.side')}</th>
              {rings.map((ring) => (
                <th key={ring} scope="col" className="figures">
                  {ring}
                </th>
              ))}
              <th scope="col" className="figures">
                {t('office.homesMap.total')}
              </th>
            </tr>
          </thead>
          <tbody>
            {zones.map((zone) => (
              <tr key={zone.side}>
                <th scope="row">
                  <ZoneName zone={zone} onZone={onZone} />
                </th>
                {zone.counts.map((count, ring) => (
                  <td key={rings[ring]} className="figures">
                    {formatCount(count)}
                  </td>
                ))}
                <td className="figures zones__total">{formatCount(zone.homes)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function ZoneName({ zone: { side, bounds }, onZone }: { zone: Zone; onZone: Props['onZone'] }) {
  const t = useTranslate()
  const name = t(`office.homesMap.sides.${side}`)
  return bounds === null ? (
    name
  ) : (
    <Button type="link" size="small" onClick={() => onZone(bounds)}>
      {name}
    </Button>
  )
}
