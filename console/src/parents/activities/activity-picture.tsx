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

const DRAWINGS = {
  // Hills and a leaf: what every student does outdoors.
  incluida: (
    <>
      <circle cx="250" cy="46" r="22" fill="var(--accent)" />
      <path d="M0 160l80-84 56 54 48-40 136 70z" fill="var(--green)" opacity=".35" />
      <path d="M160 148c-8-52 22-84 64-92 4 44-18 86-64 92zm0 0c10-26 24-46 44-62" fill="var(--green)" />
    </>
  ),
  // A ball in the air over the field.
  adicional: (
    <>
      <path d="M0 124c80-22 240-22 320 0v36H0z" fill="var(--green)" opacity=".35" />
      <circle cx="160" cy="74" r="38" fill="var(--card)" stroke="var(--green)" strokeWidth="6" />
      <path
        d="M160 56l17 12-6 20h-22l-6-20zM160 56V36m17 32l20-6m-26 26l12 18m-34-18l-12 18m6-38l-20-6"
        fill="none"
        stroke="var(--green)"
        strokeWidth="5"
      />
    </>
  ),
  // Notes on their lines: what is learnt together.
  club: (
    <>
      <path d="M0 56h320M0 76h320M0 96h320M0 116h320" stroke="var(--green)" strokeWidth="2" opacity=".35" />
      <path
        d="M132 112V48l72-14v64"
        fill="none"
        stroke="var(--green)"
        strokeWidth="8"
        strokeLinejoin="round"
      />
      <ellipse cx="116" cy="114" rx="18" ry="13" fill="var(--green)" />
      <ellipse cx="188" cy="100" rx="18" ry="13" fill="var(--green)" />
    </>
  ),
}
