import type { TextProblem } from '../problems/textProblem.ts'

const TYPED = /\]\(\s*<?(tel|mailto):[^)\n]*\)/g

/** @returns a problem for each number or address of ours that a link has typed: they are settings, and change */
export const hardCodedContactProblems = (body: string): TextProblem[] =>
  [...body.matchAll(TYPED)].map(({ 0: link, 1: kind, index }) => ({
    offset: index,
    message: `${link.slice(1)} is typed by hand: write ({site:${kind === 'tel' ? 'phoneHref' : 'emailHref'}}), which is always the one of this site.`,
  }))
