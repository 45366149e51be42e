/** A problem that an editor can fix, and its offset in the text, in characters. */
export type TextProblem = { offset: number; message: string }
/** A problem with its line in the file, from 1. */
export type LineProblem = { line: number; message: string }
