import { useEffect, useId, useState, useSyncExternalStore } from 'react'
import { useTranslate } from '../../i18n.ts'
import grow from './slides/grow.svg'
import plan from './slides/plan.svg'
import route from './slides/route.svg'
import './carousel.css'

const SLIDES = [
  { name: 'plan', image: plan },
  { name: 'route', image: route },
  { name: 'grow', image: grow },
] as const
const TURN_MS = 6000

/** Three pictures. They turn by themselves until stopped, and never for who asked for less motion. */
export function Carousel() {
  const t = useTranslate()
  const heading = useId()
  const [place, setPlace] = useState(0)
  const [moving, setMoving] = useMoving()
  const slide = SLIDES[place] ?? SLIDES[0]

  useEffect(() => {
    if (!moving) return undefined
    const timer = setInterval(() => setPlace((now) => (now + 1) % SLIDES.length), TURN_MS)
    return () => clearInterval(timer)
  }, [moving])

  const go = (step: number) => {
    setMoving(false)
    setPlace((place + step + SLIDES.length) % SLIDES.length)
  }

  return (
    <section className="carousel" aria-roledescription="carousel" aria-labelledby={heading}>
      <h2 id={heading} className="carousel__title">
        {t('login.carousel')}
      </h2>
      <figure className="carousel__slide" aria-live={moving ? 'off' : 'polite'}>
        <img
          className="carousel__image"
          src={slide.image}
          width="640"
          height="300"
          alt={t('login.slideOf', { n: place + 1, total: SLIDES.length })}
          loading="lazy"
        />
        <figcaption className="carousel__text">{t(`login.slides.${slide.name}`)}</figcaption>
      </figure>
      <div className="carousel__controls">
        <Control label={t('login.previous')} draw="M15 5l-7 7 7 7" onPress={() => go(-1)} />
        <Control
          label={t(moving ? 'login.pause' : 'login.play')}
          draw={moving ? 'M9 6v12M15 6v12' : 'M9 6l9 6-9 6z'}
          onPress={() => setMoving(!moving)}
        />
        <Control label={t('login.next')} draw="M9 5l7 7-7 7" onPress={() => go(1)} />
        <span className="carousel__dots" aria-hidden="true">
          {SLIDES.map(({ name }) => (
            <i
              key={name}
              className={name === slide.name ? 'carousel__dot carousel__dot--now' : 'carousel__dot'}
            />
          ))}
        </span>
      </div>
    </section>
  )
}

function Control({ label, draw, onPress }: { label: string; draw: string; onPress: () => void }) {
  return (
    <button type="button" className="carousel__control" aria-label={label} onClick={onPress}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="none" stroke="currentColor">
        <path d={draw} strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </button>
  )
}

// Until a reader decides, the system's preference for motion does; a page drawn ahead of its script stands still.
function useMoving() {
  const still = useSyncExternalStore(watchMotion, prefersStill, () => true)
  const [decided, setDecided] = useState<boolean | null>(null)
  return [decided ?? !still, setDecided] as const
}

const STILL = '(prefers-reduced-motion: reduce)'

function prefersStill(): boolean {
  return matchMedia(STILL).matches
}

function watchMotion(listener: () => void): () => void {
  const query = matchMedia(STILL)
  // Safari 12 and 13 have only the older names of these two.
  query.addEventListener?.('change', listener)
  return () => query.removeEventListener?.('change', listener)
}
