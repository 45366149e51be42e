/** Without `git add`, a commit leaves new files out. */
const COMMIT_TASK = 'Commit it: git add -A, then git commit -m "what is true now".'

/** @returns what a command that has changed content leaves to its editor, which always ends with the commit */
export const describeLeftTasks = (tasks: readonly string[]): string => `What is left for you:\n- ${[...tasks, COMMIT_TASK].join('\n- ')}`
