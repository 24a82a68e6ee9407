export default { test: { include: ['live.js'] } }
