import { useState } from 'react'

/** The activity's own picture; a drawing of ours when it has none or it cannot be shown. */
export function ActivityPicture({ link, kind }: { link: string | null; kind: keyof typeof DRAWINGS }) {
  const [broken, setBroken] = useState(false)
  if (link && !broken) {
    return (
      <img
        className="activity__picture"
        src={link}
        alt=""
        width="320"
        height="160"
        loading="lazy"
        onError={() => setBroken(true)}
      />
    )
  }
  return (
    <svg
      className="activity__picture"
      viewBox="0 0 320 160"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width="320" height="160" fill="var(--green-soft)" />
      {DRAWINGS[kind]}
    </svg>
  )
}

/** What the kind says, never a sport or an art: the same kind is of football, robotics and ballet. */
const DRAWINGS = {
  // Within the hills of the school, with a tick: it is included.
  incluida: (
    <>
      <path d="M0 160l80-84 56 54 48-40 136 70z" fill="var(--green)" opacity=".25" />
      <circle cx="160" cy="80" r="34" fill="var(--card)" stroke="var(--green)" strokeWidth="6" />
      <path d="M144 81l12 12 21-24" fill="none" stroke="var(--green)" strokeWidth="7" />
    </>
  ),
  // One more, on top.
  adicional: (
    <>
      <path d="M0 124c80-22 240-22 320 0v36H0z" fill="var(--green)" opacity=".25" />
      <circle cx="160" cy="80" r="34" fill="var(--card)" stroke="var(--green)" strokeWidth="6" />
      <path d="M160 63v34m-17-17h34" fill="none" stroke="var(--green)" strokeWidth="7" />
    </>
  ),
  // People who meet.
  club: (
    <>
      <path d="M0 136c60-20 260-20 320 0v24H0z" fill="var(--green)" opacity=".25" />
      {[104, 160, 216].map((x) => (
        <g key={x} fill={x === 160 ? 'var(--green)' : 'var(--card)'} stroke="var(--green)" strokeWidth="6">
          <circle cx={x} cy="60" r="17" />
          <path d={`M${x - 30} 122c0-26 12-38 30-38s30 12 30 38z`} strokeLinejoin="round" />
        </g>
      ))}
    </>
  ),
}
