/** enrolled green, admitted blue, anything else red (console-7). */
export function statusColour(status: string): 'green' | 'blue' | 'red' {
  switch (status.trim().toLowerCase()) {
    case 'enrolled':
      return 'green'
    case 'admitted':
      return 'blue'
    default:
      return 'red'
  }
}
