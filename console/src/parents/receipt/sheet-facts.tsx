interface Props {
  readonly facts: readonly (readonly [label: string, value: string])[]
}

/** What a receipt is of, fact by fact. */
export function SheetFacts({ facts }: Props) {
  return (
    <dl className="receipt__facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
