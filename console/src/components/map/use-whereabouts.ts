import { useLocale, useTranslate } from '../../i18n.ts'
import { compassOf, kilometres, type Point, straightMetres } from './place.ts'

/** Says where a point lies, seen from the school: how many kilometres away and on which side, as values of a text. */
export function useWhereabouts(school: Point): (at: Point) => { km: string; side: string } {
  const t = useTranslate()
  const { locale } = useLocale()
  return (at) => ({
    km: kilometres(straightMetres(school, at), locale),
    side: t(`transport.compass.${compassOf(school, at)}`),
  })
}
