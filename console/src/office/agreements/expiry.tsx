import { Tag } from 'antd'
import { useLocale, useTranslate } from '../../i18n.ts'
import { moment } from '../moment.ts'
import { timeLeft } from './time-left.ts'

const colours = { over: 'red', today: 'red', soon: 'red', later: 'default' } as const

/** Until when the bank may be paid; what runs out soon says so in words. */
export function Expiry({ at, now }: { at: string; now: string }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const left = timeLeft(at, now)
  return (
    <>
      {moment(at, locale)}{' '}
      {left.is !== 'later' && (
        <Tag color={colours[left.is]}>
          {t(`office.agreements.left.${left.is}`, { days: 'days' in left ? left.days : 0 })}
        </Tag>
      )}
    </>
  )
}
