const sheet = /<link rel="stylesheet"[^>]* href="([^"]+)">\s*/g

/**
 * Puts the styles that a page links to into the page, so that it is painted before they arrive by themselves. The
 * links go to its end, because what is loaded later looks for them, and for no medium: there they would come after
 * the styles of later pages and win over them. `read` answers a file of the build by its address; the hub fills the
 * nonce in.
 */
export async function inlineStyles(
  page: string,
  read: (address: string) => Promise<string>,
): Promise<string> {
  const links = [...page.matchAll(sheet)]
  const styles = await Promise.all(links.map(([, address = '']) => read(address)))
  return page
    .replaceAll(sheet, '')
    .replace('</head>', () => `  <style nonce="">${styles.join('')}</style>\n  </head>`)
    .replace('</body>', () => `${links.map(unused).join('\n')}\n  </body>`)
}

function unused([link]: RegExpExecArray): string {
  return link.trim().replace('<link', '<link media="not all"')
}
