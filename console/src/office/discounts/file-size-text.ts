const KB = 1024

/** The size of a file as one says it: `12 KB`, `1,4 MB`. */
export function fileSizeText(bytes: number): string {
  if (bytes < KB * KB) return `${Math.max(1, Math.round(bytes / KB))} KB`
  return `${(bytes / KB / KB).toFixed(1).replace('.', ',')} MB`
}
