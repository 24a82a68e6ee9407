import { useId } from 'react'
import { useTranslate } from '../../i18n.ts'
import { foodServices } from './food-service.ts'
import type { FoodService } from './food-service.ts'
import './service-cards.css'

interface Props {
  readonly chosen: FoodService
  readonly onChoose: (service: FoodService) => void
}

/** The three services, large enough for a finger. */
export function ServiceCards({ chosen, onChoose }: Props) {
  const t = useTranslate()
  const name = useId()
  return (
    <fieldset>
      <legend className="service-cards__legend">{t('office.food.choose')}</legend>
      <div className="service-cards">
        {foodServices.map((service) => (
          <label key={service} className="service-card">
            <input
              type="radio"
              name={name}
              value={service}
              checked={service === chosen}
              onChange={() => onChoose(service)}
            />
            {t(`office.food.service.${service}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
