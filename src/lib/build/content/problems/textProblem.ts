/** A problem that an editor can act on, and where in the text it stands (an offset in characters). */
export type TextProblem = { offset: number; message: string }
/** The same with its line in the file, from 1. */
export type LineProblem = { line: number; message: string }
