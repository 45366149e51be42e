/* Reports errors in a page to the proxy (proxy.ts), from the page's first moment on and in the same way in every engine. */
;(() => {
  const tell = (text) => {
    // Synchronous, so that no report is pending when a journey ends.
    const request = new XMLHttpRequest()
    request.open('POST', '/_proxy/fault', false)
    request.send(`${location.pathname}: ${text}`)
  }
  // Only errors of scripts. The proxy itself sees files that are missing; engines also report those of a page that is being left.
  addEventListener('error', (event) => tell(`${event.message} ${event.filename}:${event.lineno}`))
  addEventListener('unhandledrejection', (event) => tell(`unhandled: ${event.reason}`))
  addEventListener('securitypolicyviolation', (event) =>
    tell(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample} ${event.sourceFile}:${event.lineNumber}`),
  )
  const { error } = console
  console.error = (...words) => {
    tell(`console: ${words.join(' ')}`)
    error(...words)
  }
})()
