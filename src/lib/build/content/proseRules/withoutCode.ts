/** @returns as many blanks as the text has characters, so that offsets stay */
export const blanksFor = (found: string) => found.replaceAll(/[^\n]/g, ' ')

const BLOCK = /^[ \t]*(```|~~~)[\s\S]*?(?:^[ \t]*\1|$(?![\s\S]))/gm
/** Code in a line ends with its paragraph. */
const IN_LINE = /(`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?[^`]\1(?!`)/g
const COMMENT = /\{\/\*[\s\S]*?\*\/\}/g

/** @returns prose with blanks for what only shows how something is written (code), and for what nobody sees (comments) */
export const withoutCode = (body: string): string =>
  body.replaceAll(BLOCK, blanksFor).replaceAll(IN_LINE, blanksFor).replaceAll(COMMENT, blanksFor)
