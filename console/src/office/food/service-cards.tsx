import { useId } from 'react'
import { useTexts } from '../../i18n.ts'
import { foodServices } from './food-service.ts'
import type { FoodService } from './food-service.ts'
import './service-cards.css'

interface Props {
  readonly chosen: FoodService
  readonly onChoose: (service: FoodService) => void
}

/** The three services, large enough for a finger. */
export function ServiceCards({ chosen, onChoose }: Props) {
  const text = useTexts()
  const name = useId()
  return (
    <fieldset>
      <legend className="service-cards__legend">{text('office.food.choose')}</legend>
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
            {text(`office.food.service.${service}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
