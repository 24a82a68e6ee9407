import type { CurrentSeason } from '../../api/types.ts'
import { useTexts } from '../../i18n.ts'
import { Button } from '../../components/button.tsx'

interface Props {
  season: CurrentSeason | null
  onAll: () => void
}

/** A grade without fees: what to do instead. */
export function NoFees({ season, onAll }: Props) {
  const text = useTexts()
  return (
    <div className="fees__empty">
      <output className="fees__empty-title">{text('fees.empty')}</output>
      {season && <p>{text('fees.emptyBody', { phone: season.school.phone })}</p>}
      <Button look="secondary" onClick={onAll}>
        {text('fees.seeAll')}
      </Button>
    </div>
  )
}
