/** Loaded into a measured process before its program: answers how much of the machine it has used so far. */
process.on('message', (question) => {
  if (question !== 'usage') return
  const { user, system } = process.cpuUsage()
  process.send?.({ rssBytes: process.memoryUsage.rss(), cpuMicros: user + system })
})
// A bench that broke off leaves no server behind.
process.on('disconnect', () => process.exit(1))
process.channel?.unref()
