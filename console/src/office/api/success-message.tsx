import { CheckCircleFilled } from '@ant-design/icons'

/** A message of success in a live region, so that it is read aloud as well as seen. */
export function successMessage(text: string) {
  return { content: <output>{text}</output>, icon: <CheckCircleFilled aria-hidden="true" /> }
}
