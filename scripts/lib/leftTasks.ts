/** How to commit and push has one home. */
export const SEND_TASK = 'Send it: docs/content.md, "Every change".'

/** @returns what a command that has changed content leaves to its editor, which always ends with sending it */
export const describeLeftTasks = (tasks: readonly string[]): string => `What is left for you:\n- ${[...tasks, SEND_TASK].join('\n- ')}`
