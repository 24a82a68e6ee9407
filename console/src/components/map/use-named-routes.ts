import { useMemo } from 'react'
import { useTranslate } from '../../i18n.ts'
import type { NamedRoute } from './draw-home-map.ts'
import type { Measure } from './measure.ts'

/** The measured ways with the names that the list beside the map gives them. */
export function useNamedRoutes(measure: Measure | null): readonly NamedRoute[] {
  const t = useTranslate()
  return useMemo(
    () =>
      (measure?.paths ?? []).map((path, place) => ({
        name: t('transport.routes.route', { n: place + 1 }),
        path,
      })),
    [measure, t],
  )
}
