import { useId } from 'react'

interface Props {
  label: string
  questions: readonly string[]
  onAsk: (question: string) => void
  /** The label is for the eyes too. */
  seen?: boolean
}

/** Questions that a touch asks. */
export function Suggestions({ label, questions, onAsk, seen = false }: Props) {
  const id = useId()
  return (
    <div className="suggestions">
      <p id={id} className={seen ? 'suggestions__label' : 'unseen'}>
        {label}
      </p>
      <ul aria-labelledby={id}>
        {questions.map((question) => (
          <li key={question}>
            <button type="button" className="suggestions__ask" onClick={() => onAsk(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
