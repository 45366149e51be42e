/** How messages name a location in a file: by its line and its field. */

export type FieldPath = readonly PropertyKey[]

/** @returns a path for editors, counting from one: `categories › 2 › faqs › 1 › answer` */
export const fieldName = (path: FieldPath): string => path.map((key) => (typeof key === 'number' ? `${key + 1}` : String(key))).join(' › ')

/** @returns the line of an offset in a text, from 1 */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length
