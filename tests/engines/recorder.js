/* Tells the stage (stage.ts) what goes wrong in a page, from the page's first moment on, in the same way in every engine. */
;(() => {
  const tell = (text) => {
    // Synchronous, so that nothing is under way when a journey ends.
    const request = new XMLHttpRequest()
    request.open('POST', '/_stage/fault', false)
    request.send(`${location.pathname}: ${text}`)
  }
  // Files that do not come are the stage's to see: engines also say so of a page that is being left.
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
