/**
 * The code of the sandbox school's generated student with this index, from 0 on. Codes are unlike those of the
 * demonstration students for ever: five digits from 20001, a few with a leading zero (01000 to 03500) and a few that
 * begin with K.
 */
export function sandboxCodeAt(index: number): string {
  if (index % 40 === 7) return `0${1000 + Math.floor(index / 40)}`
  if (index % 25 === 24 || 20_001 + index > 99_999) {
    return `K${index.toString(36).toUpperCase().padStart(4, '0')}`
  }
  return String(20_001 + index)
}
