import { useLocale, useTexts } from '../../i18n.ts'
import { compassOf, kilometres, straightMetres } from '../../parts/map/place.ts'
import type { Point } from '../../parts/map/place.ts'

/** Says where something lies, seen from the school: 'a 2,3 km al norte del colegio'. */
export function useWhereabouts(school: Point): (at: Point) => string {
  const text = useTexts()
  const { locale } = useLocale()
  return (at) =>
    text('office.homesMap.where', {
      km: kilometres(straightMetres(school, at), locale),
      side: text(`transport.compass.${compassOf(school, at)}`),
    })
}
