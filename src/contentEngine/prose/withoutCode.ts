/** @returns as many spaces as the text has characters, so that offsets stay */
export const blankCopyOf = (text: string) => text.replaceAll(/[^\n]/g, ' ')

const CODE_BLOCK = /^[ \t]*(```|~~~)[\s\S]*?(?:^[ \t]*\1|$(?![\s\S]))/gm
/** Inline code ends with its paragraph. */
const INLINE_CODE = /(`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?[^`]\1(?!`)/g
const COMMENT = /\{\/\*[\s\S]*?\*\/\}/g

/** @returns prose with spaces instead of code and comments, so that offsets stay */
export const withoutCode = (body: string): string =>
  body.replaceAll(CODE_BLOCK, blankCopyOf).replaceAll(INLINE_CODE, blankCopyOf).replaceAll(COMMENT, blankCopyOf)
