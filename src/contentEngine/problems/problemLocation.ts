/** Problems that an editor can fix, and how messages name their locations in a file: by line and field. */

/** A problem, and its offset in the text, in characters. */
export type TextProblem = { offset: number; message: string }
/** A problem with its line in the file, from 1. */
export type LineProblem = { line: number; message: string }

export type FieldPath = readonly PropertyKey[]

/** @returns a path for editors, counting from one: `categories › 2 › faqs › 1 › answer` */
export const fieldName = (path: FieldPath): string => path.map((key) => (typeof key === 'number' ? `${key + 1}` : String(key))).join(' › ')

/** @returns the line of an offset in a text, from 1 */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length
