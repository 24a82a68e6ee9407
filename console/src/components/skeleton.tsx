import { useEffect, useState } from 'react'
import { useTranslate } from '../i18n.ts'
import './skeleton.css'

const SLOW_MS = 8000

export interface SkeletonProps {
  /** Height in pixels of each block, in the shape of what is coming. */
  blocks?: readonly (16 | 24 | 48 | 96 | 160 | 240)[] | undefined
}

/** What is coming, in its shape; after eight seconds it says that it takes longer than usual. */
export function Skeleton({ blocks = [24, 96, 160] }: SkeletonProps) {
  const t = useTranslate()
  const slow = useSlow()
  return (
    <div className="skeleton">
      <output className={slow ? 'skeleton__slow' : 'unseen'}>
        {t(slow ? 'common.slow' : 'common.loading')}
      </output>
      {blocks.map((height, place) => (
        <span key={place} className={`skeleton__block skeleton__block--${height}`} aria-hidden="true" />
      ))}
    </div>
  )
}

function useSlow(): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [])
  return slow
}
