/** Content is invalid. @param problems each as "file, line, field: sentence" */
export class ContentError extends Error {
  constructor(problems: readonly string[]) {
    super(`${problems.length === 1 ? 'A content entry is' : 'Content entries are'} broken:\n\n${problems.join('\n\n')}\n`)
    this.name = 'ContentError'
    // Without a stack, because an editor needs the message and not the location in our code.
    this.stack = ''
  }

  /** Without its message, because Astro adds advice about browsers to an error that has the word "document" or "window". */
  override toString() {
    return this.name
  }
}
