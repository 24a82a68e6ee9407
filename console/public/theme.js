// Before the first paint: the theme that this person chose, else the one of the device.
;(() => {
  let kept = null
  try {
    kept = JSON.parse(localStorage.getItem('matricula.look') ?? 'null')
  } catch {
    kept = null
  }
  const dark =
    kept?.theme === 'dark' || (kept?.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
})()
