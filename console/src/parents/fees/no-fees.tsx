import type { CurrentSeason } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { Button } from '../../components/button.tsx'

interface Props {
  season: CurrentSeason | null
  onAll: () => void
}

/** A grade without fees: what to do instead. */
export function NoFees({ season, onAll }: Props) {
  const t = useTranslate()
  return (
    <div className="fees__empty">
      <output className="fees__empty-title">{t('fees.empty')}</output>
      {season && <p>{t('fees.emptyBody', { phone: season.school.phone })}</p>}
      <Button variant="secondary" onClick={onAll}>
        {t('fees.seeAll')}
      </Button>
    </div>
  )
}
